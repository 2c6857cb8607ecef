import type { Seat } from '@echappee/kernel'
import type { AtTable, TableFigure, TableHand, TypedFigure } from '@echappee/sheet'
import type { Cards } from '../content/cards.ts'
import { game } from '../rules/index.ts'
import type { Move } from '../rules/moves.ts'
import type { Options } from '../rules/options.ts'
import { STEP_SECONDS } from '../content/sectors.ts'
import type { Kit, State, View } from '../rules/state.ts'
import { kitsOf } from './kits.ts'

/**
 * A race at a real table: besaces, cobbles cards and swaps stay the people's own secret, and what they lay is entered. The device holds any besace
 * for them that explains what they have laid.
 */
export const atTable: AtTable<State, Move> = {
  possible,
  fit,
  figures,
  correct,
  hand,
  hold,
  /** TI-100: a mission that nobody has told scores at the end. */
  canFollow: (options) => !(options as Options).missions,
}

function possible(state: State, seat: Seat): readonly Move[] {
  switch (state.phase) {
    case 'besace':
      return [game.fallback(state, seat)]
    case 'hidden':
      return game.legal(state, seat).slice(0, 1)
    // How many are swapped is told, what is not (TI-72).
    case 'swap':
    case 'finished':
      return game.legal(state, seat)
    default: {
      const moves = new Map<number, Move>()
      for (const kit of kitsOf(state.riders[seat]!))
        for (const move of game.legal(holding(state, seat, kit), seat)) moves.set(game.moveKey(move), move)
      return [...moves].sort(([a], [b]) => a - b).map(([, move]) => move)
    }
  }
}

function fit(state: State, seat: Seat, move: Move): void {
  if (game.whyNot(state, seat, move) === undefined) return
  const kit = kitsOf(state.riders[seat]!).find((one) => game.whyNot(holding(state, seat, one), seat, move) === undefined)
  if (kit !== undefined) state.kits[seat] = withSecrets(kit, state.kits[seat]!)
}

function holding(state: State, seat: Seat, kit: Kit): State {
  return { ...state, kits: state.kits.with(seat, kit) }
}

const withSecrets = (kit: Kit, { mission }: Kit): Kit => ({
  ...kit,
  hand: copy(kit.hand),
  reserve: copy(kit.reserve),
  hidden: copy(kit.hidden),
  mission,
})
const copy = ({ R, S, A }: Cards): Cards => ({ R, S, A })

const MOST_SECONDS = 600
const BONUS_STEP = 5

/** Seconds behind the head of the race, and bonus seconds. */
function figures(given: unknown): TableFigure[] {
  const { riders, race, phase } = given as View
  if (phase === 'besace' || phase === 'finished') return []
  return riders.slice(0, race.seats).flatMap(({ gap, bonus, out }, rider): TableFigure[] =>
    out === null
      ? [
          { rider, what: 'gap', value: gap, min: 0, max: MOST_SECONDS, step: STEP_SECONDS },
          { rider, what: 'bonus', value: bonus, min: 0, max: MOST_SECONDS, step: BONUS_STEP },
        ]
      : [],
  )
}

/** While cards are laid: gaps are regulated after that (TI-34). Somebody leads (TI-10). */
function correct(state: State, typed: readonly TypedFigure[]): boolean {
  if (state.phase !== 'play') return false
  const known = figures(state)
  for (const { rider: id, what, value } of typed) {
    const one = known.find((figure) => figure.rider === id && figure.what === what)
    if (one === undefined || value < one.min || value > one.max || value % one.step! !== 0) return false
    state.riders[id]![what as 'gap' | 'bonus'] = value
  }
  return state.riders.some(({ gap, out }) => gap === 0 && out === null)
}

const KINDS = ['R', 'S', 'A'] as const

function hand(state: State, seat: Seat): TableHand | undefined {
  if (state.phase === 'besace' || state.phase === 'finished') return undefined
  const hands = kitsOf(state.riders[seat]!).map((kit) => kit.hand)
  return {
    size: state.riders[seat]!.cards,
    cards: KINDS.map((card) => ({ card, most: Math.max(...hands.map((one) => one[card])) })),
  }
}

function hold(state: State, seat: Seat, held: Readonly<Record<string, number>>): boolean {
  const kit = kitsOf(state.riders[seat]!).find((one) => KINDS.every((card) => one.hand[card] === (held[card] ?? 0)))
  if (kit === undefined) return false
  state.kits[seat] = withSecrets(kit, state.kits[seat]!)
  return true
}
