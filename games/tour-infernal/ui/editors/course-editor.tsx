import { check, type Issue } from '@echappee/kernel'
import { issueText, type OptionEditorProps } from '@echappee/ui'
import { useRef, useState, type ReactElement } from 'react'
import { COURSES, PRESETS, type CoursePlan } from '../../content/courses.ts'
import { courseSchema } from '../../rules/course-schema.ts'
import { withFeedSide } from '../../rules/course.ts'
import { planOf, presetOf, tilesOf } from '../course-plan.ts'
import type { Messages } from '../messages/en.ts'
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
      <Files plan={plan} onChange={onChange} words={words} />
    </fieldset>
  )
}

function isFeedTurned(value: unknown): boolean {
  const sectors = tilesOf(value).flatMap((tile) => tile ?? [])
  return withFeedSide(sectors).some((tile, i) => tile !== sectors[i])
}

function Chip({ isOn, onClick, children }: { isOn: boolean; onClick: () => void; children: string }): ReactElement {
  return (
    <button type="button" className="ti-chip" aria-pressed={isOn} onClick={onClick}>
      {children}
    </button>
  )
}

interface FilesProps {
  readonly plan: CoursePlan | undefined
  readonly onChange: (value: unknown) => void
  readonly words: Messages
}

/** A bad file changes nothing, and every mistake is named with its place. */
function Files({ plan, onChange, words }: FilesProps): ReactElement {
  const say = words.editor
  const input = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState<{ name: string; problems: readonly string[] }>()
  const [loaded, setLoaded] = useState<string>()
  const read = async (file: File) => {
    setLoaded(undefined)
    const refuse = (problems: readonly string[]) => setRefused({ name: file.name, problems })
    let raw: unknown
    try {
      raw = JSON.parse(await file.text())
    } catch (error) {
      return refuse([say.noJson(error instanceof Error ? error.message : '')])
    }
    const checked = check(courseSchema, raw)
    if (!checked.ok) return refuse(checked.issues.map((issue: Issue) => issueText(words.language, issue, words.issues)))
    setRefused(undefined)
    setLoaded(file.name)
    onChange(checked.value)
  }
  return (
    <div className="ti-editor-files">
      <button type="button" className="button" onClick={() => input.current?.click()}>
        {say.load}
      </button>
      {plan === undefined ? undefined : (
        <>
          <button type="button" className="button" onClick={() => save(plan, say.unnamed)}>
            {say.save}
          </button>
          <label>
            {say.name}
            <input
              value={plan.name ?? ''}
              maxLength={60}
              onChange={({ target }) => onChange(target.value === '' ? { sectors: plan.sectors } : { ...plan, name: target.value })}
            />
          </label>
        </>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept="application/json,.json"
        aria-label={say.load}
        onChange={(event) => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file !== undefined) void read(file)
        }}
      />
      <output>{loaded === undefined ? '' : say.loaded(loaded)}</output>
      {refused === undefined ? undefined : (
        <div className="problem" role="alert">
          <strong>{say.bad(refused.name)}</strong>
          <ul>
            {refused.problems.slice(0, 8).map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

function save(plan: CoursePlan, unnamed: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([JSON.stringify(plan, undefined, 2)], { type: 'application/json' }))
  link.download = `${plan.name ?? unnamed}.json`
  link.click()
  URL.revokeObjectURL(link.href)
}
