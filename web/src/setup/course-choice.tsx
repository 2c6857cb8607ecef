import { seededChance, type AnyGame } from '@echappee/kernel'
import type { AnyGameUi, Course, CourseGroup } from '@echappee/kit'
import { Suspense, lazy, useId, useState, type ReactElement } from 'react'
import { useWords } from '../shell/language.tsx'
import { randomHex } from '../shell/random-hex.ts'
import { Fold, fieldsOf } from './option-groups.tsx'
import { OptionForm, type OptionFormProps } from './option-form.tsx'

/** So many courses are seen at first. */
const AT_FIRST = 8

const TryIt = lazy(async () => ({ default: (await import('../lab/try-it.tsx')).TryIt }))

interface CourseChoiceProps extends OptionFormProps {
  readonly ui: AnyGameUi
  readonly game: AnyGame
  readonly seats: number
}

/** What is ridden: a card with a picture for each course that the game shows, or the plain options where it has none. */
export function CourseChoice({ ui, game, seats, ...form }: CourseChoiceProps): ReactElement {
  const { m, language } = useWords()
  const { options, onChange } = form
  const [last, setLast] = useState<Readonly<Record<string, string>>>({})
  const groups = ui.courses?.(options, language) ?? []
  const fields = fieldsOf('course', form.fields, options)
  if (groups.length === 0)
    return (
      <fieldset className="courses">
        <legend>{m.setup.what}</legend>
        <OptionForm {...form} fields={fields} />
      </fieldset>
    )
  const chosen = chosenIn(groups, options)
  const group = groups.find(({ courses }) => chosen !== undefined && courses.includes(chosen)) ?? groups[0]!
  const choose = (course: Course, of: CourseGroup) => {
    setLast({ ...last, [of.key]: course.key })
    onChange({ ...options, ...course.options })
  }
  // Whoever comes back to a group finds what he had chosen there.
  const enter = (of: CourseGroup) => choose(of.courses.find(({ key }) => key === last[of.key]) ?? of.courses[0]!, of)
  // A plain choice is made by the cards.
  const made = Object.fromEntries(Object.entries(fields).filter(([, { kind }]) => kind !== 'choice'))
  return (
    <fieldset className="courses">
      <legend>{m.setup.what}</legend>
      {groups.length > 1 ? <GroupChoice groups={groups} chosen={group} onChoose={enter} /> : undefined}
      {group.about === undefined ? undefined : <p className="course-about">{group.about}</p>}
      <Cards key={group.key} group={group} chosen={chosen} onChoose={(course) => choose(course, group)} />
      <Fold title={m.setup.ownCourse}>
        {ui.randomCourse === undefined ? undefined : (
          <p className="buttons">
            <button
              type="button"
              className="button"
              onClick={() => onChange({ ...options, ...ui.randomCourse!(seededChance(randomHex(8)), options) })}
            >
              {m.share.random}
            </button>
          </p>
        )}
        <OptionForm {...form} fields={made} />
        <Suspense>
          <TryIt game={game} options={options} seats={seats} />
        </Suspense>
      </Fold>
    </fieldset>
  )
}

/** The course that the options make. */
export function chosenIn(groups: readonly CourseGroup[], options: Readonly<Record<string, unknown>>): Course | undefined {
  const isMade = ([key, value]: [string, unknown]) => JSON.stringify(value) === JSON.stringify(options[key])
  return groups.flatMap(({ courses }) => courses).find((course) => Object.entries(course.options).every(isMade))
}

interface GroupChoiceProps {
  readonly groups: readonly CourseGroup[]
  readonly chosen: CourseGroup
  readonly onChoose: (group: CourseGroup) => void
}

/** A race or a tour. */
function GroupChoice({ groups, chosen, onChoose }: GroupChoiceProps): ReactElement {
  const { m } = useWords()
  const name = useId()
  return (
    <div className="course-groups">
      {groups.map((group) => (
        <label key={group.key} className="course-group">
          <input type="radio" name={name} checked={group === chosen} onChange={() => onChoose(group)} />
          <span className="course-group-name">
            <b>{group.name}</b>
            {group.mark}
          </span>
          <small className="course-group-time">{m.setup.time(...spanOf(group.courses))}</small>
        </label>
      ))}
    </div>
  )
}

function spanOf(courses: readonly Course[]): [least: number, most: number] {
  const minutes = courses.flatMap((course) => (course.minutes === 0 ? [] : [course.minutes]))
  return [Math.min(...minutes), Math.max(...minutes)]
}

interface CardsProps {
  readonly group: CourseGroup
  readonly chosen: Course | undefined
  readonly onChoose: (course: Course) => void
}

function Cards({ group: { name: label, courses }, chosen, onChoose }: CardsProps): ReactElement {
  const { m } = useWords()
  const name = useId()
  const [isAll, showAll] = useState(false)
  const shown = isAll ? courses : courses.filter((course, i) => i < AT_FIRST || course === chosen)
  return (
    <div className="course-cards" role="radiogroup" aria-label={label}>
      {shown.map((course) => (
        <label key={course.key} className="course-card">
          <input type="radio" name={name} checked={course === chosen} onChange={() => onChoose(course)} />
          {course.picture}
          <b>{course.name}</b>
          <small>{course.facts}</small>
          {course.minutes === 0 ? undefined : <small>{m.setup.time(course.minutes, course.minutes)}</small>}
        </label>
      ))}
      {shown.length < courses.length ? (
        <button type="button" className="button course-more" onClick={() => showAll(true)}>
          {m.setup.allCourses(courses.length)}
        </button>
      ) : undefined}
    </div>
  )
}
