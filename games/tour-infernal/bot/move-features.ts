import type { Chance, MoveFeature, MoveFeatures, Seat } from '@echappee/kernel'
import { costOf } from '../content/cards.ts'
import { SECTORS, effectsOn } from '../content/sectors.ts'
import { groupIndex, isCancelled } from '../rules/attacks.ts'
import { isLastSector, tileOf } from '../rules/course.ts'
import type { Move } from '../rules/moves.ts'
import { allowanceAt } from '../rules/special.ts'
import type { State } from '../rules/state.ts'
import { chanceToEscape, stillToSpeak } from './attack.ts'
import { afterRiding, lookAhead } from './ride.ts'
import { cardsToCome, contestsToCome, countTiles, stakeOf, virtualScore, wishedHand } from './situation.ts'
import { usualMove } from './usual.ts'

const LIST = {
  usual: 'The rule of thumb would do so.',
  lead: 'Seconds ahead of the others after the ride, if all who are still to play ride softly.',
  pull: 'The rider rides hard.',
  pullWithOthers: 'The rider rides hard, and others in the group already do.',
  pullBeforeOthers: 'The rider rides hard, and others in the group are still to play.',
  pullOnClimb: 'The rider rides hard in a high mountain.',
  third: 'A third card is laid.',
  other: 'Sprint or attack takes the place of a ride card.',
  sprintSpent: 'A sprint card is ridden with.',
  attackSpent: 'An attack card is ridden with.',
  spareAfter: 'Cards to spare for the rest of the race, up to six.',
  shortAfter: 'Cards that the rest of the race will lack.',
  firstPlayer: 'The rider becomes first player by riding hard.',
  speed: 'Speed of the group.',
  attackDear: 'The group becomes so fast that attacks cost twice.',
  fed: 'Cards that may be exchanged in the feed zone.',
  attack: 'The rider attacks.',
  attackTwice: 'The rider attacks or raises at level 2.',
  attackCards: 'Attack cards that it takes.',
  attackAll: 'No attack card is left.',
  attackSpare: 'Cards to spare afterwards, up to six.',
  attackShort: 'Cards that the rest of the race will lack afterwards.',
  escape: 'How likely the attack gets away.',
  escapeBonus: 'How likely it gets away with the bonus of the sector.',
  sure: 'Nobody is left to stop it.',
  follow: 'The rider follows a wave.',
  raise: 'The rider raises.',
  stop: 'The attack stops a wave by its number.',
  stopLeader: 'The attack stops a wave with somebody who is ahead.',
  stopOne: 'In a group of two, the attack stops the other.',
  leave: 'A pass lets a wave go.',
  leaveLeader: 'A pass lets somebody go who is ahead.',
  attackInFront: 'The attack leaves the front group.',
  complete: 'The answer to a raise is to complete.',
  completeLost: 'The wave would come to nothing all the same.',
  counter: 'The rider counter-attacks.',
  bidCards: 'Cards laid in a sprint or climb.',
  bidAhead: 'The rider is ahead with them.',
  bidLevel: 'The rider is level with the best with them.',
  bidPrize: 'The rider is ahead with them, times the seconds of the place.',
  bidBeyond: 'Cards more than are needed to be ahead.',
  bidSprintLeft: 'Sprint cards left for each contest to come.',
  bidRide: 'Ride cards laid.',
  bidSpare: 'Cards to spare afterwards, up to six.',
  bidShort: 'Cards that the rest of the race will lack afterwards.',
  bidSafe: 'No other can lay as many.',
  bagRide: 'Ride cards in the bag.',
  bagSprint: 'Sprint cards in the bag.',
  bagAttack: 'Attack cards in the bag.',
  bagRideTwice: 'The square of it.',
  bagSprintTwice: 'The square of it.',
  bagAttackTwice: 'The square of it.',
  bagRideClimb: 'Ride cards in the bag, for each high mountain and cobbles.',
  bagSprintContest: 'Sprint cards in the bag, for each contest.',
  bagAttackQuiet: 'Attack cards in the bag, for each quiet sector.',
  hideRide: 'A ride card is hidden.',
  hideSprint: 'A sprint card is hidden.',
  hideAttack: 'An attack card is hidden.',
  hideSurplus: 'How many more of the hidden kind there are than wished.',
  swap: 'A card is exchanged.',
  swapGain: 'How much nearer to the wished hand the exchange leads.',
  takeRide: 'A ride card is taken for another.',
  takeSprint: 'A sprint card is taken for another.',
  takeAttack: 'An attack card is taken for another.',
} as const satisfies Readonly<Record<string, string>>

