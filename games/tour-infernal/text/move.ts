import type { Seat } from '@echappee/kernel'
import type { Names } from '@echappee/text'
import { attackCost } from '../rules/attacks.ts'
import type { Move } from '../rules/moves.ts'
import type { PublicState, View } from '../rules/state.ts'
import { bidOutlook, outlookOf, type AttackOutlook, type BidOutlook } from './auction.ts'
import type { Words } from './words/en/index.ts'
import { outlook, type PlayOutlook } from './preview.ts'

/** A choice as words, with what it would do. */
export function moveText(words: Words, move: Move, view: View, names: Names): string {
  const say = words.move
  const seat = view.actor ?? view.viewer
  switch (move.type) {
    case 'besace':
      return say.besace(move.r, move.s, move.a)
    case 'play':
      return view.phase === 'play'
        ? say.play(move.play, playNotes(words, outlook(view, seat, move.play)).join(', '))
        : words.plays[move.play]
    case 'hide':
      return say.hide(move.card)
    case 'attack': {
      if (move.level === 0 || view.groups.length === 0) return say.pass
      const { how, ...after } = outlookOf(view, seat, move.level)
      const then = attackNote(words, { how, ...after }, names)
      if (how === 'follow') return say.follow(after.cards, then)
      return how === 'raise' ? say.raise(after.cards, then) : say.attack(move.level, after.cards, then)
    }
    case 'answer':
      return move.answer === 'drop' ? say.drop : say.complete(completeCost(view))
    case 'counter':
      return move.answer === 'no' ? say.noCounter : say.counter(counterCost(view, seat))
    case 'bid':
      if (move.count === 0 || view.contest === null) return say.bidPass
      return say.bid(move.count, view.contest.card, bidNotes(words, bidOutlook(view, view.contest, seat, move.count), names).join(', '))
    case 'swap':
      return say.swap(move.give, move.take)
    case 'done':
      return say.done
  }
}

export function completeCost({ raise, groups }: PublicState): number {
  return raise === null ? 0 : groups[raise.group]!.cost
}

export function counterCost(view: PublicState, seat: Seat): number {
  return attackCost(view, view.riders[seat]!.speed)
}

/** What a play would lead to, the most important first. */
export function playNotes(words: Words, after: PlayOutlook): string[] {
  const say = words.outlook
  const place = after.to === 0 ? say.front(after.company) : say.behind(after.to)
  const by = after.to - after.from
  const notes = [say.speed(after.speed), by === 0 ? place : `${place} ${say.changed(by)}`]
  if (after.doublesAttacks) notes.push(say.doubled)
  return notes
}

export function attackNote({ outlook: say }: Words, { result, wave, n, others }: AttackOutlook, names: Names): string {
  switch (result) {
    case 'stay':
      return say.stay
    case 'letGo':
      return say.letGo(others.map(names))
    case 'alone':
      return say.alone
    case 'together':
      return say.together(wave, n)
    case 'cancels':
      return say.cancels(wave, n)
    case 'standOff':
      return say.standOff
    case 'mustAnswer':
      return say.mustAnswer(others.map(names))
  }
}

/** Whether anybody can still spoil it. */
export function answerNote({ outlook: say }: Words, { result, toSpeak }: AttackOutlook): string | undefined {
  if (result === 'cancels' || result === 'mustAnswer') return undefined
  return result === 'stay' ? (toSpeak > 0 ? say.othersSpeak(toSpeak) : undefined) : toSpeak > 0 ? say.mayAnswer(toSpeak) : say.nobodyAnswers
}

export function bidNotes({ outlook: say }: Words, after: BidOutlook, names: Names): string[] {
  const rivals = after.rivals.map(names)
  const standing =
    after.standing === 'leads'
      ? say.leads(after.total)
      : after.standing === 'level'
        ? say.level(after.total, rivals)
        : say.trails(after.total, rivals, after.most)
  return after.prize === undefined ? [standing] : [standing, say.wins(after.prize.place, after.prize.bonus)]
}
