import { seededChance, type Seat } from '@echappee/kernel'
import { copyOf, difference, notJson, show } from '../json.ts'
import { broken, setOf, named, playOn, whyNot, type Position } from './position.ts'

/** A viewer's view as it comes over the wire, and a state made from it. */
export interface Determinization {
  readonly viewer: Seat
  readonly view: unknown
  readonly state: unknown
}

export function determinization({ game, state, chance }: Position, viewer: Seat): Determinization {
  const view: unknown = JSON.parse(JSON.stringify(game.view(state, viewer)))
  return { viewer, view, state: game.determinize(copyOf(view), chance) }
}

/** A determinization looks to the viewer as the truth does. */
export function determinizedLooksTheSame({ game }: Position, { viewer, view, state }: Determinization): void {
  const found = difference(view, game.view(state, viewer))
  if (found !== undefined) broken(`${named(viewer)} can tell a determinization from the truth: ${found}`)
}

/** The same seats are to act, and the viewer has the same moves and refusals: legality depends on the seat's own view alone. */
export function determinizedAllowsTheSame(at: Position, { viewer, state }: Determinization): void {
  const { game } = at
  const compare = (what: string, a: unknown, b: unknown) => {
    const found = difference(a, b)
    if (found !== undefined) broken(`${what} of ${named(viewer)} in truth and in a determinization: ${found}`)
  }
  // Who else has answered a secret step already may be secret too.
  compare('the seats of the step, as seen', inStep(at, at.state), inStep(at, state))
  compare('whether it is to act', game.toAct(at.state).includes(viewer), game.toAct(state).includes(viewer))
  if (viewer < 0) return
  compare('the legal moves', setOf(game.legal(at.state, viewer)), setOf(game.legal(state, viewer)))
  compare('the candidates', setOf(game.candidates(at.state, viewer)), setOf(game.candidates(state, viewer)))
  for (const move of game.candidates(at.state, viewer))
    compare(`the refusal of ${show(move)}`, whyNot(at, at.state, viewer, move), whyNot(at, state, viewer, move))
}

/** Notes which parts of the secrets differ from the truth in a determinization. */
export function noteSecrets({ subject, sightings, ...at }: Position, { viewer, state }: Determinization): void {
  const truth = partsOf(subject.secrets(at.state, viewer))
  const guess = partsOf(subject.secrets(state, viewer))
  for (const [part, secret] of Object.entries(truth)) {
    const name = `${part} (hidden from ${viewer < 0 ? 'spectators' : 'seats'})`
    const varies = difference(secret, guess[part]) !== undefined
    sightings.secrets.set(name, varies || (sightings.secrets.get(name) ?? false))
  }
}

/** A determinization is a state like any other: plain JSON, complete, and it can be played on. */
export function determinizedPlaysOn(at: Position, { viewer, state }: Determinization): void {
  const { game, subject, chance } = at
  const problem = notJson(state)
  if (problem !== undefined) broken(`a determinization of ${named(viewer)} is not plain JSON: ${problem}`)
  const lost = difference(at.conserved, subject.conserved?.(state))
  if (lost !== undefined) broken(`a determinization of ${named(viewer)} does not conserve, at the start and in it: ${lost}`)
  for (const seat of game.toAct(state))
    if (game.legal(state, seat).length === 0) broken(`in a determinization of ${named(viewer)}, seat ${seat} has no legal move`)
  playOn(at, state, seededChance(`${chance.int(1000)}`), 6)
}

/** Over many determinizations every secret varies: nothing of it is in the view. */
export function secretsVary({ sightings }: Pick<Position, 'sightings'>): void {
  const fixed = [...sightings.secrets].filter(([, varies]) => !varies).map(([name]) => name)
  if (fixed.length > 0) broken(`never other than the truth in any determinization: ${fixed.join(', ')}`)
}

function partsOf(secrets: unknown): Record<string, unknown> {
  if (secrets === null || secrets === undefined) return {}
  return typeof secrets === 'object' && !Array.isArray(secrets) ? (secrets as Record<string, unknown>) : { secrets }
}

/** Those who are asked and those who have answered while others have not. */
function inStep({ game }: Position, state: unknown): readonly string[] {
  return setOf([...new Set([...game.toAct(state), ...(game.committed?.(state) ?? [])])])
}
