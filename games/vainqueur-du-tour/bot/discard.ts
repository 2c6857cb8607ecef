declare const process: any
import type { Card } from '../content/cards.ts'
import type { Move } from '../rules/moves.ts'
import { copies, holds, isFast, isInZone, stagesLeft, type Situation } from './situation.ts'

/** Advice 7, 8: what the hand will miss least. */
export function throwAway(now: Situation): Move {
  let worst: Move | undefined
  let least = Infinity
  for (const move of now.moves) {
    if (move.type !== 'discard') continue
    const worth = worthOf(now, move.card)
    if (worth < least) {
      least = worth
      worst = move
    }
  }
  return worst!
}

/** Low goes first. */
function worthOf(now: Situation, card: Card): number {
  switch (card) {
    case 'C_BIKE':
      return copies(now, card) > 1 ? DUPLICATE + Number(process.env.DB ?? 0) : COUNTER + Number(process.env.CB ?? 0)
    case 'C_FOOD':
    case 'C_GEAR':
      return (copies(now, card) > 1 ? DUPLICATE : COUNTER) - (process.env.CC ? copies(now, card) : 0)
    case 'C_WHEEL':
      return copies(now, card) > 1 ? DUPLICATE - Number(process.env.DW ?? 0) : holds(now, 'C_BIKE') ? COVERED_WHEEL : COUNTER
    case 'S_SPRINT':
      return canStillSprint(now) ? (now.stage.sprintFromKm === null ? Number(process.env.SPM ?? SPECIALTY) : Number(process.env.SPP ?? SPECIALTY)) : USELESS
    case 'S_CLIMB':
      return canStillClimb(now) ? (now.stage.type === 'plain' ? Number(process.env.CLP ?? SPECIALTY) : SPECIALTY) : USELESS
    case 'KM40':
    case 'KM60':
      return isSurplus(now) ? SURPLUS + (card === 'KM60' ? 1 : 0) : card === 'KM40' ? FORTY : SIXTY
    case 'KM20':
      return TWENTY
    default:
      return HANDICAP
  }
}

const USELESS = Number(process.env.USELESS ?? 0)
const DUPLICATE = Number(process.env.DUPLICATE ?? 10)
const COVERED_WHEEL = Number(process.env.COVERED_WHEEL ?? 20)
const SURPLUS = Number(process.env.SURPLUS ?? 30)
const COUNTER = Number(process.env.COUNTER ?? 40)
const FORTY = Number(process.env.FORTY ?? 50)
const TWENTY = Number(process.env.TWENTY ?? 60)
const SIXTY = Number(process.env.SIXTY ?? 70)
const HANDICAP = Number(process.env.HANDICAP ?? 80)
const SPECIALTY = Number(process.env.SPECIALTY ?? 90)

/** In the mountains without a climber one or two large cards are enough for the next plain stage: more of them block the hand. */
function isSurplus(now: Situation): boolean {
  const { stage, rider } = now
  if (isFast(stage, rider) || holds(now, 'S_CLIMB')) return false
  return copies(now, 'KM40') + copies(now, 'KM60') > Number(process.env.K ?? 2) || stagesLeft(now, ({ type }) => type === 'plain') === 0
}

function canStillSprint(now: Situation): boolean {
  const isHere = now.stage.sprintFromKm !== null && (isInZone(now.stage, now.rider.at) || now.toGo > 0)
  return isHere || stagesLeft(now, ({ sprintFromKm }) => sprintFromKm !== null) > 0
}

function canStillClimb(now: Situation): boolean {
  return (now.stage.type === 'mountain' && !now.rider.hasClimber) || stagesLeft(now, ({ type }) => type === 'mountain') > 0
}