const NAMES = Object.keys(LIST) as (keyof typeof LIST)[]
const F = Object.fromEntries(NAMES.map((name, i) => [name, i])) as Record<keyof typeof LIST, number>
const COUNT = NAMES.length

const KNOTS = [1, 4, 7, 9] as const
const CONTEXTS = [
  'always',
  ...KNOTS.map((sector) => `sector ${sector}`),
  'last sector',
  'spare cards',
  'in front',
  'ahead',
  'large field',
] as const
const SECTOR_AT = 1
const LAST_AT = SECTOR_AT + KNOTS.length

/** No whim moves the rule of thumb. */
const STILL: Chance = { int: (bound) => bound >> 1 }

export const moveFeatures: MoveFeatures<State, Move> = {
  list: NAMES.map((name): MoveFeature => ({ name, means: LIST[name] })),
  contexts: CONTEXTS,

  context(state, seat, into) {
    const { sector, riders, race } = state
    into[0] = 1
    if (sector >= SECTORS) into[LAST_AT] = 1
    else {
      let k = 1
      while (k < KNOTS.length - 1 && KNOTS[k]! < sector) k++
      const share = (sector - KNOTS[k - 1]!) / (KNOTS[k]! - KNOTS[k - 1]!)
      into[SECTOR_AT + k - 1] = 1 - share
      into[SECTOR_AT + k] = share
    }
    into[LAST_AT + 1] = Math.max(-1, Math.min(1, (spareCards(state, seat) - 3) / 4))
    if (riders[seat]!.gap === 0) into[LAST_AT + 2] = 1
    into[LAST_AT + 3] = Math.max(-1, Math.min(1, leadOver(state, seat) / 40))
    into[LAST_AT + 4] = (race.seats - 4) / 4
  },

  write(state, seat, moves, into) {
    const usual = moves.indexOf(usualMove(state, seat, STILL))
    if (usual >= 0) into[usual * COUNT + F.usual] = 1
    switch (state.phase) {
      case 'play':
        return writePlays(state, seat, moves, into)
      case 'attack':
        return writeAttacks(state, seat, moves, into)
      case 'bid':
        return writeBids(state, seat, moves, into)
      default:
        return writeOthers(state, seat, moves, into)
    }
  },
}

function spareCards(state: State, seat: Seat): number {
  return state.riders[seat]!.cards - cardsToCome(state)
}

/** Over the best of the others, in seconds. */
function leadOver(state: State, seat: Seat): number {
  let best = -Infinity
  for (let other = 0; other < state.race.seats; other++)
    if (other !== seat && state.riders[other]!.out === null) best = Math.max(best, virtualScore(state, other))
  return best === -Infinity ? 40 : virtualScore(state, seat) - best
}

function writeSpare(spare: number, into: Float64Array, at: number): void {
  // The two features follow each other.
  into[at] = Math.max(0, Math.min(6, spare)) / 3
  into[at + 1] = Math.max(0, -spare)
}

