import { LABEL_LENGTH } from '@echappee/kernel'
import type { OptionEditorProps } from '@echappee/kit'
import type { Language } from '@echappee/text'
import { KeptDocuments, OrderedList, PresetSelect, TextField, Verdict, keptDocuments, named } from '@echappee/kit/editors'
import { JsonFile, takeChecked } from '@echappee/kit/files'
import type { ReactElement } from 'react'
import { STAGES, STAGE_IDS, type StageType } from '../../content/stages.ts'
import { TOURS, TOUR_IDS } from '../../content/tours.ts'
import { LIMITS, tourSchema, type CustomStage, type CustomTour } from '../../rules/stage-schema.ts'
import { stageTitle } from '../../text/labels.ts'
import { StageIcon } from '../parts/stage-icon.tsx'
import { wordsIn } from '../props.ts'
import { KEPT_STAGES } from './draft.ts'
import { problemsOf } from './problems.ts'
import { Share } from './share.tsx'
import { dayKey, dayOf, tourDraft, type Day } from './tour-draft.ts'

/** A tour of the book, or one's own: stages in any order, with rest days between them, checked as it grows. */
export function TourEditor({ value, onChange, setup, language, labelId }: OptionEditorProps): ReactElement {
  const words = wordsIn(language)
  const isPreset = typeof value === 'string' && Object.hasOwn(TOURS, value)
  return (
    <div className="editor fr-editor">
      <PresetSelect
        labelId={labelId}
        value={value}
        presets={named(TOUR_IDS, words.options.tour.values)}
        own={words.screen.editor.ownTour}
        draftOf={tourDraft}
        onChange={onChange}
      />
      {isPreset ? undefined : <OwnTour tour={value as CustomTour} onChange={onChange} setup={setup} language={language} />}
    </div>
  )
}

interface OwnTourProps extends Pick<OptionEditorProps, 'onChange' | 'setup' | 'language'> {
  readonly tour: CustomTour
}

function OwnTour({ tour, onChange, setup, language }: OwnTourProps): ReactElement {
  const words = wordsIn(language)
  const say = words.screen.editor
  const problems = problemsOf(tourSchema, tour, language)
  return (
    <>
      <TextField label={say.name} value={tour.name} most={LABEL_LENGTH} onChange={(name) => onChange({ ...tour, name })} />
      <Days tour={tour} onChange={onChange} language={language} />
      <Verdict problems={problems} good={say.goodTour} language={language} />
      <Share options={{ mode: 'tour', tour }} isGood={problems.length === 0} setup={setup} language={language} />
      <KeptDocuments
        place="flamme-rouge/tours"
        schema={tourSchema}
        nameOf={({ name, days }) => name || days.map((day) => dayName(day, language)).join(' · ')}
        document={tour}
        onOpen={onChange}
        language={language}
      />
      <JsonFile
        language={language}
        onOpen={takeChecked(tourSchema, onChange, language, words.issues)}
        save={{ name: tour.name || words.options.tour.label, document: tour }}
      />
    </>
  )
}

/** FR-36: one line a day. */
function Days({ tour, onChange, language }: Omit<OwnTourProps, 'setup'>): ReactElement {
  const words = wordsIn(language)
  const say = words.screen.editor
  const own = ownStages(tour)
  return (
    <OrderedList<Day>
      label={say.days}
      items={tour.days}
      most={LIMITS.days}
      nameOf={say.day}
      adds={[
        { text: say.addStage, item: own[0] ?? 'ST1' },
        { text: say.addRest, item: 'rest' },
      ]}
      onChange={(days) => onChange({ name: tour.name, days })}
      language={language}
    >
      {(day, set, name) => (
        <>
          {day === 'rest' ? <span className="fr-rest" aria-hidden="true" /> : <StageIcon type={typeOf(day)} size={26} />}
          <select aria-label={name} value={dayKey(day)} onChange={({ target }) => set(dayOf(target.value))}>
            <DayOption day="rest" language={language} />
            {own.length === 0 ? undefined : (
              <optgroup label={say.ownStages}>
                {own.map((stage) => (
                  <DayOption key={dayKey(stage)} day={stage} language={language} />
                ))}
              </optgroup>
            )}
            <optgroup label={say.bookStages}>
              {STAGE_IDS.map((id) => (
                <DayOption key={id} day={id} language={language} />
              ))}
            </optgroup>
          </select>
        </>
      )}
    </OrderedList>
  )
}

function DayOption({ day, language }: { readonly day: Day; readonly language: Language }): ReactElement {
  const type = day === 'rest' ? undefined : wordsIn(language).stageTypes[typeOf(day)]
  const name = dayName(day, language)
  return <option value={dayKey(day)}>{type === undefined ? name : `${name} (${type})`}</option>
}

/** Those of the tour, which may have come with a link or a file, and those that this device keeps. */
function ownStages({ days }: CustomTour): CustomStage[] {
  const all = [...days.filter((day): day is CustomStage => typeof day !== 'string'), ...keptDocuments(KEPT_STAGES)]
  return [...new Map(all.map((stage) => [dayKey(stage), stage])).values()]
}

function typeOf(day: Exclude<Day, 'rest'>): StageType {
  return typeof day === 'string' ? STAGES[day].type : day.type
}

function dayName(day: Day, language: Language): string {
  const words = wordsIn(language)
  if (day === 'rest') return words.screen.rest
  return typeof day === 'string' ? stageTitle(words, { id: day, name: STAGES[day].name }) : day.name || day.tiles
}
