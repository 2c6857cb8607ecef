import type { OptionEditorProps } from '@echappee/kit'
import { asGroup, shake } from '@echappee/kit/motion'
import { KeptDocuments, TextField } from '@echappee/kit/editors'
import { JsonFile, takeChecked } from '@echappee/kit/files'
import { useState, type KeyboardEvent, type ReactElement } from 'react'
import { COURSES, COURSE_IDS, type CourseId } from '../../content/courses.ts'
import { LAST_SQUARE, TERRAINS, TILES_PER_TERRAIN, type Terrain } from '../../content/road.ts'
import { courseSchema, type CustomCourse } from '../../rules/course-schema.ts'
import { EnergyToken } from '../art/energy-token.tsx'
import { TERRAIN_INKS } from '../art/inks.ts'
import { wordsIn } from '../props.ts'
import { CourseStrip } from './course-strip.tsx'

/** The course: one of four, or sixteen squares laid by hand, or a file that is checked at once. */
export function CourseEditor({ value, options, onChange, language, labelId }: OptionEditorProps): ReactElement {
  const words = wordsIn(language)
  const course = courseIn(value)
  const isOwn = typeof value !== 'string'
  return (
    <fieldset className="editor cdb-editor" aria-labelledby={labelId}>
      <div className="editor-row cdb-editor-presets" {...asGroup(words.editor.presets)}>
        {COURSE_IDS.map((id) => (
          <button key={id} type="button" className="editor-tile" aria-pressed={value === id} onClick={() => onChange(id)}>
            <b>{words.options.course.values[id]}</b>
            <CourseStrip cases={COURSES[id].cases} />
          </button>
        ))}
        <button type="button" className="editor-tile" aria-pressed={isOwn} onClick={() => onChange(course)}>
          <b>{isOwn && course.name !== '' ? course.name : words.editor.own}</b>
          <CourseStrip cases={course.cases} />
        </button>
      </div>
      {isOwn ? <OwnCourse course={course} onChange={onChange} language={language} hasLimit={options['tileLimit'] === true} /> : undefined}
      <JsonFile
        language={language}
        onOpen={takeChecked(courseSchema, onChange, language, words.issues)}
        save={isOwn ? documentOf(course) : undefined}
      />
    </fieldset>
  )
}

function courseIn(value: unknown): CustomCourse {
  if (value !== null && typeof value === 'object') return value as CustomCourse
  const id = COURSE_IDS.find((preset) => preset === value) ?? ('msr' satisfies CourseId)
  return { name: '', cases: [...COURSES[id].cases], names: [] }
}

interface OwnCourseProps extends Pick<OptionEditorProps, 'onChange' | 'language'> {
  readonly course: CustomCourse
  readonly hasLimit: boolean
}

/** A terrain is chosen and laid by touch; or its letter typed on a square. */
function OwnCourse({ course, onChange, language, hasLimit }: OwnCourseProps): ReactElement {
  const words = wordsIn(language)
  const [brush, setBrush] = useState<Terrain>('C')
  const [refused, refuse] = useState(false)
  const lay = (index: number, terrain: Terrain, tile: HTMLElement): boolean => {
    const isRefused = index === LAST_SQUARE - 1 && terrain === 'P'
    refuse(isRefused)
    if (isRefused) shake(tile)
    else onChange({ ...course, cases: course.cases.map((old, i) => (i === index ? terrain : old)) })
    return !isRefused
  }
  const onKey = (event: KeyboardEvent<HTMLElement>, index: number) => {
    const tiles = [...(event.currentTarget.closest('ol')?.querySelectorAll<HTMLElement>('button') ?? [])]
    const terrain = TERRAINS.find((letter) => letter === event.key.toUpperCase())
    const isTyped = terrain !== undefined && !event.ctrlKey && !event.metaKey && !event.altKey
    const step = isTyped ? 1 : ({ ArrowRight: 1, ArrowLeft: -1 }[event.key] ?? 0)
    if (step === 0) return
    event.preventDefault()
    if (!isTyped || lay(index, terrain, event.currentTarget)) tiles[index + step]?.focus()
  }
  return (
    <div className="cdb-editor-own">
      <TextField label={words.editor.name} value={course.name} most={40} onChange={(name) => onChange({ ...course, name })} />
      <div className="editor-row cdb-brushes" {...asGroup(words.editor.brush)}>
        {TERRAINS.map((terrain) => {
          const count = course.cases.filter((other) => other === terrain).length
          return (
            <button key={terrain} type="button" className="editor-tile" aria-pressed={brush === terrain} onClick={() => setBrush(terrain)}>
              <EnergyToken face={terrain} size={26} />
              {words.terrains[terrain]}
              <b data-over={(hasLimit && count > TILES_PER_TERRAIN) || undefined}>{count}</b>
            </button>
          )
        })}
      </div>
      <ol className="cdb-tiles" aria-label={words.editor.tiles}>
        {course.cases.map((terrain, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- a square is its number
          <li key={i}>
            <button
              type="button"
              className="editor-tile"
              style={{ background: TERRAIN_INKS[terrain].fill }}
              onClick={(event) => lay(i, brush, event.currentTarget)}
              onKeyDown={(event) => onKey(event, i)}
            >
              <b aria-hidden="true">{terrain}</b>
              <small aria-hidden="true">{i + 1}</small>
              <span className="visually-hidden">{words.editor.tile(i + 1, words.terrains[terrain])}</span>
            </button>
          </li>
        ))}
      </ol>
      <output className="cdb-editor-note" data-refused={refused || undefined}>
        {refused ? words.editor.lastPlain : words.editor.hint}
      </output>
      <KeptDocuments
        place="coup-de-bordure/courses"
        schema={courseSchema}
        nameOf={({ name, cases }) => name.trim() || cases.join('')}
        document={course}
        onOpen={onChange}
        language={language}
      />
    </div>
  )
}

/** As the editor reads it again: the squares in letters. */
function documentOf({ name, cases, names }: CustomCourse) {
  return { name: name.trim() === '' ? 'course' : name, document: { name, cases: cases.join(''), ...(names.length === 0 ? {} : { names }) } }
}
