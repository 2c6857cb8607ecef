import type { OptionEditorProps } from '@echappee/ui'
import { JsonFile, takeChecked } from '@echappee/ui/files'
import type { ReactElement } from 'react'
import { COURSES, PRESETS } from '../../content/courses.ts'
import { courseSchema } from '../../rules/course-schema.ts'
import { withFeedSide } from '../../rules/course.ts'
import { planOf, presetOf, tilesOf } from '../course-plan.ts'
import { wordsIn } from '../props.ts'
import { CourseTiles } from './course-tiles.tsx'

/** A course drawn by lot, one of ours, or one composed from the tiles of each zone; or from a file, checked at once. */
export function CourseEditor({ value, onChange, language, labelId }: OptionEditorProps): ReactElement {
  const words = wordsIn(language)
  const say = words.editor
  const plan = planOf(value)
  const compose = () => onChange(plan ?? { sectors: [...COURSES[presetOf(value) ?? 'balade']] })
  return (
    <fieldset className="ti-editor" aria-labelledby={labelId}>
      <div className="ti-editor-presets">
        <Chip isOn={value === 'random'} onClick={() => onChange('random')}>
          {say.random}
        </Chip>
        {PRESETS.map((preset) => (
          <Chip key={preset} isOn={value === preset} onClick={() => onChange(preset)}>
            {words.presets[preset]}
          </Chip>
        ))}
        <Chip isOn={plan !== undefined} onClick={compose}>
          {say.own}
        </Chip>
      </div>
      <CourseTiles tiles={tilesOf(value)} plan={plan} onChange={onChange} words={words} />
      {value === 'random' ? <p className="muted">{say.randomHint}</p> : undefined}
      {value !== 'random' && isFeedTurned(value) ? <p className="muted">{say.feedSide}</p> : undefined}
      {plan === undefined ? undefined : (
        <label className="ti-editor-name">
          {say.name}
          <input
            value={plan.name ?? ''}
            maxLength={60}
            onChange={({ target }) => onChange(target.value === '' ? { sectors: plan.sectors } : { ...plan, name: target.value })}
          />
        </label>
      )}
      <JsonFile
        language={language}
        onOpen={takeChecked(courseSchema, onChange, language, words.issues)}
        save={plan === undefined ? undefined : { name: plan.name ?? say.unnamed, document: plan }}
      />
    </fieldset>
  )
}

function isFeedTurned(value: unknown): boolean {
  const sectors = tilesOf(value).flatMap((tile) => tile ?? [])
  return withFeedSide(sectors).some((tile, i) => tile !== sectors[i])
}

function Chip({ isOn, onClick, children }: { isOn: boolean; onClick: () => void; children: string }): ReactElement {
  return (
    <button type="button" className="pill" aria-pressed={isOn} onClick={onClick}>
      {children}
    </button>
  )
}
