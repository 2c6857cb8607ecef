// What the template does not have. No other test of the server names a game: what holds for all is tested with GAMES, the rest with the template.

/** One decides after the other. */
export const IN_TURN = 'vainqueur-du-tour'

/** A secret step asks each for several answers. */
export const SEVERAL_ANSWERS = 'coup-de-bordure'

/** Races that begin with a secret step of which nobody learns even who has answered. */
export const SECRET_STEPS: readonly [game: string, options: Record<string, string>, people: number][] = [
  [SEVERAL_ANSWERS, { teams: 'free' }, 2],
  ['tour-infernal', {}, 3],
  ['flamme-rouge', {}, 3],
  ['_template', {}, 3],
]

/** Two short stages with a pause between them. */
const shortStage = { name: '', type: 'flat', tiles: 'a b 3 e c u', sprints: [] }
export const PAUSED_TOUR = {
  game: 'flamme-rouge',
  options: { pause: true, traits: false, form: false, tour: { name: '', days: [shortStage, shortStage] } },
}

/** A race of thirty stages on a board as large as a board can be. */
export function longestRace() {
  const name = '\u{1F6B4}'.repeat(60)
  const squares = Array.from({ length: 59 }, (_, i) => ({ at: i + 1, do: 'BACK', n: 59 }))
  const stages = Array.from({ length: 30 }, (_, i) => ({ n: i + 70, type: 'plain', lengthKm: 1000, sprintFromKm: 980, name }))
  const tracks = Object.fromEntries([1, 2, 3, 4].map((n) => [`${n}${name.slice(2)}`, { finish: 60, squares }]))
  const board = { id: name, kmPerSquare: 20, stages, tracks }
  const seats = ['open', 'greedy', 'greedy', 'greedy', 'greedy', 'greedy']
  return { game: IN_TURN, seats, options: { board, stageRoundLimit: 20 } }
}

/** The longest game that a person can ask for, with documents as large as they may be, and what its rules say of its decisions. */
export interface LargestGame {
  readonly game: string
  readonly seats: number
  readonly options: Record<string, unknown>
  /** As the rules write it. */
  readonly stated: string
  readonly mostDecisions: number
  /** So many stages or more would be too many: these options are refused. */
  readonly tooLarge?: Record<string, unknown>
}

const NAME = '\u{1F6B4}'.repeat(60)

export const LARGEST: readonly LargestGame[] = [
  { game: '_template', seats: 4, options: { squares: 30 }, stated: 'at most 120 decisions', mostDecisions: 120, tooLarge: { squares: 31 } },
  {
    game: 'vainqueur-du-tour',
    seats: 6,
    options: { ...longestRace().options, stageRoundLimit: 200 },
    stated: '30 stages of 200 rounds with six riders: 36,000 turns',
    mostDecisions: 36_000 * 99,
    tooLarge: { stageRoundLimit: 201 },
  },
  {
    game: 'coup-de-bordure',
    seats: 4,
    options: {
      teams: 'free',
      course: { name: NAME, cases: Array.from({ length: 16 }, () => 'M'), names: Array.from({ length: 16 }, () => NAME) },
    },
    stated: 'fewer than 6,000 decisions',
    mostDecisions: 6000,
    tooLarge: { course: { name: `${NAME}x`, cases: 'MMMMMMMMMMMMMMMM' } },
  },
  {
    game: 'tour-infernal',
    seats: 8,
    options: {},
    stated: 'fewer than 1,700 decisions',
    mostDecisions: 1700,
    tooLarge: { course: { name: `${NAME}x`, sectors: ['ST', 'FZ'] } },
  },
  tourOfBoards(),
  tourAfterTwentyStages(),
]

/** Boards of as many rows and words as fit. */
function tourOfBoards(): LargestGame {
  const name = NAME.slice(0, 80)
  const board = (rows: number, sprints: number) => ({
    name,
    rows: Array.from({ length: rows }, (_, i) => ({ from: i + 1, to: i + 1, terrain: 'climb', lanes: [1, 2, 3, 4], doubled: [] })),
    runOffLanes: 3,
    sprints: Array.from({ length: sprints }, (_, i) => ({
      name,
      before: 2 + i,
      prizes: Array.from({ length: 4 }, () => ({ points: 20, seconds: 20 })),
    })),
  })
  const tour = (rows: number, sprints: number) => {
    const ids = Array.from({ length: 6 }, (_, i) => `${'b'.repeat(19)}${i}`)
    const boards = Object.fromEntries(ids.map((id) => [id, board(rows, sprints)]))
    return { boards, stages: Array.from({ length: 21 }, (_, i) => ({ board: ids[i % ids.length]!, kind: 'road' })) }
  }
  return {
    game: 'tour-de-france',
    seats: 4,
    options: { tour: tour(24, 3) },
    stated: '126,000',
    mostDecisions: 126_000,
    tooLarge: { tour: tour(200, 8) },
  }
}

/** The last stage of a tour of 21 whose others were ridden elsewhere. */
function tourAfterTwentyStages(): LargestGame {
  const riders = Array.from({ length: 12 }, (_, i) => i)
  const line = (rider: number) => ({ rider, place: rider + 1, time: 1000 + rider, bonus: 10, green: 10, mountain: 10 })
  const results = Array.from({ length: 20 }, (_, day) => ({ day, stage: 'custom', type: 'flat', riders: riders.map(line) }))
  const carry = { day: 20, drawOrder: riders, kept: riders.map(() => 60), traits: riders.map(() => null), results }
  const tour = (name: string) => ({ name, days: Array.from({ length: 21 }, () => ({ ...shortStage, name })), carry })
  return {
    game: 'flamme-rouge',
    seats: 6,
    options: { tour: tour('') },
    stated: 'under three million decisions',
    mostDecisions: 3_000_000,
    tooLarge: { tour: tour(NAME) },
  }
}
