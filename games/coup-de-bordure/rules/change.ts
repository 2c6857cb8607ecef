import { deepFreeze, type Seat } from '@echappee/kernel'
import { DISTANCE, type Cause, type Pace } from '../content/paces.ts'
import { FEED_SQUARE, terrainIndex, type Terrain, type Tokens } from '../content/road.ts'
import { TEAM_SIZE } from '../content/team-sheet.ts'
import type { TeamId } from '../content/teams.ts'
import type { Event, Plate } from './events.ts'
import { spentBy } from './payments.ts'
import { NOBODY, ridersIn, seatOf, setOf, teamSet } from './riders.ts'
import type { Draft, Phase, Rider, RiderId, RiderSet, State, Tow, Unveiling, View } from './state.ts'

/** What events change: the state of the race, or what a viewer sees of it. */
export type Position = State | View

/** What an event changes on the table. The rules call the functions below themselves: imagined games need no events. */
export function change(table: Position, event: Event): void {
  switch (event.type) {
    case 'teamTaken':
      return giveTeam(table, event.seat, event.team, event.tokens)
    case 'asked':
      return putQuestion(table, event.phase, event.step, setOf(event.riders))
    case 'drafted':
      return keepDraft(table, event.seat, event.draft, event.isConfirmed)
    case 'platesShown':
      return showPlates(table, event.plates)
    case 'roundStarted':
      return beginRound(table, event.round)
    case 'groupCame':
      return bringGroup(table, setOf(event.riders), event.case)
    case 'answered':
      return replaceAnswers(table, event.seat, event.answers)
    case 'pacesRevealed':
      for (const { rider, pace } of event.paces) showPace(table, rider, pace)
      return
    case 'stepBegan':
      return beginStep(table, event.step)
    case 'towOpened':
      return openTow(table, { distance: event.distance, reason: event.reason, riders: event.riders })
    case 'rode':
      ride(table, event.rider, event.cause, event.paid)
      return
    case 'refilled':
      return refillPlate(table, event.rider, event.tokens, event.shown)
    case 'musettesDrawn':
      return noteDraw(table, event.seats)
    case 'gameEnded':
      return unveil(table, { hidden: event.hidden, musettes: event.musettes, leftOver: event.leftOver })
    case 'towsAnnounced':
    case 'towTaken':
    case 'refillsDeclined':
    case 'roundEnded':
      return
  }
}

/** CDB-7: the energy lies face up on the plates. */
export function giveTeam(table: Position, seat: Seat, team: TeamId, tokens: readonly Tokens[]): void {
  table.teams[seat] = team
  for (let letter = 0; letter < TEAM_SIZE; letter++) {
    const rider = table.riders[seat * TEAM_SIZE + letter]!
    rider.start = tokens[letter]!
    rider.up = rider.start.slice()
  }
}

export function putQuestion(table: Position, phase: Phase, step: number, riders: RiderSet): void {
  table.phase = phase
  table.step = step
  table.asked = riders
  table.answered = 0
  if ('viewer' in table) table.answers.fill(null)
  else {
    // Old answers stay with riders who are not asked: nobody looks at them.
    const list = ridersIn(riders)
    for (let i = 0; i < list.length; i++) table.answers[list[i]!] = null
  }
}

export function keepAnswer(table: Position, rider: RiderId, text: string): void {
  table.answers[secretOf(table, rider)] = text
  table.answered |= 1 << rider
}

/** A seat may answer otherwise while others are asked, so it is told all its answers. */
function replaceAnswers(table: Position, seat: Seat, answers: readonly (string | null)[]): void {
  table.answered &= ~teamSet(seat)
  for (const [letter, text] of answers.entries()) {
    const rider = seat * TEAM_SIZE + letter
    if (text === null) table.answers[secretOf(table, rider)] = null
    else keepAnswer(table, rider, text)
  }
}

export function keepDraft(table: Position, seat: Seat, draft: Draft, isConfirmed: boolean): void {
  if ('viewer' in table) table.draft = draft
  else table.drafts[seat] = draft
  table.answered = (table.answered & ~teamSet(seat)) | (isConfirmed ? teamSet(seat) : NOBODY)
}

