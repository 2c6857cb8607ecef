import type { Seat } from '@echappee/kernel'
import type { Names, TextSection } from '@echappee/text'
import { SECTORS } from '../content/sectors.ts'
import { tileOf } from '../rules/course.ts'
import { missionSeconds } from '../rules/scoring.ts'
import { numbersOf } from '../rules/numbers.ts'
import type { Kit, View } from '../rules/state.ts'
import { auctionsOf, contestEnd, type Auction } from './auction.ts'
import type { Words } from './words/en/index.ts'
import { ridersIn } from './names.ts'
import {
  isAllPlayed,
  isSolitaryNow,
  kitOf,
  letterOf,
  packsOf,
  rankedSeats,
  ridesOf,
  behindOf,
  scoreOf,
  seatsOf,
  stepOf,
  totalOf,
} from './race.ts'
import { capital, rideName } from './ride-text.ts'
import { besaceText, cardsText, effectsOf } from './cards.ts'

/** What the picture shows, for screen readers and terminals. */
export function textBoard(words: Words, view: View, names: Names): TextSection[] {
  if (view.result !== null) return [resultSection(words, view, names), courseSection(words, view)]
  const sections = [raceSection(words, view, names), groupsSection(words, view, names), ridersSection(words, view, names)]
  if (view.phase !== 'besace') sections.push(ridesSection(words, view, names))
  if (view.groups.length > 0) sections.push(attacksSection(words, view, names))
  if (view.contest !== null) sections.push(contestSection(words, view, names))
  if (view.feed !== null) sections.push(feedSection(words, view, names))
  const kit = kitOf(view)
  if (kit !== undefined && (kit.besace !== null || kit.mission !== null)) sections.push(handSection(words, view, kit))
  sections.push(courseSection(words, view))
  return sections
}

function raceSection(words: Words, view: View, names: Names): TextSection {
  const say = words.text
  const lines = [
    say.sector(view.sector, SECTORS, words.tiles[tileOf(view)], effectsOf(words, view.race.course, view.sector).join(', ')),
    say.step(words.step[stepOf(view)]),
    say.first(names(view.first)),
  ]
  if (view.order.length > 0) lines.push(say.order(view.order.map(names)))
  const isOther = view.speakers.some((seat, i) => seat !== view.order[i]) || view.speakers.length !== view.order.length
  if (view.actor !== null && isOther) lines.push(say.speakers(view.speakers.map(names)))
  return { heading: say.race, lines }
}

function groupsSection(words: Words, view: View, names: Names): TextSection {
  const riders = ridersIn(words, view, names)
  return {
    heading: words.text.groups,
    lines: packsOf(view).map(({ letter, gap, riders: members }) => {
      const group = view.groups.find((other) => other.gap === gap)
      const extra = group === undefined ? [] : [words.board.speed(group.speed)]
      if (group !== undefined && group.riders.length > 1) extra.push(words.board.cost(group.cost))
      return words.text.group(letter, gap, members.map(riders), extra)
    }),
  }
}

function ridersSection(words: Words, view: View, names: Names): TextSection {
  return {
    heading: words.text.riders,
    lines: seatsOf(view).map((seat) => words.text.rider(seat + 1, names(seat), riderParts(words, view, seat))),
  }
}

function riderParts(words: Words, view: View, seat: Seat): string[] {
  const say = words.people
  const { gap, bonus, cards, play, hidden, out, swapped } = view.riders[seat]!
  if (out !== null) return [say.abandoned(out.sector), say.score(behindOf(view, seat))]
  const parts = [say.gap(gap), words.cardTotal(cards), say.score(behindOf(view, seat))]
  if (bonus > 0) parts.push(say.bonus(bonus))
  if (play !== null) parts.push(say.laid(words.plays[play]))
  if (hidden > 0) parts.push(say.hidden(hidden))
  if (swapped > 0) parts.push(say.swapped(swapped))
  // Whether another has packed is not known.
  if (view.phase === 'besace' && seat === view.viewer) parts.push(view.isReady[seat] ? say.ready : say.choosing)
  if (view.phase === 'play' && isSolitaryNow(view, seat)) parts.push(say.solitary)
  return parts
}

function ridesSection(words: Words, view: View, names: Names): TextSection {
  const rides = ridesOf(view)
  const riders = ridersIn(words, view, names)
  return {
    heading: isAllPlayed(view) ? words.text.rides : words.text.ridesSoFar,
    lines: rides.map((ride) =>
      words.text.ride(
        capital(rideName(words, ride, rides, riders)),
        ride.speed,
        words.sum(ride, ride.riders.length === 1),
        words.board.moved(ride.from, ride.to),
      ),
    ),
  }
}

function attacksSection(words: Words, view: View, names: Names): TextSection {
  return { heading: words.text.attacks, lines: auctionsOf(view).flatMap((auction) => auctionLines(words, auction, view, names)) }
}