function writePlays(state: State, seat: Seat, moves: readonly Move[], into: Float64Array): void {
  const outlook = lookAhead(state, seat)
  const { riders, race } = state
  const { gap } = riders[seat]!
  let pulls = 0
  let later = 0
  for (let other = 0; other < race.seats; other++) {
    const { gap: theirs, play, out } = riders[other]!
    if (other === seat || out !== null || theirs !== gap) continue
    if (play === null) later++
    else if (costOf(play).isPull) pulls++
  }
  const spare = spareCards(state, seat) - (outlook.tile === 'CO' ? 1 : 0)
  for (let m = 0; m < moves.length; m++) {
    const move = moves[m]!
    if (move.type !== 'play') continue
    const at = m * COUNT
    const { total, isPull, hasThird, isOther, S, A } = costOf(move.play)
    const { lead, speed } = afterRiding(state, seat, move.play, outlook)
    into[at + F.lead] = Math.max(-4, Math.min(4, lead / 20))
    into[at + F.speed] = speed / 3
    if (isPull) {
      into[at + F.pull] = 1
      into[at + F.pullWithOthers] = pulls / 2
      into[at + F.pullBeforeOthers] = later / 2
      if (outlook.tile === 'HM') into[at + F.pullOnClimb] = 1
      into[at + F.firstPlayer] = outlook.firstPlace
    }
    if (hasThird) into[at + F.third] = 1
    if (isOther) into[at + F.other] = 1
    into[at + F.sprintSpent] = S
    into[at + F.attackSpent] = A
    writeSpare(spare - total, into, at + F.spareAfter)
    if (speed > 3) into[at + F.attackDear] = 1
    if (outlook.tile === 'FZ') into[at + F.fed] = allowanceAt(speed)
  }
}

function writeAttacks(state: State, seat: Seat, moves: readonly Move[], into: Float64Array): void {
  const group = state.groups[groupIndex(state, seat)]!
  const { riders, wave, cost, level: before } = group
  const own = virtualScore(state, seat)
  const isDangerous = wave.some((other) => virtualScore(state, other) >= own)
  const later = stillToSpeak(state, seat, group)
  const isTooMany = isCancelled(wave.length + 1, riders.length, state.race.options.sfMajorityCancel)
  const isSecond = riders.length === 2 && wave.length === 1
  const bonus = group.gap === 0 ? (stakeOf(state)?.bonuses[0] ?? 0) / 20 : 0
  const { hand } = state.kits[seat]!
  const spare = spareCards(state, seat) - (tileOf(state) === 'CO' ? 1 : 0)
  for (let m = 0; m < moves.length; m++) {
    const move = moves[m]!
    if (move.type !== 'attack') continue
    const at = m * COUNT
    if (move.level === 0) {
      if (wave.length > 0) into[at + F.leave] = 1
      if (isDangerous) into[at + F.leaveLeader] = 1
      writeSpare(spareCards(state, seat), into, at + F.attackSpare)
      continue
    }
    const cards = move.level * cost
    into[at + F.attack] = 1
    if (move.level === 2) into[at + F.attackTwice] = 1
    into[at + F.attackCards] = cards / 2
    if (hand.A <= cards) into[at + F.attackAll] = 1
    writeSpare(spare - cards, into, at + F.attackSpare)
    if (group.gap === 0) into[at + F.attackInFront] = 1
    if (wave.length > 0) into[at + (move.level > before ? F.raise : F.follow)] = 1
    // Who raises may shake some off.
    if (move.level === before || before === 0 ? isTooMany : false) {
      into[at + F.stop] = 1
      if (isDangerous) into[at + F.stopLeader] = 1
    } else if (isSecond) into[at + F.stopOne] = 1
    else {
      const escape = chanceToEscape(state, group, (move.level > before ? 0 : wave.length) + 1, later)
      into[at + F.escape] = escape
      into[at + F.escapeBonus] = escape * bonus
      if (later === 0) into[at + F.sure] = 1
    }
  }
}

