import { check } from '@echappee/kernel'
import type { Language } from '@echappee/text'
import { CoursePicture, type Course, type CourseGroup, type ProfilePoint, type StageProfile } from '@echappee/kit'
import { TERRAIN } from '@echappee/kit/drawing'
import { DEFAULT_BOARD, HALF_TOUR, type BoardPack, type Stage } from '../content/board.ts'
import { boardSchema } from '../rules/board-schema.ts'
import type { Options } from '../rules/options.ts'
import { YellowCap } from './art/scenery.tsx'
import type { Words } from '../text/words/en/index.ts'
import { wordsIn } from './props.ts'
import { lengthText, stageName } from '../text/tour.ts'

/** Around a table. */
const MINUTES = 5

/** Single stages of the board, and tours for the yellow cap. */
export function courses(options: Readonly<Record<string, unknown>>, language: Language): CourseGroup[] {
  const words = wordsIn(language)
  const say = words.picker
  const pack = check(boardSchema, options['board'])
  const board = pack.ok ? pack.value : DEFAULT_BOARD
  const all = board.stages.map(({ n }) => n)
  const tour = (key: string, name: string, value: unknown, numbers: readonly number[]): Course => ({
    key,
    name,
    facts: say.stages(numbers.length),
    minutes: MINUTES * numbers.length,
    picture: <CoursePicture stages={board.stages.filter(({ n }) => numbers.includes(n)).map(profileOf)} />,
    options: { stages: value },
  })
  const list = options['stages']
  const own = Array.isArray(list) && list.length > 1 ? [tour('own', say.own, list, list as number[])] : []
  const half = HALF_TOUR.every((n) => all.includes(n)) ? [tour('half', say.half, 'half', HALF_TOUR)] : []
  return [
    { key: 'race', name: say.race, about: say.raceAbout, courses: board.stages.map((stage) => raceCourse(stage, board, options, words)) },
    {
      key: 'tour',
      name: say.tour,
      about: say.tourAbout,
      mark: <YellowCap size={26} />,
      courses: [...own, ...half, tour('full', say.full, 'full', all)],
    },
  ]
}

function raceCourse(stage: Stage, board: BoardPack, options: Readonly<Record<string, unknown>>, words: Words): Course {
  const name = stageName(words, { options: options as Options }, stage)
  return {
    key: String(stage.n),
    name: name || words.where.stage(stage.n, stage.type),
    facts: words.picker.facts(words.stageTypes[stage.type], lengthText(words, board, stage)),
    minutes: MINUTES,
    picture: <CoursePicture stages={[profileOf(stage)]} />,
    options: { stages: [stage.n] },
  }
}

/** The longest stages that a picture shows in full: others end as far before its right side. */
const HIGHEST_KM = 140

function profileOf(stage: Stage): StageProfile {
  if (stage.type === 'timetrial') return { points: level(TERRAIN.trial, [0, 1]), isTimeTrial: true }
  const { lengthKm, sprintFromKm, type } = stage
  if (type === 'mountain') {
    const top = 0.8 - 0.68 * Math.min(1, lengthKm / HIGHEST_KM)
    const down = [0.8, (0.8 + top) / 2 + 0.04, (0.8 + top) / 2, top + 0.06, top, (0.8 + top) / 2, 0.72]
    return { points: down.map((y, i) => ({ along: [0, 0.22, 0.3, 0.56, 0.64, 0.84, 1][i]!, down: y, ink: TERRAIN.mountain })) }
  }
  if (sprintFromKm === null) return { points: level(TERRAIN.plain, [0, 1]) }
  const zone = sprintFromKm / lengthKm
  return { points: [...level(TERRAIN.plain, [0, zone]), ...level(TERRAIN.sprint, [zone, 1])] }
}

const level = (ink: string, places: readonly number[]): ProfilePoint[] => places.map((along) => ({ along, down: 0.78, ink }))
