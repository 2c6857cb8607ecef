import type { Language } from '@echappee/text'
import { CoursePicture, ownCourse, type Course, type CourseGroup, type StageProfile } from '@echappee/kit'
import { TERRAIN } from '@echappee/kit/drawing'
import { JERSEYS, Jersey } from '@echappee/kit/results'
import { ROAD_STAGE_IDS, STAGES, type RoadStageId, type StageId, type StageType } from '../content/stages.ts'
import { TOURS, TOUR_IDS, type TourId } from '../content/tours.ts'
import type { Terrain } from '../content/tiles.ts'
import { roadOf, terrainAt } from '../rules/road.ts'
import { stageSchema, tourSchema, type CustomStage, type CustomTour } from '../rules/stage-schema.ts'
import type { Words } from '../text/words/en/index.ts'
import { wordsIn } from './props.ts'
import { elevationOf } from './road/elevation.ts'

type Day = CustomTour['days'][number]

/** Races of one day, and tours with their jerseys. */
export function courses(options: Readonly<Record<string, unknown>>, language: Language): CourseGroup[] {
  const words = wordsIn(language)
  const say = words.screen.courses
  const { stage, tour } = options
  const jerseys = (
    <>
      {JERSEYS.map((kind) => (
        <Jersey key={kind} kind={kind} language={language} />
      ))}
    </>
  )
  const drawRace = (one: RoadStageId | CustomStage) => raceCourse(one, words)
  const drawTour = (one: TourId | CustomTour) => tourCourse(one, words)
  const ownRace = ownCourse(stageSchema, stage, { name: words.screen.ownStage, options: { mode: 'race', stage }, draw: drawRace })
  const ownTour = ownCourse(tourSchema, tour, { name: say.ownTour, options: { mode: 'tour', tour }, draw: drawTour })
  return [
    { key: 'race', name: words.options.mode.values.race, about: say.race, courses: [...ownRace, ...ROAD_STAGE_IDS.map(drawRace)] },
    { key: 'tour', name: words.options.mode.values.tour, about: say.tour, mark: jerseys, courses: [...ownTour, ...TOUR_IDS.map(drawTour)] },
  ]
}

function raceCourse(stage: RoadStageId | CustomStage, words: Words): Course {
  const { name, type, tiles } = sheetOf(stage)
  return {
    key: typeof stage === 'string' ? stage : 'own',
    name: typeof stage === 'string' ? words.options.stage.values[stage] : name || words.screen.ownStage,
    facts: words.screen.courses.stage(words.stageTypes[type], roadOf(tiles).line),
    minutes: minutesOf(stage),
    picture: <CoursePicture stages={[profileOf(stage)]} />,
    options: { mode: 'race', stage },
  }
}

function tourCourse(tour: TourId | CustomTour, words: Words): Course {
  const { name, days } = typeof tour === 'string' ? TOURS[tour] : tour
  const stages = days.filter((day) => day !== 'rest')
  return {
    key: typeof tour === 'string' ? tour : 'own',
    name: name || words.screen.courses.ownTour,
    facts: words.screen.courses.stages(stages.length),
    minutes: stages.reduce((sum, day) => sum + minutesOf(day), 0),
    picture: <CoursePicture stages={stages.map(profileOf)} />,
    options: { mode: 'tour', tour },
  }
}

const sheetOf = (day: Exclude<Day, 'rest'>) => (typeof day === 'string' ? STAGES[day satisfies StageId] : day)

const INKS: Readonly<Partial<Record<Terrain, string>>> = {
  ascent: TERRAIN.climb,
  descent: TERRAIN.descent,
  cobbles: TERRAIN.cobbles,
  supply: TERRAIN.feed,
}

function profileOf(day: Exclude<Day, 'rest'>): StageProfile {
  const { tiles, type } = sheetOf(day)
  const road = roadOf(tiles)
  const terrains = Array.from({ length: road.squares }, (_, i) => terrainAt(road, i + 1))
  const points = elevationOf(terrains, 1, 1).points.map(({ x, y }, i) => ({ along: x, down: y, ink: INKS[terrains[i - 1] ?? 'flat'] }))
  return { points, isTimeTrial: isTrial(type) }
}

/** Around a table, by its length; a time trial is soon over. */
function minutesOf(day: Exclude<Day, 'rest'>): number {
  const { tiles, type } = sheetOf(day)
  return Math.round((roadOf(tiles).squares * (isTrial(type) ? 0.25 : 0.55)) / 5) * 5
}

const isTrial = (type: StageType) => type === 'itt' || type === 'ttt'
