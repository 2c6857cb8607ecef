import type { ReactElement } from 'react'

/** What can be ridden, as the set-up page shows it: `GameUi.courses`. */
export interface CourseGroup {
  readonly key: string
  readonly name: string
  /** What comes with it, in a line; where there are several groups. */
  readonly about?: string
  /** Drawn beside its name: jerseys, a cap. */
  readonly mark?: ReactElement
  readonly courses: readonly Course[]
}

/** A course, a stage or a tour. */
export interface Course {
  readonly key: string
  readonly name: string
  /** How long and of what kind: `78 squares, flat`. */
  readonly facts: string
  /** Around a table. */
  readonly minutes: number
  readonly picture: ReactElement
  /** The options that make it. */
  readonly options: Readonly<Record<string, unknown>>
}
