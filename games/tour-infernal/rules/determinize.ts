import { drawFromBag, type Chance, type Seat } from '@echappee/kernel'
import { BESACES, CHOSEN, KIT, type Besace, type Cards } from '../content/cards.ts'
import type { Mission } from '../content/missions.ts'
import { compulsoryR, ownedR } from './numbers.ts'
import { SWAP_MOVES } from './moves.ts'
import { missionBag } from './setup.ts'
import type { FeedMemory, Kit, Rider, State, View } from './state.ts'
import { copyKit, copyWith } from './view.ts'

/** A besace for everybody that explains all they have laid and all they have shown not to hold; what is left of it is their hand. */
export function determinize(view: View, chance: Chance): State {
  const missions = view.race.options.missions ? unseenMissions(view) : undefined
  const guess = guessWhoIsDone(view, chance)
  const kits: Kit[] = []
  for (let seat = 0; seat < view.kits.length; seat++) {
    const known = view.kits[seat]
    if (known !== null && known !== undefined) kits.push(copyKit(known))
    else {
      const kit = guessKit(guess, seat, chance)
      if (missions !== undefined) kit.mission = drawFromBag(missions, chance)
      kits.push(kit)
    }
  }
  return copyWith(guess, kits)
}

/** TI-5, TI-72: any of the others may be done with a secret step, but not all, or it would be over. */
function guessWhoIsDone(view: View, chance: Chance): View {
  if (view.phase === 'besace') return { ...view, isReady: someDone(view.isReady, view.viewer, chance) }
  return view.feed === null ? view : { ...view, feed: { ...view.feed, isDone: someDone(view.feed.isDone, view.viewer, chance) } }
}

function someDone(known: readonly boolean[], viewer: Seat, chance: Chance): boolean[] {
  const guess = known.map((isDone, seat) => isDone || (seat !== viewer && chance.int(2) === 0))
  if (guess.includes(false)) return guess
  const open = known.flatMap((isDone, seat) => (isDone || seat === viewer ? [] : [seat]))
  return guess.with(open[chance.int(open.length)]!, false)
}

function guessKit(view: View, seat: Seat, chance: Chance): Kit {
  if (!view.isReady[seat]) return wholeReserve(ownedR(view.race))
  const least = compulsoryR(view.race)
  const rider = view.riders[seat]!
  if (rider.swapped > 0) return guessAfterFeed(rider, least, chance)
  const kit = guessUnswapped(rider, least, chance)
  if (view.feed !== null) {
    const allowance = view.feed.allowance[seat]!
    const isDone = view.feed.isDone[seat]!
    if (allowance > 0) swapAtRandom(kit, chance.int(isDone ? allowance + 1 : allowance), chance)
  }
  return kit
}

function unseenMissions({ race, kits }: View): Mission[] {
  const bag = missionBag(race.course)
  for (const kit of kits) if (kit !== null && kit.mission !== null) bag.splice(bag.indexOf(kit.mission), 1)
  return bag
}

function wholeReserve(R: number): Kit {
  return { besace: null, hand: { R: 0, S: 0, A: 0 }, reserve: { ...KIT, R }, hidden: { R: 0, S: 0, A: 0 }, swaps: 0, mission: null }
}

/**
 * The besace is any of those that hold what was laid. A rider who showed that he had no R left (`dry`) has hidden
 * all his other R among the cobbles cards before that moment.
 */
function guessUnswapped({ laid, hidden, dry }: FeedMemory, least: number, chance: Chance): Kit {
  const mostR = dry === null ? CHOSEN : Math.min(CHOSEN, laid.R + dry - least)
  const kit = kitOf(drawBesace(Math.max(0, laid.R - least), mostR, laid.S, laid.A, chance), least)
  takeFrom(kit.hand, laid)
  hideAtRandom(kit, hidden, dry !== null, chance)
  return kit
}

/** Uniform over the besaces with at least so many cards of each kind. */
function drawBesace(leastR: number, mostR: number, leastS: number, leastA: number, chance: Chance): Besace {
  let count = 0
  for (let r = leastR; r <= mostR; r++) count += waysFor(r, leastS, leastA)
  let at = chance.int(count)
  for (let r = leastR; ; r++) {
    const ways = waysFor(r, leastS, leastA)
    if (at < ways) return besaceOf(r, leastS + at)
    at -= ways
  }
}

function waysFor(r: number, leastS: number, leastA: number): number {
  const ways = CHOSEN - r - leastS - leastA + 1
  return ways > 0 ? ways : 0
}

/** BESACES is sorted by r, then by s: before r come 7 + 6 + … of them. */
function besaceOf(r: number, s: number): Besace {
  return BESACES[r * (CHOSEN + 1) - (r * (r - 1)) / 2 + s]!
}

