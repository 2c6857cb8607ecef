import type { Chance, MoveFeature, MoveFeatures, Seat } from '@echappee/kernel'
import { TOW_COST, type Pace } from '../content/paces.ts'
import { LAST_SQUARE } from '../content/road.ts'
import { TEAM_SIZE } from '../content/team-sheet.ts'
import { askedRider } from '../rules/batch.ts'
import type { Move } from '../rules/moves.ts'
import { canPay, spentBy } from '../rules/payments.ts'
import { terrainOf, unmoved } from '../rules/resolution.ts'
import { ridersIn, seatOf, teamSet } from '../rules/riders.ts'
import type { RiderId, State } from '../rules/state.ts'
import { lookAround, prospects } from './paces.ts'
import { usualMove } from './usual.ts'
import { energyOf, isLastRound, standing } from './worth.ts'

const LIST = {
  usual: 'The rule of thumb would do so.',
  wheel: 'The rider rides in the wheel (Sillage).',
  accelerate: 'The rider accelerates.',
  attack: 'The rider makes his Offensive.',
  wheelOfMate: 'The rider is in the wheel, and a team-mate accelerates.',
  wheelOfRivals: 'The rider is in the wheel, for each rival who could accelerate.',
  wheelAlone: 'The rider is in the wheel, and nobody else could accelerate.',
  accelerateForMate: 'The rider accelerates, and a team-mate is in the wheel.',
  acceleratePair: 'Two team-mates go ahead together, so that everybody may follow.',
  accelerateFollowers: 'The rider accelerates, for each rival who could follow.',
  attackMate: 'The rider makes his Offensive with a team-mate.',
  attackRivals: 'The rider makes his Offensive, for each rival who still could.',
  gain: 'Squares that the pace gains over riding steadily if it comes off, energy counted.',
  risk: 'Squares that it loses if it does not.',
  wins: 'The rider crosses the line, where no rival can come.',
  level: 'The rider crosses the line as far as a rival can come.',
  crosses: 'The rider crosses the line.',
  energyLeft: 'Tokens left afterwards.',
  follow: 'The rider follows a tow.',
  followFace: 'Tokens that following costs.',
  followGain: 'Squares that following gains, energy counted.',
  followWins: 'The rider follows across the line.',
  followMates: 'The rider follows riders of his own team.',
  tow: 'The rider offers a tow.',
  towOwn: 'Own riders who can use it.',
  towRivals: 'Rivals who can use it.',
  payWorth: 'What the rider has left after this payment, in squares.',
  refill: 'What the rider has after this refill, in squares.',
} as const satisfies Readonly<Record<string, string>>

const NAMES = Object.keys(LIST) as (keyof typeof LIST)[]
const F = Object.fromEntries(NAMES.map((name, i) => [name, i])) as Record<keyof typeof LIST, number>
const COUNT = NAMES.length

const KNOTS = [1, 6, 11, 16] as const
const CONTEXTS = [
  'always',
  ...KNOTS.map((square) => `square ${square}`),
  'last round',
  'best rider',
  'last of the team',
  'front group',
  'rivals in the group',
  'two seats',
] as const
const SQUARE_AT = 1
const LAST_AT = SQUARE_AT + KNOTS.length

/** No whim moves the rule of thumb. */
const STILL: Chance = { int: (bound) => bound >> 1 }

