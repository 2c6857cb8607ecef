import { check } from '@echappee/kernel'
import type { Language, OptionEditorProps } from '@echappee/ui'
import { JsonFile, takeChecked } from '@echappee/ui/files'
import type { ReactElement } from 'react'
import { STAGES, STAGE_IDS, type StageId, type StageType } from '../../content/stages.ts'
import { TOURS, TOUR_IDS, type TourId } from '../../content/tours.ts'
import { LIMITS, tourSchema, type CustomStage, type CustomTour } from '../../rules/stage-schema.ts'
import { stageTitle } from '../labels.ts'
import { StageIcon } from '../parts/stage-icon.tsx'
import { wordsIn } from '../props.ts'
import { keptStages } from './kept-stages.ts'
import { Share } from './share.tsx'
import { addDay, dayKey, dayOf, dropDay, moveDay, setDay, tourDraft, type Day } from './tour-draft.ts'
import { Verdict } from './verdict.tsx'

const OWN = 'own'

/** A tour of the book, or one's own: stages in any order, with rest days between them, checked as it grows. */
export function TourEditor({ value, onChange, setup, language, labelId }: OptionEditorProps): ReactElement {
  const words = wordsIn(language)
  const say = words.screen.editor
  const isPreset = typeof value === 'string' && Object.hasOwn(TOURS, value)
  const tour = isPreset ? undefined : (value as CustomTour)
  return (
    <div className="fr-editor">
      <select
        aria-labelledby={labelId}
        value={isPreset ? value : OWN}
        onChange={({ target }) => onChange(target.value === OWN ? tourDraft(isPreset ? (value as TourId) : 'TOUR3') : target.value)}
      >
        {TOUR_IDS.map((id) => (
          <option key={id} value={id}>
            {words.options.tour.values[id]}
          </option>
        ))}
        <option value={OWN}>{say.ownTour}</option>
      </select>
      {tour === undefined ? undefined : (
        <>
          <label>
            {say.name}
            <input value={tour.name} maxLength={60} onChange={({ target }) => onChange({ ...tour, name: target.value })} />
          </label>
          <Days tour={tour} onChange={onChange} language={language} />
          <Verdict schema={tourSchema} document={tour} good={say.goodTour} language={language} />
          <Share options={{ mode: 'tour', tour }} isGood={check(tourSchema, tour).ok} setup={setup} language={language} />
          <JsonFile
            language={language}
            onOpen={takeChecked(tourSchema, onChange, language, words.issues)}
            save={{ name: tour.name === '' ? say.ownTour : tour.name, document: tour }}
          />
        </>
      )}
    </div>
  )
}

interface DaysProps {
  readonly tour: CustomTour
  readonly onChange: (tour: CustomTour) => void
  readonly language: Language
}

function Days({ tour, onChange, language }: DaysProps): ReactElement {
  const words = wordsIn(language)
  const say = words.screen.editor
  const own = ownStages(tour)
  const nameOf = (day: Day) =>
    day === 'rest' ? words.screen.rest : typeof day === 'string' ? bookName(language, day) : ownName(language, day)
  return (
    <>
      <ol className="fr-days" aria-label={say.days}>
        {tour.days.map((day, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- a day is its place in the tour
          <li key={i}>
            {day === 'rest' ? <span className="fr-rest" aria-hidden="true" /> : <StageIcon type={typeOf(day)} size={26} />}
            <select
              aria-label={say.day(i + 1)}
              value={dayKey(day)}
              onChange={({ target }) => onChange(setDay(tour, i, dayOf(target.value)))}
            >
              <option value="rest">{words.screen.rest}</option>
              {own.length === 0 ? undefined : (
                <optgroup label={say.ownStages}>
                  {own.map((stage) => (
                    <option key={dayKey(stage)} value={dayKey(stage)}>
                      {nameOf(stage)}
                    </option>
                  ))}
                </optgroup>
              )}
              <optgroup label={say.bookStages}>
                {STAGE_IDS.map((id) => (
                  <option key={id} value={id}>
                    {nameOf(id)}
                  </option>
                ))}
              </optgroup>
            </select>
            <button
              type="button"
              className="pill"
              aria-label={say.earlier(i + 1)}
              aria-disabled={i === 0}
              onClick={() => onChange(moveDay(tour, i, -1))}
            >
              ↑
            </button>
            <button
              type="button"
              className="pill"
              aria-label={say.later(i + 1)}
              aria-disabled={i === tour.days.length - 1}
              onClick={() => onChange(moveDay(tour, i, 1))}
            >
              ↓
            </button>
            <button type="button" className="pill" aria-label={say.dropDay(i + 1)} onClick={() => onChange(dropDay(tour, i))}>
              ×
            </button>
          </li>
        ))}
      </ol>
      <div className="fr-builder-buttons">
        <button
          type="button"
          className="pill"
          aria-disabled={tour.days.length >= LIMITS.days}
          onClick={() => onChange(addDay(tour, own[0] ?? 'ST1'))}
        >
          {say.addStage}
        </button>
        <button
          type="button"
          className="pill"
          aria-disabled={tour.days.length >= LIMITS.days}
          onClick={() => onChange(addDay(tour, 'rest'))}
        >
          {say.addRest}
        </button>
      </div>
    </>
  )
}

/** Those of the tour, which may have come with a link or a file, and those that this device keeps. */
function ownStages({ days }: CustomTour): CustomStage[] {
  const all = [...days.filter((day): day is CustomStage => typeof day !== 'string'), ...keptStages()]
  return [...new Map(all.map((stage) => [dayKey(stage), stage])).values()]
}

function typeOf(day: Exclude<Day, 'rest'>): StageType {
  return typeof day === 'string' ? STAGES[day].type : day.type
}

function bookName(language: Language, id: StageId): string {
  const words = wordsIn(language)
  return `${stageTitle(words, { id, name: STAGES[id].name })} (${words.stageTypes[STAGES[id].type]})`
}

function ownName(language: Language, { name, tiles, type }: CustomStage): string {
  return `${name === '' ? tiles : name} (${wordsIn(language).stageTypes[type]})`
}
