import type { Names } from '@echappee/text'
import { CHOSEN, type Besace, type Card } from '../content/cards.ts'
import type { AttackLevel, Move } from '../rules/moves.ts'
import type { View } from '../rules/state.ts'
import { bidOutlook, outlookOf } from '../text/auction.ts'
import type { Words } from '../text/words/en/index.ts'
import { outlook } from '../text/preview.ts'
import { cardsOf } from '../text/race.ts'
import { answerNote, attackNote, bidNotes, completeCost, counterCost, playNotes } from '../text/move.ts'

/** What is written and drawn on a choice. */
export interface Face {
  readonly title: string
  /** Cards that it lays or gives; of a swap, `take` comes back. */
  readonly cards: readonly Card[]
  readonly take?: Card
  readonly notes: readonly string[]
  readonly warning?: string | undefined
}

export function faceOf(words: Words, move: Move, view: View, names: Names): Face {
  const say = words.hand
  const seat = view.viewer
  switch (move.type) {
    case 'play': {
      const after = outlook(view, seat, move.play)
      const missing = after.cardsNeeded - after.cardsLeft
      return {
        title: say.play[move.play],
        cards: cardsOf(move.play),
        notes: playNotes(words, after),
        warning: missing > 0 ? words.outlook.short(missing) : undefined,
      }
    }
    case 'hide':
      return { title: say.hide(move.card), cards: [move.card], notes: [say.hideNote(view.kits[seat]!.hand[move.card])] }
    case 'attack':
      return attackFace(words, move.level, view, names)
    case 'answer': {
      const cost = completeCost(view)
      return move.answer === 'drop'
        ? { title: say.answer.drop, cards: [], notes: [say.dropNote] }
        : { title: say.answer.complete, cards: repeated('A', cost), notes: [words.cardCount(cost, 'A')] }
    }
    case 'counter':
      return move.answer === 'no'
        ? { title: say.counter.no, cards: [], notes: [words.outlook.stay] }
        : { title: say.counter.yes, cards: repeated('A', counterCost(view, seat)), notes: [words.outlook.alone] }
    case 'bid': {
      const { contest } = view
      if (contest === null) return { title: say.bidPass, cards: [], notes: [] }
      const after = bidOutlook(view, contest, seat, move.count)
      if (move.count > 0)
        return { title: say.bid(move.count, contest.card), cards: repeated(contest.card, move.count), notes: bidNotes(words, after, names) }
      return { title: say.bidPass, cards: [], notes: [after.isFirstTurn ? words.outlook.outOfIt : words.outlook.comeBack] }
    }
    case 'swap':
      return { title: say.swap(move.give, move.take), cards: [move.give], take: move.take, notes: [] }
    case 'done':
      return { title: say.done, cards: [], notes: [say.doneNote(view.kits[seat]!.swaps)] }
    case 'besace':
      return { title: words.move.besace(move.r, move.s, move.a), cards: [], notes: [] }
  }
}

function attackFace(words: Words, level: AttackLevel, view: View, names: Names): Face {
  const { attack: say } = words.hand
  const after = outlookOf(view, view.viewer, level)
  const answer = answerNote(words, after)
  const isHard = level === 2 && after.how === 'attack' && after.result === 'alone' && after.toSpeak > 0
  const notes = [
    attackNote(words, after, names),
    ...(isHard ? [words.outlook.hardToFollow(after.cards)] : []),
    ...(answer === undefined ? [] : [answer]),
  ]
  const cards = repeated('A', after.cards)
  if (after.how === 'attack') return { title: level === 2 ? say.attackHard : say.attack, cards, notes }
  return { title: say[after.how], cards, notes }
}

function repeated(card: Card, n: number): Card[] {
  return Array<Card>(n).fill(card)
}

/** Ready-made besaces for those who do not want to count. */
export const IDEAS: readonly { readonly name: keyof Words['besace']['idea']; readonly besace: Besace }[] = [
  { name: 'even', besace: { r: 2, s: 2, a: 2 } },
  { name: 'sprinter', besace: { r: 1, s: 4, a: 1 } },
  { name: 'attacker', besace: { r: 1, s: 1, a: 4 } },
  { name: 'engine', besace: { r: 4, s: 1, a: 1 } },
]

export const BESACE_KEYS = { R: 'r', S: 's', A: 'a' } as const satisfies Readonly<Record<Card, keyof Besace>>

/** Cards still to choose; negative if there are too many. */
export function toChoose({ r, s, a }: Besace): number {
  return CHOSEN - r - s - a
}
