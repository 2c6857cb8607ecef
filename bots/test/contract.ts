import { botChance, chooseMove, type BotLevel } from '@echappee/bots'
import { check, digest, seededChance, type AnyGame, type AnyKnowledge, type Chance, type Seat } from '@echappee/kernel'
import { expect } from 'vitest'

export interface Walk {
  readonly decisions: number
  /** Decisions that several seats had to make at once. */
  readonly simultaneous: number
}

/** The contract is the same for a short thought. */
const SHORT = { iterations: 4 }

/** Plays a whole game and checks at many of its decisions what a bot of this level owes; in between, random or sensible moves lead on. */
export function walk(game: AnyGame, knowledge: AnyKnowledge, level: BotLevel, seats: number, seed: string): Walk {
  const ctx = { chance: seededChance(seed) }
  const options = check(game.schemas.options, {})
  if (!options.ok) throw new Error(`${game.id} refuses its own defaults`)
  const state: unknown = game.setup(options.value, seats, ctx)
  let decisions = 0
  let simultaneous = 0
  for (;;) {
    const acting = game.toAct(state)
    if (acting.length === 0) return { decisions, simultaneous }
    if (acting.length > 1) simultaneous++
    const seat = acting.at(-1)!
    const isSearching = level === 'leader' || level === 'champion'
    const step = isSearching ? (decisions < 50 ? 10 : 100) : decisions < 20 ? 1 : 10
    const isChecked = decisions % step === 0
    const move = isChecked
      ? checkedMove(game, knowledge, level, state, seat, seed, decisions)
      : passingMove(game, knowledge, level, state, seat, seededChance(seed, `${decisions}`))
    game.apply(state, seat, move, ctx)
    decisions++
  }
}

function passingMove(game: AnyGame, knowledge: AnyKnowledge, level: BotLevel, state: unknown, seat: Seat, chance: Chance): unknown {
  const moves: unknown[] = game.legal(state, seat)
  if (level === 'random' || knowledge.playout === undefined) return moves[chance.int(moves.length)]
  return knowledge.playout(state, seat, chance)
}

function checkedMove(game: AnyGame, knowledge: AnyKnowledge, level: BotLevel, state: unknown, seat: Seat, seed: string, decision: number) {
  const before = digest(state)
  const view = deepFreeze(game.view(state, seat) as unknown)
  const move: unknown = chooseMove({ game, knowledge, level, view, seat, chance: botChance(seed, seat, decision), budget: SHORT })
  const where = `${game.id}, ${level}, decision ${decision} of seed ${seed}`
  expect(check(game.schemas.move, move), `${where}: has the form of a move`).toMatchObject({ ok: true })
  expect(game.whyNot(state, seat, move), `${where}: is allowed`).toBeUndefined()
  const keys = game.legal(state, seat).map((legal: unknown) => game.moveKey(legal))
  expect(keys, `${where}: is one of the legal moves`).toContain(game.moveKey(move))
  expect(digest(state), `${where}: the state is untouched`).toBe(before)

  const again: unknown = chooseMove({
    game,
    knowledge,
    level,
    view: game.view(state, seat),
    seat,
    chance: botChance(seed, seat, decision),
    budget: SHORT,
  })
  expect(again, `${where}: the same view and chance give the same move`).toEqual(move)
  return move
}

/** Writing to a frozen view throws. */
function deepFreeze<T>(value: T): T {
  if (value !== null && typeof value === 'object' && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const part of Object.values(value)) deepFreeze(part)
  }
  return value
}
