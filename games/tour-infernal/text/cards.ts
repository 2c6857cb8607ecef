import { CARDS, type Besace, type Cards } from '../content/cards.ts'
import { EFFECTS, FEED_SECTOR, SECTORS, type Tile } from '../content/sectors.ts'
import type { Words } from './words/en/index.ts'
import { prizesOf, totalOf } from './race.ts'

/** "14 R, 2 Sp, 1 At"; kinds that are not there are left out. */
export function cardsText(words: Words, cards: Readonly<Cards>): string {
  const held = CARDS.filter((card) => cards[card] > 0).map((card) => words.cardCount(cards[card], card))
  return held.length === 0 ? words.cardTotal(totalOf(cards)) : held.join(', ')
}

export function besaceText(words: Words, { r, s, a }: Besace): string {
  return words.list(
    (
      [
        [r, 'R'],
        [s, 'S'],
        [a, 'A'],
      ] as const
    ).flatMap(([n, card]) => (n > 0 ? [words.cardCount(n, card)] : [])),
  )
}

/** What a sector does, in few words each: to the speed, to the cost of attacks, at its end. */
export function effectsOf(words: Words, course: readonly Tile[], sector: number): string[] {
  const say = words.effect
  const tile = course[sector - 1]!
  const { slowsFrom, slowsUpTo, doublesAttacks, isClimb } = EFFECTS[tile]
  const parts: string[] = []
  if (slowsFrom !== null) parts.push(say.slowsMany(slowsFrom))
  if (slowsUpTo !== null) parts.push(say.slowsFew(slowsUpTo))
  if (tile === 'HM') parts.push(say.mountain)
  if (tile === 'CO') parts.push(say.cobbles)
  if (doublesAttacks) parts.push(say.doubled)
  const prizes = prizesOf(course, sector)
  if (prizes.length > 0) parts.push(sector === SECTORS ? say.final(prizes) : isClimb ? say.climb(prizes) : say.sprint(prizes))
  if (tile === 'FZ') parts.push(say.feed)
  // TI-60: the last sector has its final sprint and nothing else at its end.
  if (tile === 'LC' && sector !== SECTORS) parts.push(say.barrier)
  if (sector === FEED_SECTOR && tile === 'SP') parts.push(say.turned)
  return parts.length === 0 ? [say.none] : parts
}
