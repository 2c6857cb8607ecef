import type { Seat } from '@echappee/kernel'
import { groupIndex, isCancelled } from '../rules/attacks.ts'
import { contestOrder, passingOrder } from '../rules/contest.ts'
import type { AttackLevel } from '../rules/moves.ts'
import { howTo } from '../rules/phases/attack.ts'
import type { Contest, Group, PublicState } from '../rules/state.ts'
import { contestPrizes } from './race.ts'

/** Attacks and contests as auctions: what has been laid, and what would come of it. */

/** What becomes of a wave if nobody else joins it. */
type WaveEnd = 'nobody' | 'escape' | 'standOff'

export interface Auction {
  readonly index: number
  readonly group: Group
  readonly n: number
  /** Who is attacking, the raiser among them while the others answer. */
  readonly wave: readonly Seat[]
  readonly level: number
  /** Of this group, who has still to speak after the one who decides now. */
  readonly toSpeak: readonly Seat[]
  /** So many more and the wave is cancelled (TI-45); in a pair it never is. */
  readonly untilCancelled: number | undefined
  /** If everybody passes and drops from now on: who gets away. */
  readonly escapees: readonly Seat[]
  readonly end: WaveEnd
  readonly isCurrent: boolean
}

/** One for each group that can be attacked in, front to back. */
export function auctionsOf(view: PublicState): Auction[] {
  const current = view.raise?.group ?? (view.actor === null ? -1 : groupIndex(view, view.actor))
  return view.groups.flatMap((group, index) => (group.riders.length < 2 ? [] : [auctionOf(view, group, index, index === current)]))
}

function auctionOf(view: PublicState, group: Group, index: number, isCurrent: boolean): Auction {
  const n = group.riders.length
  const { sfMajorityCancel } = view.race.options
  const raise = view.raise?.group === index ? view.raise : undefined
  const wave = raise === undefined ? group.wave : [...raise.stayed, ...raise.asked, raise.seat]
  const held = raise === undefined ? group.wave : [...raise.stayed, raise.seat]
  const escapees = isCancelled(held.length, n, sfMajorityCancel) || (n === 2 && held.length === 2) ? [] : held
  return {
    index,
    group,
    n,
    wave,
    level: raise === undefined ? group.level : 2,
    toSpeak: toSpeak(view, group),
    untilCancelled: moreToCancel(wave.length, n, sfMajorityCancel),
    escapees,
    end: escapees.length > 0 ? 'escape' : n === 2 && held.length === 2 ? 'standOff' : 'nobody',
    isCurrent,
  }
}

function moreToCancel(wave: number, n: number, sfMajorityCancel: boolean): number | undefined {
  for (let more = 1; more <= n; more++) if (isCancelled(wave + more, n, sfMajorityCancel)) return more
  return undefined
}

/** TI-41; in the scramble (TI-52) a pass is not final, so all who have not attacked may speak again. */
function toSpeak(view: PublicState, group: Group): Seat[] {
  const isIn = (seat: Seat) => group.riders.includes(seat) && !view.riders[seat]!.hasAttacked && seat !== view.actor
  if (view.scramble !== null) return view.speakers.filter(isIn)
  return view.speakers.slice(view.turn + 1).filter(isIn)
}

export interface AttackOutlook {
  readonly how: 'pass' | 'attack' | 'follow' | 'raise'
  readonly cards: number
  /** Riders in the wave with the one who decides; a raise may lose some of them. */
  readonly wave: number
  readonly n: number
  readonly result: 'stay' | 'letGo' | 'alone' | 'together' | 'cancels' | 'standOff' | 'mustAnswer'
  /** The others in the wave. */
  readonly others: readonly Seat[]
  /** Riders of the group who may still speak afterwards. */
  readonly toSpeak: number
}

/** What an attack, a follow, a raise or a pass would lead to, if nobody moved after it. */
export function outlookOf(view: PublicState, seat: Seat, level: AttackLevel): AttackOutlook {
  const group = view.groups[groupIndex(view, seat)]!
  const n = group.riders.length
  const others = group.wave
  const left = toSpeak(view, group).length
  if (level === 0)
    return { how: 'pass', cards: 0, wave: others.length, n, result: others.length > 0 ? 'letGo' : 'stay', others, toSpeak: left }
  // Too low for the wave, and so refused: it would have been a follow.
  const how = level < group.level ? 'follow' : howTo(level, group.level)
  const wave = others.length + 1
  const base = { how, cards: level * group.cost, wave, n, others, toSpeak: left }
  if (how === 'raise') return { ...base, result: 'mustAnswer' }
  if (isCancelled(wave, n, view.race.options.sfMajorityCancel)) return { ...base, result: 'cancels' }
  if (n === 2 && wave === 2) return { ...base, result: 'standOff' }
  return { ...base, result: wave === 1 ? 'alone' : 'together' }
}

export interface ContestPlace {
  readonly seat: Seat
  readonly place: number
  readonly bonus: number
}

/** TI-62, TI-67: who takes the seconds if nobody lays anything more. */
export function contestEnd(view: PublicState, contest: Contest, extra: Readonly<Record<Seat, number>> = {}): ContestPlace[] {
  const raised = (laid: readonly number[], card: 'S' | 'R') =>
    contest.card === card ? laid.map((n, seat) => n + (extra[seat] ?? 0)) : [...laid]
  const order = passingOrder(contestOrder(contest.kind, view.order), view.riders, raised(contest.laidS, 'S'), raised(contest.laidR, 'R'))
  return contestPrizes(view).flatMap((bonus, i) => {
    const seat = order[i]
    return seat === undefined ? [] : [{ seat, place: i + 1, bonus }]
  })
}

export interface BidOutlook {
  readonly total: number
  /** The most that anybody else has, and who. */
  readonly most: number
  readonly rivals: readonly Seat[]
  readonly standing: 'leads' | 'level' | 'trails'
  /** What it would bring if nobody answered. */
  readonly prize: ContestPlace | undefined
  /** A first pass is final in this bidding. */
  readonly isFirstTurn: boolean
}

export function bidOutlook(view: PublicState, contest: Contest, seat: Seat, count: number): BidOutlook {
  const laid = contest.card === 'S' ? contest.laidS : contest.laidR
  const total = laid[seat]! + count
  const others = view.speakers.filter((other) => other !== seat)
  const most = Math.max(0, ...others.map((other) => laid[other]!))
  return {
    total,
    most,
    rivals: others.filter((other) => laid[other] === most),
    standing: total > most ? 'leads' : total === most ? 'level' : 'trails',
    prize: contestEnd(view, contest, { [seat]: count }).find((place) => place.seat === seat && place.place >= contest.place),
    isFirstTurn: contest.turns < view.speakers.length,
  }
}