/** `least`: the R cards that everybody takes. */
function kitOf(besace: Besace, least: number): Kit {
  const { r, s, a } = besace
  return {
    besace,
    hand: { R: least + r, S: s, A: a },
    reserve: { R: CHOSEN - r, S: KIT.S - s, A: KIT.A - a },
    hidden: { R: 0, S: 0, A: 0 },
    swaps: 0,
    mission: null,
  }
}

/** `isDry`: every R left is among the hidden cards. */
function hideAtRandom({ hand, hidden }: Kit, count: number, isDry: boolean, chance: Chance): void {
  let left = count
  if (isDry) {
    left -= hand.R
    hidden.R += hand.R
    hand.R = 0
  }
  for (; left > 0; left--) {
    const at = chance.int(hand.R + hand.S + hand.A)
    const card = at < hand.R ? 'R' : at < hand.R + hand.S ? 'S' : 'A'
    hand[card]--
    hidden[card]++
  }
}

function swapAtRandom(kit: Kit, count: number, chance: Chance): void {
  const { hand, reserve } = kit
  for (let i = 0; i < count; i++) {
    const possible = SWAP_MOVES.filter(({ give, take }) => hand[give] > 0 && reserve[take] > 0)
    const { give, take } = possible[chance.int(possible.length)]!
    swap(kit, give, take)
  }
  kit.swaps += count
}

function swap({ hand, reserve }: Kit, give: keyof Cards, take: keyof Cards): void {
  hand[give]--
  reserve[give]++
  reserve[take]--
  hand[take]++
}

const TRIES = 40

/** The race before the feed zone, the swaps, the race after it; tried at random until it fits what was laid since. */
function guessAfterFeed(rider: Rider, least: number, chance: Chance): Kit {
  for (let i = 0; i < TRIES; i++) {
    const kit = guessUnswapped(rider.atFeed!, least, chance)
    swapAtRandom(kit, rider.swapped, chance)
    if (explainsRest(kit, rider)) return finishGuess(kit, rider, chance)
  }
  return finishGuess(searchAfterFeed(rider, least, chance), rider, chance)
}

function explainsRest({ hand }: Kit, { laid, dry, atFeed }: Rider): boolean {
  const { R, S, A } = atFeed!.laid
  if (hand.R < laid.R - R || hand.S < laid.S - S || hand.A < laid.A - A) return false
  return dry === null || hand.R - (laid.R - R) <= dry - atFeed!.hidden
}

function finishGuess(kit: Kit, { laid, hidden, dry, atFeed }: Rider, chance: Chance): Kit {
  const { R, S, A } = atFeed!.laid
  takeFrom(kit.hand, { R: laid.R - R, S: laid.S - S, A: laid.A - A })
  hideAtRandom(kit, hidden - atFeed!.hidden, dry !== null, chance)
  kit.swaps = 0
  return kit
}

/** Every besace, every choice of cobbles cards, every swap, from a random besace on: the truth is one of them, so one is found. */
function searchAfterFeed(rider: Rider, least: number, chance: Chance): Kit {
  const { laid, hidden, dry } = rider.atFeed!
  const from = chance.int(BESACES.length)
  for (let i = 0; i < BESACES.length; i++) {
    const besace = BESACES[(from + i) % BESACES.length]!
    for (let hiddenR = 0; hiddenR <= hidden; hiddenR++)
      for (let hiddenS = 0; hiddenR + hiddenS <= hidden; hiddenS++) {
        const kit = kitOf(besace, least)
        kit.hidden = { R: hiddenR, S: hiddenS, A: hidden - hiddenR - hiddenS }
        takeFrom(kit.hand, laid)
        takeFrom(kit.hand, kit.hidden)
        const { R, S, A } = kit.hand
        if (Math.min(R, S, A) < 0 || (dry !== null && (R > 0 || hiddenR > dry))) continue
        const found = searchSwaps(kit, rider.swapped, rider)
        if (found !== undefined) return found
      }
  }
  throw new Error('no besace explains what was laid')
}

function searchSwaps(kit: Kit, left: number, rider: Rider): Kit | undefined {
  if (left === 0) return explainsRest(kit, rider) ? kit : undefined
  for (const { give, take } of SWAP_MOVES) {
    if (kit.hand[give] === 0 || kit.reserve[take] === 0) continue
    const next = copyKit(kit)
    swap(next, give, take)
    const found = searchSwaps(next, left - 1, rider)
    if (found !== undefined) return found
  }
  return undefined
}

function takeFrom(hand: Cards, cards: Readonly<Cards>): void {
  hand.R -= cards.R
  hand.S -= cards.S
  hand.A -= cards.A
}
