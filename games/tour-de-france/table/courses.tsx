import type { Language } from '@echappee/text'
import { CoursePicture, ownCourse, type Course, type CourseGroup, type StageProfile } from '@echappee/kit'
import { elevationOf, TERRAIN } from '@echappee/kit/drawing'
import { Jersey } from '@echappee/kit/results'
import { TOURS, TOUR_IDS, type StagePlan, type Tour, type TourId } from '../content/tours.ts'
import { lastRow } from '../rules/squares.ts'
import { tourSchema } from '../rules/tour-schema.ts'
import { wordsIn } from './props.ts'
import { boardOf, minutesOf } from './tour-minutes.ts'

/** Stages that are a race by themselves, the short one first, and tours. */
export function courses({ tour }: Readonly<Record<string, unknown>>, language: Language): CourseGroup[] {
  const words = wordsIn(language)
  const say = words.screen.courses
  const one = (key: string, name: string, made: Tour, value: unknown): Course => ({
    key,
    name,
    facts: made.stages.length === 1 ? say.rows(lastRow(boardOf(made, made.stages[0]!))) : say.stages(made.stages.length),
    minutes: minutesOf(made),
    picture: <CoursePicture stages={made.stages.map((stage) => profileOf(made, stage))} />,
    options: { tour: value },
  })
  const own = ownCourse(tourSchema, tour, {
    name: words.editor.own,
    options: { tour },
    draw: (made) => one('own', words.editor.own, made, made),
  })
  const preset = (id: TourId) => one(id, words.options.tour.values[id], TOURS[id], id)
  return [
    { key: 'race', name: say.race, about: say.raceAbout, courses: RACES.map(preset) },
    {
      key: 'tour',
      name: say.tour,
      about: say.tourAbout,
      mark: <Jersey kind="yellow" language={language} />,
      courses: [...own, ...TOUR_IDS.filter((id) => !RACES.includes(id)).map(preset)],
    },
  ]
}

const RACES: readonly TourId[] = TOUR_IDS.filter((id) => TOURS[id].stages.length === 1)

const STEPS = { flat: 0, climb: 1, descent: -1 } as const
const INKS = { flat: undefined, climb: TERRAIN.climb, descent: TERRAIN.descent } as const

function profileOf(tour: Tour, stage: StagePlan): StageProfile {
  const terrains = boardOf(tour, stage).rows.flatMap(({ from, to, terrain }) => Array.from({ length: to - from + 1 }, () => terrain))
  const { points } = elevationOf(
    terrains.map((terrain) => STEPS[terrain]),
    { width: 1, height: 1, foot: 0.86, rise: 0.7, least: 8 },
  )
  return {
    points: points.map(({ x, y }, i) => ({ along: x, down: y, ink: INKS[terrains[i - 1] ?? 'flat'] })),
    isTimeTrial: stage.kind === 'ttt',
  }
}
