import { optionsSchema, type Issue, type OptionFields, type OptionsOf } from '@echappee/kernel'
import { DEFAULT_BOARD, HALF_TOUR, type BoardPack } from '../content/board.ts'
import { LAST_STAGE, MOST_STAGES, boardSchema } from './board-schema.ts'

/** VDT section 6. The number of players is the number of seats. */
export const optionFields = {
  board: { group: 'course', kind: 'document', presets: ['vdt-default'], default: 'vdt-default', schema: boardSchema },
  stages: { group: 'course', kind: 'numbers', presets: ['full', 'half'], default: 'full', min: 1, max: LAST_STAGE, most: MOST_STAGES },
  discard: { group: 'play', kind: 'choice', values: ['only-if-stuck', 'free'], default: 'only-if-stuck' },
  placeTies: { group: 'result', kind: 'choice', values: ['standard', 'dense'], default: 'standard' },
  sprintWhileHandicapped: { group: 'play', kind: 'flag', default: false },
  ttFinish: { group: 'play', kind: 'choice', values: ['cross', 'exact'], default: 'cross' },
  ttChain: { group: 'play', kind: 'flag', default: true },
  sprinters: { group: 'start', kind: 'number', min: 0, max: 6, default: 3 },
  stageRoundLimit: { group: 'play', kind: 'number', min: 1, max: 200, default: 100 },
} as const satisfies OptionFields

export type Options = OptionsOf<typeof optionFields>

export const optionSchema = optionsSchema(optionFields, stagesExist)

export function boardOf(options: Options): BoardPack {
  return options.board === 'vdt-default' ? DEFAULT_BOARD : options.board
}

/** The stage numbers that the option names, in increasing order (VDT-6). */
export function stagesOf(options: Options): number[] {
  if (options.stages === 'full') return boardOf(options).stages.map((stage) => stage.n)
  const named = options.stages === 'half' ? HALF_TOUR : options.stages
  return [...named].sort((a, b) => a - b)
}

function stagesExist(options: Options): Issue[] {
  const onBoard = boardOf(options).stages.map((stage) => stage.n)
  const wanted = stagesOf(options)
  const issues: Issue[] = []
  const missing = wanted.filter((n) => !onBoard.includes(n))
  if (missing.length > 0)
    issues.push({ path: ['stages'], code: 'no_such_stage', params: { missing: missing.join(', '), allowed: onBoard.join(', ') } })
  const twice = wanted.filter((n, i) => wanted.indexOf(n) !== i)
  if (twice.length > 0) issues.push({ path: ['stages'], code: 'stage_twice', params: { twice: twice.join(', ') } })
  return issues
}