export const moveFeatures: MoveFeatures<State, Move> = {
  list: NAMES.map((name): MoveFeature => ({ name, means: LIST[name] })),
  contexts: CONTEXTS,

  context(state, seat, into) {
    into[0] = 1
    const rider = askedRider(state, seat)
    if (rider === undefined) return
    const { riders } = state
    const { at } = riders[rider]!
    let k = 1
    while (k < KNOTS.length - 1 && KNOTS[k]! < at) k++
    const share = Math.min(1, (at - KNOTS[k - 1]!) / (KNOTS[k]! - KNOTS[k - 1]!))
    into[SQUARE_AT + k - 1] = 1 - share
    into[SQUARE_AT + k] = share
    if (isLastRound(state)) into[LAST_AT] = 1
    let better = 0
    const own = standing(at, energyOf(state, rider), riders[rider]!.hasOffensive, state.race.course.cases, false)
    for (let mate = seat * TEAM_SIZE; mate < (seat + 1) * TEAM_SIZE; mate++)
      if (
        mate !== rider &&
        standing(riders[mate]!.at, energyOf(state, mate), riders[mate]!.hasOffensive, state.race.course.cases, false) > own
      )
        better++
    if (better === 0) into[LAST_AT + 1] = 1
    if (better === 2) into[LAST_AT + 2] = 1
    let isFront = 1
    for (let other = 0; other < riders.length; other++) if (riders[other]!.at > at && riders[other]!.moved === null) isFront = 0
    into[LAST_AT + 3] = isFront
    into[LAST_AT + 4] = ridersIn(state.group & ~teamSet(seat)).length / 4
    if (state.race.seats === 2) into[LAST_AT + 5] = 1
  },

  write(state, seat, moves, into) {
    const usual = moves.indexOf(usualMove(state, seat, STILL))
    if (usual >= 0) into[usual * COUNT + F.usual] = 1
    switch (state.phase) {
      case 'pace':
        return writePaces(state, seat, moves, into)
      case 'follow':
        return writeFollows(state, seat, moves, into)
      case 'announce':
        return writeAnnouncements(state, seat, moves, into)
      case 'pay':
      case 'refill':
        return writePayments(state, seat, moves, into)
    }
  },
}

function writePaces(state: State, seat: Seat, moves: readonly Move[], into: Float64Array): void {
  const rider = askedRider(state, seat)!
  const outlook = lookAround(state, seat)
  const { steady, towed, missed, accelerated, attacked } = prospects(state, rider, outlook)
  const terrain = terrainOf(state)
  let [rivals, attackers] = [0, 0]
  for (const other of ridersIn(state.group & ~teamSet(seat))) {
    const { up, hasOffensive } = state.riders[other]!
    const total = up[0]! + up[1]! + up[2]! + up[3]!
    if (up[terrain]! > 0 && total > 1) rivals++
    if (hasOffensive && up[terrain]! > 1 && total > 2) attackers++
  }
  const mates = mateAnswers(state, seat, rider)
  const energy = energyOf(state, rider)
  const total = energy[0]! + energy[1]! + energy[2]! + energy[3]!
  const { at } = state.riders[rider]!
  for (let m = 0; m < moves.length; m++) {
    const move = moves[m]!
    if (move.type !== 'pace') continue
    const row = m * COUNT
    const gain = (value: number) => Math.max(-3, Math.min(3, value - steady))
    switch (move.pace) {
      case 'CON':
        into[row + F.energyLeft] = total / 4
        writeLine(at + 1, outlook.reach, into, row)
        break
      case 'SIL':
        into[row + F.wheel] = 1
        into[row + F.wheelOfMate] = mates.ACC
        into[row + F.wheelOfRivals] = rivals / 3
        if (rivals === 0 && mates.ACC === 0 && mates.open === 0) into[row + F.wheelAlone] = 1
        if (mates.SIL + mates.ACC > 0) into[row + F.acceleratePair] = 1
        into[row + F.gain] = gain(towed)
        into[row + F.risk] = gain(missed)
        into[row + F.energyLeft] = (total - 1) / 4
        writeLine(at + 2, outlook.reach, into, row)
        break
      case 'ACC':
        into[row + F.accelerate] = 1
        into[row + F.accelerateForMate] = mates.SIL
        if (mates.SIL + mates.ACC > 0) into[row + F.acceleratePair] = 1
        into[row + F.accelerateFollowers] = outlook.followers / 3
        into[row + F.gain] = gain(accelerated)
        into[row + F.energyLeft] = (total - 2) / 4
        writeLine(at + 2, outlook.reach, into, row)
        break
      case 'OFF':
        into[row + F.attack] = 1
        into[row + F.attackMate] = mates.OFF
        into[row + F.attackRivals] = attackers / 3
        into[row + F.gain] = gain(attacked)
        into[row + F.energyLeft] = (total - 3) / 4
        writeLine(at + 3, outlook.reach, into, row)
    }
  }
}