/** CDB-6, CDB-8, CDB-9: whoever knows a draft knows from it what lies face down. */
export function showPlates(table: Position, plates: readonly Plate[]): void {
  for (const [id, { up, down }] of plates.entries()) {
    const rider = table.riders[id]!
    rider.up = up.slice()
    rider.start = deepFreeze(up.slice())
    rider.down = down
    rider.faceDown = down > 0 ? 'unknown' : 'none'
  }
  if ('viewer' in table) {
    if (table.draft !== null) table.hidden = table.draft.hidden.slice()
    table.draft = null
  } else {
    table.hidden = table.drafts.flatMap(({ hidden }) => hidden)
    table.drafts = []
  }
}

export function beginRound(table: Position, round: number): void {
  const { riders } = table
  table.round = round
  for (let i = 0; i < riders.length; i++) {
    riders[i]!.moved = null
    riders[i]!.paid = ''
  }
}

export function bringGroup(table: Position, group: RiderSet, square: number): void {
  table.group = group
  table.groupCase = square
  table.feeding = 0
  table.tow = null
}

/** With step 8 the markers leave the table (CDB-28). */
export function beginStep(table: Position, step: number): void {
  table.step = step
  table.tow = null
  if (step !== 8) return
  const group = ridersIn(table.group)
  for (let i = 0; i < group.length; i++) table.riders[group[i]!]!.pace = null
}

export function showPace({ riders }: Position, rider: RiderId, pace: Pace): void {
  riders[rider]!.pace = pace
}

export function openTow(table: Position, tow: Tow): void {
  table.tow = tow
}

/** CDB-19, CDB-31: pays and moves. True if the rider passes the feed zone. */
export function ride(table: Position, id: RiderId, cause: Cause, paid: string): boolean {
  const rider = table.riders[id]!
  if (paid !== '') pay(table, id, paid)
  const from = rider.at
  rider.at = from + DISTANCE[cause]
  rider.moved = cause
  rider.paid = paid
  // CDB-20: the marker leaves the game; CDB-28 gives the others back.
  if (cause === 'OFF') rider.hasOffensive = false
  if (from >= FEED_SQUARE || rider.at < FEED_SQUARE) return false
  rider.hasFed = true
  table.feeding |= 1 << id
  return true
}

/** CDB-11. */
function pay(table: Position, id: RiderId, paid: string): void {
  const rider = table.riders[id]!
  const { up, down } = spentBy(paid)
  for (let i = 0; i < 4; i++) rider.up[i]! -= up[i]!
  if (down === null) return
  rider.down--
  rider.faceDown = 'spent'
  uncover(table, id)
}

/** CDB-33. */
export function refillPlate(table: Position, id: RiderId, tokens: string, shown: Terrain | null): void {
  const rider = table.riders[id]!
  turnUp(rider, shown)
  uncover(table, id)
  const { up } = spentBy(tokens)
  for (let i = 0; i < 4; i++) rider.up[i]! += up[i]!
}

export function noteDraw({ draws }: Position, seats: Seat[]): void {
  draws.push(seats)
}

/** CDB-50. */
export function unveil(table: Position, unveiling: Unveiling): void {
  bringGroup(table, NOBODY, 0)
  putQuestion(table, 'finished', 0, NOBODY)
  table.hidden.fill(null)
  for (const [id, rider] of table.riders.entries()) turnUp(rider, unveiling.hidden[id]!)
  table.unveiling = unveiling
}

/** No token of the rider lies face down any more; one of them was energy, or none. */
function turnUp(rider: Rider, shown: Terrain | null): void {
  rider.down = 0
  if (shown !== null) {
    rider.up[terrainIndex(shown)]!++
    rider.faceDown = 'shown'
  } else if (rider.faceDown === 'unknown') rider.faceDown = 'none'
}

/** The energy token lies face down no longer. */
function uncover(table: Position, rider: RiderId): void {
  const at = secretOf(table, rider)
  if (at >= 0) table.hidden[at] = null
}

/** Where the rider's secrets are in `hidden` and `answers`: by rider in the state, by letter in the view of his owner, nowhere (−1) in others. */
function secretOf(table: Position, rider: RiderId): number {
  if (!('viewer' in table)) return rider
  return seatOf(rider) === table.viewer ? rider % TEAM_SIZE : -1
}
