import { SPECTATOR, canonicalJson, check, type Seat } from '@echappee/kernel'
import { difference, show } from '../json.ts'
import { mutated } from '../mutate.ts'
import { broken, isConstant, pick, seatsOf, setOf, textOf, whyNot, type Position } from './position.ts'

export function someMoveIsLegal({ game, state }: Position): void {
  for (const seat of game.toAct(state)) if (game.legal(state, seat).length === 0) broken(`seat ${seat} is to act and has no legal move`)
}

/** `legal` is the candidates without a refusal, none twice. */
export function legalIsCandidatesWithoutRefusal(at: Position): void {
  const { game, state } = at
  for (const seat of seatsOf(at)) {
    const candidates: unknown[] = game.candidates(state, seat)
    const legal = setOf(game.legal(state, seat))
    const allowed = setOf(candidates.filter((move) => whyNot(at, state, seat, move) === undefined))
    const twice = [setOf(candidates), legal].flatMap((set) => set.filter((move, i) => move === set[i - 1]))
    if (twice.length > 0) broken(`seat ${seat} is offered a move twice: ${twice[0]}`)
    const missing = allowed.find((move) => !legal.includes(move))
    if (missing !== undefined) broken(`seat ${seat}: ${missing} is a candidate without a refusal, but not legal`)
    const extra = legal.find((move) => !allowed.includes(move))
    if (extra !== undefined) broken(`seat ${seat}: ${extra} is legal, but not a candidate without a refusal`)
  }
}

/** Who is not to act is refused, spectators too. */
export function waitingSeatsAreRefused(at: Position): void {
  const { game, state, sightings, chance } = at
  const acting = game.toAct(state)
  for (const seat of [...seatsOf(at), SPECTATOR]) {
    if (acting.includes(seat)) continue
    const moves: unknown[] = seat === SPECTATOR ? [] : game.candidates(state, seat)
    for (const move of [...moves, ...some([...sightings.pool.values()], 5, chance)])
      if (whyNot(at, state, seat, move) === undefined) broken(`seat ${seat} is not to act, but ${show(move)} is not refused`)
  }
}

/** A refusal has a code, a rule, and words or numbers for its sentence. */
export function refusalsAreWellFormed(at: Position): void {
  const { game, state } = at
  for (const seat of seatsOf(at))
    for (const move of game.candidates(state, seat)) {
      const refusal = whyNot(at, state, seat, move)
      if (refusal === undefined) continue
      if (!isText(refusal.code) || !isText(refusal.rule))
        broken(`${show(move)} of seat ${seat} is refused without a code or a rule: ${show(refusal)}`)
      for (const value of Object.values(refusal.params ?? {}))
        if (typeof value !== 'string' && !Number.isFinite(value))
          broken(`the refusal ${show(refusal)} has a value that is neither text nor number`)
    }
}

/** `whyNot` has an answer to every move that the schema lets through, and allows none that is not among the legal ones. */
export function whyNotHoldsTheDoor(at: Position): void {
  const { game, state, sightings, chance } = at
  const seats = seatsOf(at)
  const all: unknown[] = seats.flatMap((seat) => game.candidates(state, seat))
  const strange = Array.from({ length: all.length === 0 ? 0 : 12 }, () => mutated(pick(all, chance), chance))
  for (const raw of [...some([...sightings.pool.values()], 24, chance), ...strange]) {
    const checked = check(game.schemas.move, raw)
    if (!checked.ok) continue
    for (const seat of seats) {
      if (whyNot(at, state, seat, checked.value) !== undefined) continue
      const text = canonicalJson(checked.value)
      if (!setOf(game.legal(state, seat)).includes(text)) broken(`seat ${seat}: ${text} is not refused, but not legal`)
    }
  }
}

/** The schema lets every candidate through, and leaves it as it is. */
export function schemaAcceptsCandidates(at: Position): void {
  const { game, state } = at
  const accepted = acceptedBy(game.schemas.move)
  for (const seat of seatsOf(at))
    for (const move of [...game.candidates(state, seat), ...game.legal(state, seat)] as unknown[]) {
      if (isConstant(move) && accepted.has(move)) continue
      const checked = check(game.schemas.move, JSON.parse(JSON.stringify(move)))
      if (!checked.ok) broken(`the schema refuses ${show(move)} of seat ${seat}: ${show(checked.issues)}`)
      const found = difference(move, checked.value)
      if (found !== undefined) broken(`the schema changes ${show(move)} of seat ${seat}: ${found}`)
      if (isConstant(move)) accepted.add(move)
    }
}

/** By schema, the moves that never change and have passed it: they pass it again. */
const acceptedMoves = new WeakMap<object, WeakSet<object>>()

function acceptedBy(schema: object): WeakSet<object> {
  const known = acceptedMoves.get(schema) ?? new WeakSet()
  acceptedMoves.set(schema, known)
  return known
}

/** Different moves of a position have different keys, equal moves the same. */
export function moveKeyIsInjective(at: Position): void {
  const byKey = new Map<number, string>()
  for (const seat of seatsOf(at))
    for (const move of at.game.candidates(at.state, seat)) {
      const key = at.game.moveKey(move)
      if (!Number.isSafeInteger(key)) broken(`the key of ${show(move)} is ${key}`)
      const text = textOf(move)
      const other = byKey.get(key)
      if (other !== undefined && other !== text) broken(`${other} and ${text} have the same key ${key}`)
      if (at.game.moveKey(JSON.parse(JSON.stringify(move))) !== key) broken(`${text} has two keys`)
      byKey.set(key, text)
    }
}

export function fallbackIsLegal({ game, state }: Position): void {
  for (const seat of game.toAct(state)) {
    const move = canonicalJson(game.fallback(state, seat))
    if (!setOf(game.legal(state, seat)).includes(move)) broken(`the fallback ${move} of seat ${seat} is not legal`)
  }
}

/** Keeps some of the position's moves, to be tried elsewhere. */
export function fillPool(at: Position, seat: Seat): void {
  const { game, state, sightings, chance } = at
  const candidates: unknown[] = game.candidates(state, seat)
  if (candidates.length === 0) return
  const move = pick(candidates, chance)
  const { pool } = sightings
  if (pool.size >= POOL_SIZE) {
    const oldest = pool.keys().next().value
    if (oldest !== undefined && chance.int(4) === 0) pool.delete(oldest)
    else return
  }
  pool.set(canonicalJson(move), structuredClone(move))
}

const POOL_SIZE = 400

const isText = (value: unknown): boolean => typeof value === 'string' && value !== ''

function some<T>(items: readonly T[], wanted: number, chance: Position['chance']): T[] {
  if (items.length <= wanted) return [...items]
  return Array.from({ length: wanted }, () => pick(items, chance))
}