function writeBids(state: State, seat: Seat, moves: readonly Move[], into: Float64Array): void {
  const contest = state.contest!
  const { card, place } = contest
  const totals = card === 'S' ? contest.laidS : contest.laidR
  const isLast = isLastSector(state)
  const prize = ((stakeOf(state)?.bonuses[place - 1] ?? 0) - (stakeOf(state)?.bonuses[place] ?? 0)) / 20
  let best = 0
  let most = 0
  for (const other of state.speakers) {
    if (other === seat) continue
    const { laid, cards } = state.riders[other]!
    best = Math.max(best, totals[other]!)
    if (contest.isIn[other]) most = Math.max(most, totals[other]! + Math.min(cards, card === 'S' ? Math.max(0, 6 - laid.S) : cards))
  }
  const { hand } = state.kits[seat]!
  const spare = spareCards(state, seat)
  for (let m = 0; m < moves.length; m++) {
    const move = moves[m]!
    if (move.type !== 'bid') continue
    const at = m * COUNT
    const total = totals[seat]! + move.count
    into[at + F.bidCards] = move.count / 2
    if (total > best) {
      into[at + F.bidAhead] = 1
      into[at + F.bidPrize] = prize
      into[at + F.bidBeyond] = Math.min(move.count, total - best - 1) / 2
    } else if (total === best) into[at + F.bidLevel] = 1
    if (total >= most) into[at + F.bidSafe] = 1
    if (card === 'S') into[at + F.bidSprintLeft] = Math.min(2, (hand.S - move.count) / (1 + contestsToCome(state)))
    else into[at + F.bidRide] = move.count / 2
    if (!isLast) writeSpare(spare - move.count, into, at + F.bidSpare)
  }
}

function writeOthers(state: State, seat: Seat, moves: readonly Move[], into: Float64Array): void {
  const wish = wishedHand(state)
  const { hand } = state.kits[seat]!
  for (let m = 0; m < moves.length; m++) {
    const move = moves[m]!
    const at = m * COUNT
    switch (move.type) {
      case 'besace': {
        const [r, s, a] = [move.r / 3, move.s / 3, move.a / 3]
        into[at + F.bagRide] = r
        into[at + F.bagSprint] = s
        into[at + F.bagAttack] = a
        into[at + F.bagRideTwice] = r * r
        into[at + F.bagSprintTwice] = s * s
        into[at + F.bagAttackTwice] = a * a
        into[at + F.bagRideClimb] = (r * countTiles(state, 'HM', 'CO')) / 2
        into[at + F.bagSprintContest] = (s * contestsToCome(state)) / 3
        into[at + F.bagAttackQuiet] = (a * quietSectors(state)) / 5
        break
      }
      case 'hide':
        into[at + (move.card === 'R' ? F.hideRide : move.card === 'S' ? F.hideSprint : F.hideAttack)] = 1
        into[at + F.hideSurplus] = (hand[move.card] - wish[move.card]) / 3
        break
      case 'swap':
        into[at + F.swap] = 1
        into[at + F.swapGain] = (hand[move.give] - wish[move.give] - (hand[move.take] - wish[move.take])) / 3
        into[at + (move.take === 'R' ? F.takeRide : move.take === 'S' ? F.takeSprint : F.takeAttack)] = 1
        break
      case 'answer':
        if (move.answer === 'complete') writeAnswer(state, seat, into, at)
        break
      case 'counter':
        if (move.answer === 'yes') into[at + F.counter] = 1
    }
  }
}

function writeAnswer(state: State, seat: Seat, into: Float64Array, at: number): void {
  const { group: index, stayed } = state.raise!
  const { riders, cost, gap } = state.groups[index]!
  into[at + F.complete] = 1
  into[at + F.attackCards] = cost / 2
  writeSpare(spareCards(state, seat) - cost, into, at + F.attackSpare)
  if (gap === 0) into[at + F.attackInFront] = 1
  if (isCancelled(stayed.length + 2, riders.length, state.race.options.sfMajorityCancel) || riders.length === 2)
    into[at + F.completeLost] = 1
}

function quietSectors({ race, sector }: State): number {
  let quiet = 0
  for (let next = sector; next <= SECTORS; next++) if (!effectsOn(race.course[next - 1]!).doublesAttacks) quiet++
  return quiet
}
