import { scriptedChance, seededChance, type Outcome, type Seat } from '@echappee/kernel'
import { copyOf, difference, notJson, show } from '../json.ts'
import { broken, playOn, seatsOf, viewersOf, type Position, type Transition } from './position.ts'

/** State, views and moves are plain JSON. */
export function isPlainJson({ game, state, seats }: Position): void {
  plain('the state', state)
  for (const viewer of viewersOf({ seats })) plain(`the view of ${viewer}`, game.view(state, viewer))
  for (const seat of seatsOf({ seats })) plain(`a candidate of seat ${seat}`, game.candidates(state, seat))
}

export function eventsArePlainJson({ log }: Transition): void {
  for (const { event } of log) plain(`the event ${show(event)}`, event)
}

/** A state that was stored and read again plays on as the original does. */
export function survivesJson({ before: { game }, jsonBefore, seat, move, outcomes, after }: Transition): void {
  game.apply(jsonBefore, seat, move, { chance: scriptedChance(outcomes), emit: () => {} })
  const found = difference(after, jsonBefore)
  if (found !== undefined) broken(`${show(move)} of seat ${seat} gives another position when the state was stored before: ${found}`)
}

export function cloneIsEqualAndIndependent(at: Position): void {
  const clone: unknown = at.game.clone(at.state)
  const found = difference(at.state, clone)
  if (found !== undefined) broken(`the clone differs: ${found}`)
  const before = JSON.stringify(at.state)
  playOn(at, clone, seededChance(`${at.chance.int(1000)}`), 12)
  if (JSON.stringify(at.state) !== before) broken('playing on in the clone changes the original')
}

export function cloneStays({ cloneBefore, textBefore, seat, move }: Transition): void {
  if (JSON.stringify(cloneBefore) !== textBefore) broken(`${show(move)} of seat ${seat} in the original changes a clone made before`)
}

/** `toAct`, `committed`, `candidates`, `whyNot`, `legal`, `fallback`, `outcome`, `view`, `moveKey`, `determinize` and `clone` leave the state alone. */
export function queriesDoNotWrite(at: Position): void {
  const text = JSON.stringify(at.state)
  const copy = copyOf(at.state)
  askEverything(at, copy, (_, query) => query())
  if (JSON.stringify(copy) === text) return
  // Asked again one by one, to say which it is.
  const again = copyOf(at.state)
  askEverything(at, again, (names, query) => {
    query()
    if (JSON.stringify(again) !== text) broken(`${names} changes the state`)
  })
  broken('some query changes the state')
}

function askEverything({ game, seats, chance }: Position, copy: unknown, leavesAlone: (names: string, query: () => void) => void): void {
  leavesAlone('toAct, committed, outcome or clone', () => [game.toAct(copy), game.committed?.(copy), game.outcome(copy), game.clone(copy)])
  const all = seatsOf({ seats })
  leavesAlone('candidates', () => all.forEach((seat) => game.candidates(copy, seat)))
  leavesAlone('legal', () => all.forEach((seat) => game.legal(copy, seat)))
  leavesAlone('whyNot or moveKey', () => {
    for (const seat of all)
      for (const move of game.candidates(copy, seat)) {
        game.whyNot(copy, seat, move)
        game.moveKey(move)
      }
  })
  leavesAlone('fallback', () => game.toAct(copy).forEach((seat: Seat) => game.fallback(copy, seat)))
  leavesAlone('view or determinize', () => {
    for (const viewer of viewersOf({ seats })) {
      const view: unknown = game.view(copy, viewer)
      const viewText = JSON.stringify(view)
      game.determinize(view, chance)
      if (JSON.stringify(view) !== viewText) broken('determinize changes the view')
    }
  })
}

/** Whoever gets a view may scribble on it. Frozen parts are safe to share. */
export function viewIsFresh({ game, state, seats }: Position): void {
  const before = JSON.stringify(state)
  const views = viewersOf({ seats }).map((viewer) => {
    const view: unknown = game.view(state, viewer)
    return { viewer, text: JSON.stringify(view), clean: scribble(view) }
  })
  const isStateChanged = JSON.stringify(state) !== before
  const changed = views.find(({ viewer, text }) => JSON.stringify(game.view(state, viewer)) !== text)
  if (!isStateChanged && changed === undefined) return
  for (const { clean } of views.toReversed()) clean()
  if (isStateChanged) broken('writing into a view changes the state: it must be copied or frozen')
  broken(`writing into the view of ${changed!.viewer} changes the next view: it must be copied or frozen`)
}

/** In search nobody listens: the same move without `emit` gives the same position. */
export function playsSilently({ before, seat, move, outcomes, after }: Transition): void {
  const silent = copyOf(before.state)
  before.game.apply(silent, seat, move, { chance: scriptedChance(outcomes) })
  const found = difference(after, silent)
  if (found !== undefined) broken(`${show(move)} of seat ${seat} gives another position when nobody listens: ${found}`)
}

export function isConserved({ subject, state, conserved }: Position): void {
  const found = difference(conserved, subject.conserved?.(state))
  if (found !== undefined) broken(`something was lost or came from nowhere, at the start and now: ${found}`)
}

/** Nobody is to act exactly when there is an outcome; those to act are seats, each named once. */
export function actingUntilOutcome({ game, state, seats }: Position): void {
  const acting = game.toAct(state)
  const outcome = game.outcome(state)
  if (acting.length === 0 && outcome === undefined) broken('nobody is to act, and there is no outcome')
  if (acting.length > 0 && outcome !== undefined) broken(`seats ${show(acting)} are to act, and there is an outcome`)
  if (acting.some((seat) => !(Number.isInteger(seat) && seat >= 0 && seat < seats)))
    broken(`toAct names ${show(acting)}, of ${seats} seats`)
  if (new Set(acting).size < acting.length) broken(`toAct names a seat twice: ${show(acting)}`)
}

/** 1 is best, ties share, the places they cover are skipped: 1 2 2 4. */
export function placesAreARanking({ game, state, seats }: Position): void {
  const outcome: Outcome | undefined = game.outcome(state)
  if (outcome === undefined) return
  const { places, scores } = outcome
  if (places.length !== seats) broken(`${places.length} places for ${seats} seats`)
  if (scores.length !== seats || !scores.every(Number.isFinite))
    broken(`the scores ${show(scores)} are not one number for each of ${seats} seats`)
  for (const place of places)
    if (place !== 1 + places.filter((other) => other < place).length) broken(`${show(places)} is no ranking: see place ${place}`)
}

/** Writes into every container that can be written to; what comes back undoes it. */
function scribble(value: unknown): () => void {
  const written: object[] = []
  const visit = (item: unknown) => {
    if (item === null || typeof item !== 'object') return
    for (const inner of Array.isArray(item) ? (item as unknown[]) : Object.values(item)) visit(inner)
    if (!Object.isExtensible(item)) return
    if (Array.isArray(item)) item.push('scribble')
    else (item as Record<string, unknown>)['scribble'] = true
    written.push(item)
  }
  visit(value)
  return () => {
    for (const item of written.toReversed())
      if (Array.isArray(item)) item.pop()
      else delete (item as Record<string, unknown>)['scribble']
  }
}

function plain(what: string, value: unknown): void {
  const problem = notJson(value)
  if (problem !== undefined) broken(`${what} is not plain JSON: ${problem}`)
}
