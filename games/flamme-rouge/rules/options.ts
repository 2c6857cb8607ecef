import { deepFreeze, optionsSchema, type Issue, type OptionFields, type OptionsOf } from '@echappee/kernel'
import * as z from 'zod/mini'
import { CATEGORIES, POINTS, type PointsTables } from '../content/points.ts'
import { MAX_TEAMS, type TeamKind } from '../content/riders.ts'
import { ROAD_STAGE_IDS, STAGES, type StageId, type StageType } from '../content/stages.ts'
import { TOURS, TOUR_IDS } from '../content/tours.ts'
import type { TourNumbers } from './numbers.ts'
import { stageSchema, tourSchema, type CustomStage } from './stage-schema.ts'
import { tileText, readTiles } from './tile-string.ts'

const points = z.array(z.int().check(z.minimum(0), z.maximum(100))).check(z.maxLength(6))

/** R3: a house's own tables, at most six places of at most 100 points or seconds each. */
const tables = z.object({
  finish: z.object({ flat: points, rolling: points, mountain: points }),
  sprint: points,
  summits: z.object(
    Object.fromEntries(CATEGORIES.map((category) => [category, points])) as Record<(typeof CATEGORIES)[number], typeof points>,
  ),
  finishBonus: points,
  sprintBonus: points,
}) as unknown as z.ZodMiniType<PointsTables>

const TOUR = { mode: 'tour' } as const
const RACE = { mode: 'race' } as const

/** FR section 6. Whatever belongs to tours alone has no effect in a race. */
export const optionFields = {
  mode: { group: 'course', kind: 'choice', values: ['race', 'tour'], default: 'race', formerly: 'tour' },
  tour: { group: 'course', when: TOUR, kind: 'document', presets: TOUR_IDS, default: 'TOUR3', schema: tourSchema },
  stage: { group: 'course', when: RACE, kind: 'document', presets: ROAD_STAGE_IDS, default: 'ST1', schema: stageSchema },
  /** At least so many teams: those that nobody plays are dummies. */
  teams: { group: 'start', kind: 'number', min: 2, max: MAX_TEAMS, default: 2 },
  dummies: { group: 'start', kind: 'choice', values: ['pelotonFirst', 'muscle'], default: 'pelotonFirst' },
  traits: { group: 'start', when: TOUR, kind: 'flag', default: true },
  form: { group: 'start', when: TOUR, kind: 'flag', default: true },
  /** `auto` draws in tours and places in races. */
  startGrid: { group: 'start', kind: 'choice', values: ['auto', 'draw', 'place'], default: 'auto' },
  breakaway: { group: 'start', when: RACE, kind: 'flag', default: false },
  supplyRule: { group: 'play', when: TOUR, kind: 'choice', values: ['musette', 'official'], default: 'musette' },
  sameSquareTie: { group: 'play', when: TOUR, kind: 'choice', values: ['gcReverse', 'lane'], default: 'gcReverse' },
  sprintZone: { group: 'result', when: TOUR, kind: 'choice', values: ['byTeams', '3', '4', '5'], default: 'byTeams' },
  baseTimeSquares: { group: 'result', when: TOUR, kind: 'choice', values: ['add', 'subtract', 'ignore'], default: 'add' },
  gapMeasure: { group: 'result', when: TOUR, kind: 'choice', values: ['empty', 'distance'], default: 'empty' },
  roundGapCap: { group: 'result', when: TOUR, kind: 'flag', default: true },
  finishBonus: { group: 'result', when: TOUR, kind: 'choice', values: ['allRoad', 'flatOnly'], default: 'allRoad' },
  teamTimeBonuses: { group: 'result', when: TOUR, kind: 'choice', values: ['include', 'exclude'], default: 'include' },
  tttReducedDecks: { group: 'play', when: TOUR, kind: 'flag', default: false },
  patronTarget: { group: 'play', when: TOUR, kind: 'choice', values: ['opponent', 'any'], default: 'opponent' },
  wideFinish: { group: 'play', kind: 'flag', default: false },
  /** FR-108: rounds after the winner's; 0 is off. */
  gruppetto: { group: 'play', when: TOUR, kind: 'number', min: 0, max: 5, default: 0 },
  /** FR-44: between two stages everybody says when to go on. */
  pause: { group: 'start', when: TOUR, kind: 'flag', default: false },
  finalRanking: { group: 'result', when: TOUR, kind: 'choice', values: ['yellow', 'jerseys'], default: 'yellow' },
  pointsTables: { group: 'result', when: TOUR, kind: 'document', presets: ['seed'], default: 'seed', schema: tables },
} as const satisfies OptionFields

