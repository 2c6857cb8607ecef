import type { Seat } from '@echappee/kernel'
import type { Names, TextSection } from '@echappee/text'
import { lineOf, stageOf, trackOf } from '../rules/course.ts'
import type { View } from '../rules/state.ts'
import { finalLines } from './final.ts'
import type { Words } from './words/en/index.ts'
import { acting, countCards, curesOf, placesNow, stageName, toGo, zoneAt } from './tour.ts'

/** What the picture shows, in words: for screen readers and the terminal. */
export function textBoard(words: Words, view: View, names: Names): TextSection[] {
  if (view.phase === 'finished') return [finalSection(words, view, names)]
  const sections = view.phase === 'prologue' ? [prologueSection(words, view, names)] : [stageSection(words, view, names)]
  sections.push(ridersSection(words, view, names))
  if (view.phase === 'prologue') return sections
  if (view.hand.length > 0) sections.push(handSection(words, view))
  if (view.phase === 'road') sections.push(pilesSection(words, view))
  else sections.push(squaresSection(words, view))
  return sections
}

function prologueSection(words: Words, { prologue }: View, names: Names): TextSection {
  const lines = prologue.rolling.map((seat, i) => {
    const value = prologue.rolls[i]
    return value === undefined ? words.text.notYet(names(seat)) : words.text.rolledValue(names(seat), value)
  })
  return { heading: words.text.prologue, lines }
}

function stageSection(words: Words, view: View, names: Names): TextSection {
  const stage = stageOf(view)
  const name = stageName(words, view.tour, stage)
  const title = words.text.stageOf(words.where.stage(stage.n, stage.type), view.stageIndex + 1, view.tour.stages.length)
  return {
    heading: name === '' ? title : `${title} · ${name}`,
    lines: [
      stage.type === 'timetrial' ? words.text.track(lineOf(view)) : words.text.length(stage.lengthKm, stage.sprintFromKm),
      words.text.toPlay(names(acting(view)!), view.rounds + 1),
      words.text.order(view.order.map(names)),
    ],
  }
}

function ridersSection(words: Words, view: View, names: Names): TextSection {
  return { heading: words.text.riders, lines: view.riders.map((_, seat) => riderLine(words, view, seat, names)) }
}

function riderLine(words: Words, view: View, seat: Seat, names: Names): string {
  const parts = view.phase === 'prologue' ? [] : raceParts(words, view, seat, names)
  if (view.handSizes[seat]! > 0) parts.push(words.people.cards(view.handSizes[seat]!))
  parts.push(words.people.points(view.totals[seat]!))
  const cap = view.bearer === seat ? ` (${words.people.cap})` : ''
  return words.text.rider(seat + 1, names(seat) + cap, parts)
}

function raceParts(words: Words, view: View, seat: Seat, names: Names): string[] {
  const { at, handicap, hasClimber, toMiss } = view.riders[seat]!
  const say = words.people
  const isTrial = view.phase === 'timetrial'
  const parts = [
    isTrial ? say.square(at) : say.at(at),
    say.placeLabel(placesNow(view)[seat]!, names(seat)),
    isTrial ? say.squaresToGo(toGo(view, seat)) : say.toGo(toGo(view, seat)),
  ]
  if (zoneAt(stageOf(view), at) === 'zone') parts.push(say.zone)
  if (handicap !== null) {
    const cures = curesOf(handicap).map((card) => words.aCard[card])
    parts.push(`${words.cards[handicap]} (${say.curedBy(cures)})`)
  }
  if (hasClimber) parts.push(say.climberLabel)
  if (toMiss > 0) parts.push(say.misses(toMiss))
  return parts
}

function handSection(words: Words, view: View): TextSection {
  const cards = countCards(view.hand).map(({ card, count }) => words.cardCount(words.cards[card], count))
  const lines = [cards.join(', ')]
  if (view.drawn !== null) lines.push(words.text.drawn(words.cards[view.drawn]))
  if (view.phase === 'timetrial') lines.push(words.hand.aside)
  return { heading: words.text.hand, lines }
}

function pilesSection(words: Words, view: View): TextSection {
  const top = view.discardPile.at(-1)
  return {
    heading: words.text.piles,
    lines: [
      words.text.drawPile(view.drawPileSize),
      words.text.discardPile(view.discardPile.length, top === undefined ? undefined : words.cards[top]),
    ],
  }
}

function squaresSection(words: Words, view: View): TextSection {
  const squares = [...trackOf(view).squares].sort((a, b) => a.at - b.at)
  return {
    heading: words.text.squares,
    lines: squares.map((square) => words.board.instruction(square.at, square.do, 'n' in square ? square.n : 0)),
  }
}

function finalSection(words: Words, view: View, names: Names): TextSection {
  return {
    heading: words.text.final,
    lines: finalLines(view).map(({ seat, rank, total, stagesWon, tieBreak }) => {
      const parts = [words.people.points(total), words.final.won(stagesWon)]
      if (tieBreak !== undefined) parts.push(words.final.tieBreaks[tieBreak.by](tieBreak.stage))
      return words.text.ranked(rank, names(seat), parts)
    }),
  }
}
