import type { MoveFeature, MoveFeatures, Seat } from '@echappee/kernel'
import type { Card } from '../content/cards.ts'
import type { Move } from '../rules/moves.ts'
import type { State } from '../rules/state.ts'
import { isInZone, situationOf } from './situation.ts'
import { turnsToLine } from './ride.ts'
import { usualMove } from './usual.ts'

const LIST = {
  usual: 'The rule of thumb would do so.',
  ride20: 'A 20 is ridden.',
  ride40: 'A 40 is ridden.',
  ride60: 'A 60 is ridden.',
  wins: 'The stage is won with it.',
  turns: 'Turns to the line that it saves.',
  last: 'It is the last card of its kind in hand.',
  intoZone: 'The rider comes into the sprint zone with a sprinter in hand.',
  passes: 'The rider comes to the first place.',
  climber: 'The climber is laid.',
  sprint: 'The sprinter wins the stage.',
  counter: 'A handicap is mended.',
  spareBike: 'It is mended with a card that could mend another.',
  handicap: 'Somebody is handicapped.',
  onLeader: 'It is whoever is first on the road.',
  onFirst: 'It is whoever is first in the standings.',
  onNear: 'It is somebody who could win with his next cards.',
  onAhead: 'Points by which he is ahead in the standings.',
  crash: 'The handicap is a crash.',
  discard: 'A card is thrown away.',
  discardRide: 'It carries kilometres.',
  discardBig: 'It is a 40 or 60.',
  discardHandicap: 'It is a handicap.',
  discardCounter: 'It mends a handicap.',
  discardSpecial: 'It is a climber or a sprinter.',
  discardDouble: 'There is another one in hand.',
} as const satisfies Readonly<Record<string, string>>

const NAMES = Object.keys(LIST) as (keyof typeof LIST)[]
const F = Object.fromEntries(NAMES.map((name, i) => [name, i])) as Record<keyof typeof LIST, number>
const COUNT = NAMES.length

const CONTEXTS = [
  'always',
  'stage begins',
  'line near',
  'mountain',
  'behind',
  'handicapped',
  'late in the tour',
  'ahead in the standings',
  'six seats',
] as const

export const moveFeatures: MoveFeatures<State, Move> = {
  list: NAMES.map((name): MoveFeature => ({ name, means: LIST[name] })),
  contexts: CONTEXTS,

  context(state, seat, into) {
    into[0] = 1
    if (state.phase !== 'road') return
    const { stage, rider, toGo } = situationOf(state, seat)
    const share = rider.at / stage.lengthKm
    into[1] = Math.max(0, 1 - 3 * share)
    into[2] = toGo <= 60 ? 1 : 0
    if (stage.type === 'mountain') into[3] = 1
    const lead = Math.max(...state.riders.map(({ at }) => at))
    into[4] = Math.min(1, (lead - rider.at) / 100)
    if (rider.handicap !== null) into[5] = 1
    into[6] = state.stageIndex / state.tour.stages.length
    into[7] = standingLead(state, seat)
    into[8] = (state.riders.length - 4) / 2
  },

  write(state, seat, moves, into) {
    if (state.phase !== 'road') return
    const now = situationOf(state, seat)
    const usual = moves.indexOf(usualMove(state, seat))
    if (usual >= 0) into[usual * COUNT + F.usual] = 1
    const turns = turnsToLine(now.stage, now.rider, now.hand)
    const lead = leadOfOthers(state, seat)
    for (let m = 0; m < moves.length; m++) {
      const move = moves[m]!
      const at = m * COUNT
      switch (move.type) {
        case 'km': {
          into[at + (move.value === 20 ? F.ride20 : move.value === 40 ? F.ride40 : F.ride60)] = 1
          const end = now.rider.at + move.value
          if (move.value >= now.toGo) into[at + F.wins] = 1
          const kind = `KM${move.value}` as Card
          into[at + F.turns] = Math.max(
            -2,
            Math.min(2, turns - 1 - turnsToLine(now.stage, { ...now.rider, at: end }, without(now.hand, kind))),
          )
          if (count(now.hand, kind) === 1) into[at + F.last] = 1
          if (now.hand.includes('S_SPRINT') && isInZone(now.stage, end) && !isInZone(now.stage, now.rider.at)) into[at + F.intoZone] = 1
          if (end > lead && now.rider.at <= lead) into[at + F.passes] = 1
          break
        }
        case 'climber':
          into[at + F.climber] = 1
          break
        case 'sprint':
          into[at + F.sprint] = 1
          break
        case 'counter':
          into[at + F.counter] = 1
          if (moves.some((other) => other.type === 'counter' && other !== move)) into[at + F.spareBike] = move.card === 'C_BIKE' ? 1 : 0
          break
        case 'handicap':
          into[at + F.handicap] = 1
          if (state.riders[move.target]!.at >= lead) into[at + F.onLeader] = 1
          if (state.totals[move.target] === Math.max(...state.totals)) into[at + F.onFirst] = 1
          if (now.stage.lengthKm - state.riders[move.target]!.at <= 60) into[at + F.onNear] = 1
          into[at + F.onAhead] = Math.max(-1, Math.min(1, (state.totals[move.target]! - state.totals[seat]!) / 100))
          if (move.card === 'H_CRASH') into[at + F.crash] = 1
          break
        case 'discard':
          into[at + F.discard] = 1
          writeDiscard(now.hand, move.card, into, at)
      }
    }
  },
}

function writeDiscard(hand: readonly Card[], card: Card, into: Float64Array, at: number): void {
  if (card.startsWith('KM')) into[at + F.discardRide] = 1
  if (card === 'KM40' || card === 'KM60') into[at + F.discardBig] = 1
  if (card.startsWith('H_')) into[at + F.discardHandicap] = 1
  if (card.startsWith('C_')) into[at + F.discardCounter] = 1
  if (card.startsWith('S_')) into[at + F.discardSpecial] = 1
  if (count(hand, card) > 1) into[at + F.discardDouble] = 1
}

function leadOfOthers({ riders }: State, seat: Seat): number {
  let lead = 0
  for (let other = 0; other < riders.length; other++) if (other !== seat) lead = Math.max(lead, riders[other]!.at)
  return lead
}

/** From −1 to 1. */
function standingLead({ totals }: State, seat: Seat): number {
  let best = 0
  for (let other = 0; other < totals.length; other++) if (other !== seat) best = Math.max(best, totals[other]!)
  return Math.max(-1, Math.min(1, (totals[seat]! - best) / 100))
}

function count(hand: readonly Card[], card: Card): number {
  let all = 0
  for (const other of hand) if (other === card) all++
  return all
}

function without(hand: readonly Card[], card: Card): Card[] {
  const rest = hand.slice()
  rest.splice(rest.indexOf(card), 1)
  return rest
}
