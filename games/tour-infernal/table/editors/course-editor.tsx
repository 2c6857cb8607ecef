import { LABEL_LENGTH } from '@echappee/kernel'
import type { OptionEditorProps } from '@echappee/kit'
import { KeptDocuments, Pills, TextField, named } from '@echappee/kit/editors'
import { JsonFile, takeChecked } from '@echappee/kit/files'
import type { ReactElement } from 'react'
import { COURSES, PRESETS } from '../../content/courses.ts'
import { courseSchema } from '../../rules/course-schema.ts'
import { withFeedSide } from '../../rules/course.ts'
import { planOf, presetOf, tilesOf } from '../course-plan.ts'
import { wordsIn } from '../props.ts'
import { CourseTiles } from './course-tiles.tsx'

const OWN = 'own'

/** A course drawn by lot, one of ours, or one composed from the tiles of each zone; or from a file, checked at once. */
export function CourseEditor({ value, onChange, language, labelId }: OptionEditorProps): ReactElement {
  const words = wordsIn(language)
  const say = words.editor
  const plan = planOf(value)
  const compose = () => onChange(plan ?? { sectors: [...COURSES[presetOf(value) ?? 'balade']] })
  return (
    <div className="editor ti-editor">
      <Pills
        labelId={labelId}
        items={[{ id: 'random', text: say.random }, ...named(PRESETS, words.presets), { id: OWN, text: say.own }]}
        chosen={[plan === undefined ? String(value) : OWN]}
        onPick={(id) => (id === OWN ? compose() : onChange(id))}
      />
      <CourseTiles tiles={tilesOf(value)} plan={plan} onChange={onChange} words={words} />
      {value === 'random' ? <p className="muted">{say.randomHint}</p> : undefined}
      {value !== 'random' && isFeedTurned(value) ? <p className="muted">{say.feedSide}</p> : undefined}
      {plan === undefined ? undefined : (
        <>
          <TextField
            label={say.name}
            value={plan.name ?? ''}
            most={LABEL_LENGTH}
            onChange={(name) => onChange(name === '' ? { sectors: plan.sectors } : { ...plan, name })}
          />
          <KeptDocuments
            place="tour-infernal/courses"
            schema={courseSchema}
            nameOf={({ name, sectors }) => name ?? sectors.join(' ')}
            document={plan}
            onOpen={onChange}
            language={language}
          />
        </>
      )}
      <JsonFile
        language={language}
        onOpen={takeChecked(courseSchema, onChange, language, words.issues)}
        save={plan === undefined ? undefined : { name: plan.name ?? say.unnamed, document: plan }}
      />
    </div>
  )
}

function isFeedTurned(value: unknown): boolean {
  const sectors = tilesOf(value).flatMap((tile) => tile ?? [])
  return withFeedSide(sectors).some((tile, i) => tile !== sectors[i])
}
