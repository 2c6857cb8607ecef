import { textLoader } from '@echappee/text'
import { words as dictionary } from './words/index.ts'
import type { Seat } from '@echappee/kernel'
import { noOther, type GameText, type Names, type TextSection } from '@echappee/text'
import type { Event } from '../rules/events.ts'
import type { Move } from '../rules/moves.ts'
import type { RefusalCode } from '../rules/refusals.ts'
import { placesOf } from '../rules/scoring.ts'
import type { View } from '../rules/state.ts'
import type { Words } from './words/en/index.ts'

export const loadText = textLoader(dictionary, gameText)

/** Everything the game says in one language. No React: the terminal uses it too. */
export function gameText(words: Words): GameText<View, Move, Event> {
  return {
    prompt: (view, seat, names) => promptText(words, view, seat, names),
    event: (event, names) => eventText(words, event, names),
    move: ({ card }, view) => moveText(words, card, view),
    refusal: ({ code, params }) => words.refusals[code as RefusalCode](Number(params?.['card'])),
    reason: ({ code }) => words.reasons[code as RefusalCode],
    board: (view, names) => textBoard(words, view, names),
    options: words.options,
    issues: {},
  }
}

/** Best first. */
export function ranking(riders: readonly number[]): { readonly seat: Seat; readonly place: number }[] {
  return placesOf(riders)
    .map((place, seat) => ({ seat, place }))
    .sort((a, b) => a.place - b.place)
}

function promptText(words: Words, view: View, reader: Seat, names: Names): string {
  if (view.phase === 'finished') return words.prompt.over(winners(placesOf(view.riders), names))
  if (reader !== view.viewer || view.riders[reader] === undefined) return words.prompt.watch
  return view.choice === null ? words.prompt.choose : words.prompt.wait
}

function eventText(words: Words, event: Event, names: Names): string | undefined {
  const say = words.event
  switch (event.type) {
    case 'dealt':
      return say.dealt(names(event.seat), event.cards)
    case 'roundBegan':
      return say.roundBegan(event.round)
    case 'chose':
      return say.chose(names(event.seat), event.card)
    case 'revealed':
      return say.revealed(event.cards.map((card, seat) => say.play(names(seat), card)))
    case 'rode':
      return (event.by === 'wind' ? say.blown : say.rode)(names(event.seat), event.from, event.to)
    case 'windBlew':
      return say.windBlew(event.squares)
    case 'reshuffled':
      return say.reshuffled(event.count)
    case 'drew':
      return say.drew(names(event.seat), event.card)
    case 'finished':
      return say.finished(winners(event.places, names))
    case 'dealtHidden':
    case 'drewHidden':
      return undefined
    default:
      return noOther(event)
  }
}

function moveText(words: Words, card: number, view: View): string {
  const to = (view.riders[view.viewer] ?? 0) + card
  return words.move.choose(card, to, to >= view.options.squares)
}

function textBoard(words: Words, view: View, names: Names): TextSection[] {
  const say = words.board
  const riders = view.riders.map((square, seat) => say.rider(names(seat), square, view.handSizes[seat]!))
  const own = [...(view.hand.length > 0 ? [say.hand(view.hand)] : []), ...(view.choice === null ? [] : [say.choice(view.choice)])]
  return [
    { heading: `${say.title(view.options.squares)}, ${words.where.round(view.round)}`, lines: [] },
    { heading: say.riders, lines: riders },
    { heading: say.cards, lines: [...own, say.piles(view.drawPileSize, view.discardPile.length)] },
  ]
}

function winners(places: readonly number[], names: Names): string[] {
  return places.flatMap((place, seat) => (place === 1 ? [names(seat)] : []))
}
