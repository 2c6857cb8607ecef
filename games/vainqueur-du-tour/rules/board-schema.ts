import { LABEL_LENGTH, isPlainText } from '@echappee/kernel'
import * as z from 'zod/mini'
import { carrySchema } from './carry.ts'
import { KM_PER_SQUARE, STAGE_TYPES, type BoardPack } from '../content/board.ts'

/** What only this game asks of a board pack; mistakes of mere type have the codes of the schema library. */
export const BOARD_ISSUES = [
  'km_per_square',
  'no_stages',
  'stage_number',
  'stage_order',
  'stage_length',
  'sprint_zone',
  'unknown_track',
  'track_finish',
  'square_range',
  'square_twice',
  'instruction_n',
  'again_has_no_n',
  'many_tracks',
] as const
export type BoardIssue = (typeof BOARD_ISSUES)[number]

const SHORTEST_TRACK = 6

/** VDT-33: what a board can have at most, so that every tour ends and every board can be shown. */
export const MOST_STAGES = 30
export const LAST_STAGE = 99
const LONGEST_KM = 1000
const MOST_TRACKS = 4
const LONGEST_TRACK = 60
const MOST_MISSED = 9

const kmPerSquare = z.number().check(must((km) => km === KM_PER_SQUARE, 'km_per_square', { expected: KM_PER_SQUARE }))
const stageNumber = z.number().check(must((n) => isCount(n) && n <= LAST_STAGE, 'stage_number', { min: 1, max: LAST_STAGE }))
const lengthKm = z.number().check(must(isLength, 'stage_length', { step: KM_PER_SQUARE, max: LONGEST_KM }))
const text = z.string().check(z.maxLength(LABEL_LENGTH), z.refine(isPlainText, { params: { code: 'plain_text' } }))
const label = z.exactOptional(text)

const roadStage = z
  .object({ n: stageNumber, type: z.enum(['plain', 'mountain']), lengthKm, sprintFromKm: z.nullable(z.number()), name: label })
  .check(({ value: { lengthKm: length, sprintFromKm: from }, issues }) => {
    if (from === null || !isLength(length) || (isDistance(from) && from < length)) return
    issues.push(issue(from, ['sprintFromKm'], 'sprint_zone', { step: KM_PER_SQUARE, length }))
  })
const timeTrialStage = z.object({ n: stageNumber, type: z.literal('timetrial'), track: text, name: label })

// The type is read first, so that a stage of no known type is told the types there are.
const stage = z.pipe(z.looseObject({ type: z.enum(STAGE_TYPES) }), z.discriminatedUnion('type', [roadStage, timeTrialStage]))

const at = z.number()
const howMany = (most: number) => z.number().check(must((n) => isCount(n) && n <= most, 'instruction_n', { min: 1, max: most }))
const instruction = z.pipe(
  z.looseObject({ do: z.enum(['ADVANCE', 'BACK', 'MISS', 'AGAIN']) }),
  z.discriminatedUnion('do', [
    z.object({ at, do: z.enum(['ADVANCE', 'BACK']), n: howMany(LONGEST_TRACK) }),
    z.object({ at, do: z.literal('MISS'), n: howMany(MOST_MISSED) }),
    z.pipe(
      z.looseObject({ at, do: z.literal('AGAIN') }).check(({ value, issues }) => {
        if (Object.hasOwn(value, 'n')) issues.push(issue(value['n'], ['n'], 'again_has_no_n', {}))
      }),
      z.object({ at, do: z.literal('AGAIN') }),
    ),
  ]),
)

const track = z
  .object({
    finish: z.number().check(must(isFinish, 'track_finish', { min: SHORTEST_TRACK, max: LONGEST_TRACK })),
    squares: z.array(instruction).check(z.maxLength(LONGEST_TRACK)),
  })
  .check(({ value, issues }) => {
    if (!isFinish(value.finish)) return
    const taken = new Set<number>()
    for (const [i, square] of value.squares.entries()) {
      if (!isCount(square.at) || square.at >= value.finish)
        issues.push(issue(square.at, ['squares', i, 'at'], 'square_range', { square: square.at, last: value.finish - 1 }))
      else if (taken.has(square.at)) issues.push(issue(square.at, ['squares', i, 'at'], 'square_twice', { square: square.at }))
      taken.add(square.at)
    }
  })

/** Unknown keys are dropped: a pack may carry notes of its own; `name` is a label that the rules ignore. */
export const boardSchema: z.ZodMiniType<BoardPack> = z
  .object({
    id: text,
    kmPerSquare,
    stages: z.array(stage).check(
      must((stages) => stages.length > 0, 'no_stages', {}),
      z.maxLength(MOST_STAGES),
    ),
    // A board without time trials needs no tracks.
    tracks: z.prefault(
      z.record(text, track).check(must((tracks) => Object.keys(tracks).length <= MOST_TRACKS, 'many_tracks', { max: MOST_TRACKS })),
      () => ({}),
    ),
    carry: z.exactOptional(carrySchema),
  })
  .check(({ value, issues }) => {
    for (const [i, { n }] of value.stages.entries()) {
      const previous = value.stages[i - 1]?.n
      if (previous !== undefined && isCount(n) && isCount(previous) && n <= previous)
        issues.push(issue(n, ['stages', i, 'n'], 'stage_order', { number: n, previous }))
    }
    const known = Object.keys(value.tracks)
    for (const [i, entry] of value.stages.entries())
      if (entry.type === 'timetrial' && !known.includes(entry.track))
        issues.push(issue(entry.track, ['stages', i, 'track'], 'unknown_track', { track: entry.track, known: known.join(', ') }))
  })

type Params = Record<string, string | number>

function must<T>(holds: (value: T) => boolean, code: BoardIssue, params: Params) {
  return z.refine<T>(holds, { params: { code, ...params } })
}

function issue(input: unknown, path: (string | number)[], code: BoardIssue, params: Params) {
  return { code: 'custom' as const, input, path, params: { code, ...params } }
}

function isCount(n: number): boolean {
  return Number.isSafeInteger(n) && n >= 1
}

function isDistance(km: number): boolean {
  return isCount(km) && km % KM_PER_SQUARE === 0
}

function isLength(km: number): boolean {
  return isDistance(km) && km <= LONGEST_KM
}

function isFinish(square: number): boolean {
  return isCount(square) && square >= SHORTEST_TRACK && square <= LONGEST_TRACK
}
