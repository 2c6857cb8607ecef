import { BESACES, COMPULSORY_R, KIT, type Besace, type Cards } from '../content/cards.ts'
import { SWAP_MOVES } from '../rules/moves.ts'
import type { FeedMemory, Kit, Rider } from '../rules/state.ts'

/** What a rider can hold as far as everybody knows: a kit for every hand that explains what he has laid, hidden and swapped. */
export function kitsOf(rider: Rider): Kit[] {
  const kits = new Map<string, Kit>()
  const add = (kit: Kit) => kits.set(Object.values(kit.hand).join(), kit)
  for (const besace of BESACES)
    for (const before of laidOut(packed(besace), NOTHING, rider.atFeed ?? rider)) {
      if (rider.atFeed === null) add(before)
      else for (const fed of swapped(before, rider.swapped)) for (const after of laidOut(fed, rider.atFeed, rider)) add(after)
    }
  return [...kits.values()]
}

const NOTHING: FeedMemory = { laid: { R: 0, S: 0, A: 0 }, hidden: 0, dry: null }

/** TI-5. */
function packed(besace: Besace): Kit {
  const hand = { R: COMPULSORY_R + besace.r, S: besace.s, A: besace.a }
  return { besace, hand, reserve: minus(KIT, hand), hidden: { R: 0, S: 0, A: 0 }, swaps: 0, mission: null }
}

/** All ways to have laid and hidden what was laid and hidden since then. Who showed that he was out of R had hidden all of them by that moment (TI-20). */
function* laidOut(kit: Kit, from: FeedMemory, to: FeedMemory): Generator<Kit> {
  const left = minus(kit.hand, minus(to.laid, from.laid))
  const count = to.hidden - from.hidden
  for (let R = 0; R <= count; R++)
    for (let S = 0; R + S <= count; S++) {
      const hidden = { R, S, A: count - R - S }
      const hand = minus(left, hidden)
      if (Math.min(hand.R, hand.S, hand.A) < 0) continue
      if (to.dry !== null && (hand.R > 0 || R > to.dry - from.hidden)) continue
      yield { ...kit, hand, hidden: minus(kit.hidden, minus(NOTHING.laid, hidden)) }
    }
}

/** TI-72. */
function* swapped(kit: Kit, count: number): Generator<Kit> {
  if (count === 0) {
    yield kit
    return
  }
  for (const { give, take } of SWAP_MOVES) {
    const { hand, reserve } = kit
    if (hand[give] === 0 || reserve[take] === 0) continue
    const next = { ...kit, hand: { ...hand }, reserve: { ...reserve } }
    next.hand[give]--
    next.reserve[give]++
    next.hand[take]++
    next.reserve[take]--
    yield* swapped(next, count - 1)
  }
}

const minus = (a: Readonly<Cards>, b: Readonly<Cards>): Cards => ({ R: a.R - b.R, S: a.S - b.S, A: a.A - b.A })