function auctionLines(words: Words, auction: Auction, view: View, names: Names): string[] {
  const say = words.board
  const { index, n, group, wave, level, untilCancelled } = auction
  const state = wave.length === 0 ? say.noWave : `${say.wave(wave.length, n, level)}, ${words.some(wave.map(names))}`
  const limit = untilCancelled === undefined ? say.pairOnly : say.more(untilCancelled, auction.wave.length)
  const lines = [`${say.attacks(letterOf(index), n, group.cost)}${words.semicolon}${state}${words.semicolon}${limit}`]
  if (auction.isCurrent && view.raise !== null) lines.push(say.raise(names(view.raise.seat)))
  lines.push(words.text.ifAllPass(waveEndText(words, auction, names)))
  return lines
}

export function waveEndText({ board: say }: Words, { end, escapees }: Auction, names: Names): string {
  if (end === 'escape') return say.passAlone(escapees.map(names))
  return end === 'standOff' ? say.passStandOff : say.passNobody
}

function contestSection(words: Words, view: View, names: Names): TextSection {
  const contest = view.contest!
  const end = contestEnd(view, contest).map(({ seat, place, bonus }) => words.board.passWins(names(seat), place, bonus))
  return {
    heading: words.text.contest,
    lines: [
      `${words.board.contest(contest.kind, contest.place)}, ${words.board.bids(contest.card)}`,
      ...contest.riders.map((seat) => words.text.contestant(names(seat), contest.laidS[seat]!, contest.laidR[seat]!, !contest.isIn[seat])),
      words.text.ifAllPass(end.join(', ')),
    ],
  }
}

function feedSection(words: Words, view: View, names: Names): TextSection {
  const { allowance, isDone } = view.feed!
  return {
    heading: words.text.feed,
    lines: seatsOf(view).flatMap((seat) =>
      allowance[seat]! > 0 ? [words.text.feedLine(names(seat), allowance[seat]!, isDone[seat]!)] : [],
    ),
  }
}

function handSection(words: Words, view: View, kit: Kit): TextSection {
  const say = words.text
  const lines: string[] = []
  if (kit.besace !== null)
    lines.push(say.inHand(cardsText(words, kit.hand), totalOf(kit.hand)), say.inReserve(cardsText(words, kit.reserve)))
  if (totalOf(kit.hidden) > 0) lines.push(say.hiddenCards(cardsText(words, kit.hidden)))
  if (kit.mission !== null) {
    const { name, task } = words.missions[kit.mission]
    const now = missionNow(view)
    lines.push(say.mission(name, task, now === undefined ? undefined : words.hand.missionNow(now)))
  }
  return { heading: say.hand, lines }
}

/** TI-101: what the viewer's mission would bring if the race stopped here; undefined without one. */
export function missionNow(view: View): number | undefined {
  const mission = kitOf(view)?.mission
  if (mission === undefined || mission === null || view.riders[view.viewer]!.out !== null) return undefined
  // What is left in hand counts at the finish only.
  if (mission === 'M4' && view.result === null && view.sector < SECTORS) return undefined
  const riders = view.riders.slice(0, view.race.seats)
  const scores = riders.map((_, seat) => scoreOf(view, seat))
  const places = scores.map((score) => 1 + scores.filter((other) => other > score).length)
  return missionSeconds(mission, view.viewer, {
    riders,
    gaps: riders.map(({ gap }) => gap),
    places,
    ending: 'finish',
    numbers: numbersOf(view.race),
  })
}

function courseSection(words: Words, view: View): TextSection {
  const { course } = view.race
  return {
    heading: words.text.course,
    lines: course.map((tile, i) =>
      words.text.courseLine(
        i + 1,
        words.tiles[tile],
        effectsOf(words, course, i + 1).join(', '),
        view.sector === i + 1 && view.phase !== 'finished' && view.phase !== 'besace',
      ),
    ),
  }
}

/** As in cycling: the winner has no gap, the others have theirs, bonus seconds counted in. */
export function placeText({ final: say, people }: Words, view: View, seat: Seat): string {
  const { out } = view.riders[seat]!
  if (out !== null) return say.abandoned(out.sector)
  if (view.result!.places[seat] === 1) return say.first
  const behind = behindOf(view, seat)
  return behind === 0 ? say.sameTime : people.behind(behind)
}

function resultSection(words: Words, view: View, names: Names): TextSection {
  const { places, gaps, missions } = view.result!
  const say = words.final
  return {
    heading: words.text.result,
    lines: rankedSeats(view).map((seat) => {
      const { bonus } = view.riders[seat]!
      const kit = view.kits[seat]
      const parts = [placeText(words, view, seat), words.people.bonus(bonus), words.people.gap(gaps[seat]!)]
      if (kit?.mission !== undefined && kit.mission !== null) parts.push(say.missionOf(kit.mission, missions[seat]!))
      if (kit?.besace !== undefined && kit.besace !== null) parts.push(words.text.besace(besaceText(words, kit.besace)))
      return words.text.ranked(places[seat]!, names(seat), parts)
    }),
  }
}