function writeLine(to: number, reach: number, into: Float64Array, row: number): void {
  if (to <= LAST_SQUARE) return
  into[row + F.crosses] = 1
  if (to > reach) into[row + F.wins] = 1
  else if (to === reach) into[row + F.level] = 1
}

/** What has been chosen for the other riders of the team in this group. */
function mateAnswers(state: State, seat: Seat, rider: RiderId): Record<Pace | 'open', number> {
  const count = { CON: 0, SIL: 0, ACC: 0, OFF: 0, open: 0 }
  for (const mate of ridersIn(state.group & teamSet(seat))) {
    if (mate === rider) continue
    if (state.answered & (1 << mate)) count[state.answers[mate] as Pace]++
    else count.open++
  }
  return count
}

function writeFollows(state: State, seat: Seat, moves: readonly Move[], into: Float64Array): void {
  const rider = askedRider(state, seat)!
  const { at, hasOffensive } = state.riders[rider]!
  const { distance, riders } = state.tow!
  const isLast = isLastRound(state)
  const energy = energyOf(state, rider)
  const { cases } = state.race.course
  const stay = standing(at + 1, energy, hasOffensive, cases, isLast)
  for (let m = 0; m < moves.length; m++) {
    const move = moves[m]!
    if (move.type !== 'follow' || move.tokens === '') continue
    const row = m * COUNT
    const { all, size, down } = spentBy(move.tokens)
    into[row + F.follow] = 1
    into[row + F.followFace] = (size + (down === null ? 0 : 0.5)) / 2
    into[row + F.followGain] =
      standing(
        at + distance,
        energy.map((count, i) => count - all[i]!),
        hasOffensive,
        cases,
        isLast,
      ) - stay
    if (at + distance > LAST_SQUARE) into[row + F.followWins] = 1
    if (riders.every((other) => seatOf(other) === seat)) into[row + F.followMates] = 1
  }
}

function writeAnnouncements(state: State, seat: Seat, moves: readonly Move[], into: Float64Array): void {
  const terrain = terrainOf(state)
  let [own, rivals] = [0, 0]
  for (const left of ridersIn(unmoved(state))) {
    const isOwn = seatOf(left) === seat
    if (!canPay(state.riders[left]!.up, isOwn ? state.hidden[left]! : null, terrain, TOW_COST[2])) continue
    if (isOwn) own++
    else rivals++
  }
  for (let m = 0; m < moves.length; m++) {
    const move = moves[m]!
    if (move.type !== 'announce' || !move.tow) continue
    const row = m * COUNT
    into[row + F.tow] = 1
    into[row + F.towOwn] = own
    into[row + F.towRivals] = rivals / 3
  }
}

function writePayments(state: State, seat: Seat, moves: readonly Move[], into: Float64Array): void {
  const rider = askedRider(state, seat)!
  const { at, hasOffensive } = state.riders[rider]!
  const energy = energyOf(state, rider)
  for (let m = 0; m < moves.length; m++) {
    const move = moves[m]!
    if (move.type !== 'pay' && move.type !== 'refill') continue
    const { all } = spentBy(move.tokens)
    const sign = move.type === 'pay' ? -1 : 1
    const worth = standing(
      at + 2,
      energy.map((count, i) => count + sign * all[i]!),
      hasOffensive,
      state.race.course.cases,
      false,
    )
    into[m * COUNT + (move.type === 'pay' ? F.payWorth : F.refill)] = 3 * (worth - at)
  }
}