export type Options = OptionsOf<typeof optionFields>

export const optionSchema = optionsSchema(optionFields, raceOnTheRoad)

/** A stage that is ridden: as many lanes at the start as the teams need (FR-107). */
export interface Stage {
  id: string
  name: string
  type: StageType
  tiles: string
  sprints: number[]
}

/** What is the same for the whole game. Frozen and shared. */
export interface Tour {
  options: Options
  seats: number
  /** Played teams first, in seat order. */
  teams: TeamKind[]
  /** FR-36: a race is a tour of one stage without the rules of tours. */
  isTour: boolean
  /** Null is a rest day. */
  days: (Stage | null)[]
  /** FR-50: squares of a sprint zone. */
  zone: number
  points: PointsTables
  /** Only where the lab has turned one of them. */
  numbers?: TourNumbers
}

let lastTour: Tour | undefined

/** Games that follow each other with the same options share their tour. */
export function tourOf(options: Options, seats: number, numbers?: TourNumbers): Tour {
  if (numbers !== undefined)
    return deepFreeze({ ...planTour(JSON.parse(JSON.stringify(options)) as Options, seats), numbers: { ...numbers } })
  if (lastTour === undefined || seats !== lastTour.seats || !areSame(options, lastTour.options))
    lastTour = deepFreeze(planTour(JSON.parse(JSON.stringify(options)) as Options, seats))
  return lastTour
}

/** Of plain values alone: options with a stage or a tour of one's own are never taken for others. */
function areSame(options: Options, others: Options): boolean {
  for (const key in options) {
    const value = options[key as keyof Options]
    if (typeof value === 'object' || value !== others[key as keyof Options]) return false
  }
  return true
}

function planTour(options: Options, seats: number): Tour {
  const teams = teamsOf(options, seats)
  const isTour = options.mode === 'tour'
  const days = isTour ? daysOf(options) : [options.stage]
  return {
    options,
    seats,
    teams,
    isTour,
    days: days.map((day) => (day === 'rest' ? null : stageOf(day, teams.length, options.wideFinish))),
    zone: options.sprintZone === 'byTeams' ? Math.max(3, teams.length - 1) : Number(options.sprintZone),
    points: options.pointsTables === 'seed' ? POINTS : options.pointsTables,
  }
}

/** FR-9: free places are filled with dummy teams, of which one at most is a Peloton. */
export function teamsOf({ teams, dummies }: Options, seats: number): TeamKind[] {
  return Array.from({ length: Math.max(seats, teams) }, (_, team) => {
    if (team < seats) return 'rider'
    return team === seats && dummies === 'pelotonFirst' ? 'peloton' : 'muscle'
  })
}

function daysOf({ tour }: Options) {
  return typeof tour === 'string' ? TOURS[tour].days : tour.days
}

/** The stages of the book, laid out once for each width. Frozen and shared. */
const laidOut = new Map<string, Stage>()

function stageOf(day: StageId | CustomStage, teams: number, isWideFinish: boolean): Stage {
  if (typeof day !== 'string') return layOut(day, teams, isWideFinish)
  const key = `${day} ${teams >= 5} ${isWideFinish}`
  let stage = laidOut.get(key)
  if (stage === undefined) {
    stage = deepFreeze(layOut(day, teams, isWideFinish))
    laidOut.set(key, stage)
  }
  return stage
}

/** FR-107: the wide layout, or the wide start tile, for five and six teams. */
function layOut(day: StageId | CustomStage, teams: number, isWideFinish: boolean): Stage {
  const isWide = teams >= 5
  const isOwn = typeof day !== 'string'
  const sheet = isOwn ? { ...day, id: 'custom' } : STAGES[day]
  const wide = isOwn ? undefined : STAGES[day].wide
  const { tiles, sprints } = isWide && wide !== undefined ? wide : sheet
  const laid = readTiles(tiles).tiles.map(({ tile }) => {
    if (isWide && tile === 'a') return '1D'
    if (isWide && tile === 'A') return '1'
    if (isWideFinish && tile === 'u') return 'v'
    return isWideFinish && tile === 'U' ? 'V' : tile
  })
  return { id: sheet.id, name: sheet.name, type: sheet.type, tiles: tileText(laid), sprints: [...sprints] }
}

function raceOnTheRoad({ mode, stage }: Options): Issue[] {
  const isTimeTrial = typeof stage !== 'string' && (stage.type === 'itt' || stage.type === 'ttt')
  return mode === 'race' && isTimeTrial ? [{ path: ['stage', 'type'], code: 'time_trial_in_race', params: {} }] : []
}
