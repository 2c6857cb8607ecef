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
  const name = '\u{1F6B4}'.repeat(30)
  const squares = Array.from({ length: 59 }, (_, i) => ({ at: i + 1, do: 'BACK', n: 59 }))
  const stages = Array.from({ length: 30 }, (_, i) => ({ n: i + 70, type: 'plain', lengthKm: 1000, sprintFromKm: 980, name }))
  const tracks = Object.fromEntries([1, 2, 3, 4].map((n) => [`${n}${name.slice(2)}`, { finish: 60, squares }]))
  const board = { id: name, kmPerSquare: 20, stages, tracks }
  const seats = ['open', 'greedy', 'greedy', 'greedy', 'greedy', 'greedy']
  return { game: IN_TURN, seats, options: { board, stageRoundLimit: 20 } }
}
