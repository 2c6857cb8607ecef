import type { Seat } from '@echappee/kernel'
import type { Names, TextSection } from '@echappee/text'
import { PACES, TOW_COST, type Pace } from '../content/paces.ts'
import { FEED_SQUARE, TERRAINS, terrainIndex } from '../content/road.ts'
import { LETTERS, TEAM_SIZE } from '../content/team-sheet.ts'
import { TEAMS } from '../content/teams.ts'
import { tokensLeft } from '../rules/phases/allocate.ts'
import { letterOf, ridersIn } from '../rules/riders.ts'
import type { RiderId, View } from '../rules/state.ts'
import { finalOf } from './final.ts'
import { plateText, riderLabel, riderLabels, teamText, tokenText } from './labels.ts'
import type { Words } from './words/en/index.ts'
import { coming, groupTerrain, groupsOf, hasMusette, ownName, plateOf, seatsOf, surname, teamName, teamRiders } from './race.ts'

/** What the picture shows, in words: for screen readers and the terminal. */
export function textBoard(words: Words, view: View, names: Names): TextSection[] {
  const sections = [courseSection(words, view)]
  if (view.phase === 'finished') return [finalSection(words, view, names), ...teamSections(words, view, names), ...sections]
  if (view.phase === 'teams') sections.push(offerSection(words, view, names))
  if (view.draft !== null) sections.push(draftSection(words, view))
  if (view.round > 0) sections.push(roundSection(words, view, names))
  return [...sections, ...teamSections(words, view, names)]
}

export function courseName(words: Words, { race }: View): string {
  return race.course.name === '' ? words.board.custom : race.course.name
}

/** What a rider's plate shows, in words; the viewer's own face-down token is told to him alone. */
export function plateParts(words: Words, view: View, id: RiderId): string[] {
  const { up } = plateOf(view, id)
  return [
    ...TERRAINS.flatMap((terrain, i) => (up[i]! > 0 ? [words.tokens(up[i]!, words.terrains[terrain])] : [])),
    ...downParts(words, view, id),
  ]
}

function downParts(words: Words, view: View, id: RiderId): string[] {
  const { down, hidden } = plateOf(view, id)
  if (down === 0) return []
  const isOwn = teamRiders(view.viewer).includes(id)
  const secret = !isOwn ? '' : ` (${hidden === null ? words.people.ownBlanks : words.people.ownDown(words.terrains[hidden])})`
  return [words.people.down(down) + secret]
}

function courseSection(words: Words, view: View): TextSection {
  const { cases } = view.race.course
  const tiles = cases.map((terrain, i) => `${i + 1}${terrain}`)
  const from = view.round === 0 ? 1 : Math.max(1, Math.min(...view.riders.map(({ at }) => at)))
  const left = coming(view, from)
  const ahead = TERRAINS.flatMap((terrain, i) => (left[i]! > 0 ? [`${words.terrains[terrain]} (${terrain}) ${left[i]}`] : []))
  const lines = [words.text.cases(tiles), words.text.feed(FEED_SQUARE)]
  if (view.phase !== 'finished' && ahead.length > 0) lines.push(words.text.coming(ahead))
  return { heading: words.text.course(courseName(words, view)), lines }
}

function offerSection(words: Words, view: View, names: Names): TextSection {
  return {
    heading: words.text.offer,
    lines: view.race.offer.map((team) => {
      const seat = view.teams.indexOf(team)
      if (seat >= 0) return words.text.taken(teamText(words, view, team), names(seat))
      const riders = TEAMS[team].riders.map(({ name, tokens }) => `${surname(name)} ${plateText(words, tokens)}`)
      return `${teamText(words, view, team)} · ${riders.join(', ')}`
    }),
  }
}

function draftSection(words: Words, view: View): TextSection {
  const { tokens, hidden } = view.draft!
  return {
    heading: words.text.draft(tokensLeft(view.draft!)),
    lines: tokens.map((own, letter) => {
      const down = hidden[letter]!
      const up = own.map((n, i) => n - (down !== null && terrainIndex(down) === i ? 1 : 0))
      const parts = [plateText(words, up), ...(down === null ? [] : [words.text.hidden(words.terrains[down])])]
      return words.text.rider(LETTERS[letter]!, ownName(view, view.viewer * TEAM_SIZE + letter), parts)
    }),
  }
}

function roundSection(words: Words, view: View, names: Names): TextSection {
  const label = (id: RiderId) => riderLabel(words, view, id, names)
  const groups = groupsOf(view)
  const now = groups.findIndex(({ state }) => state === 'now')
  const lines: string[] = []
  if (now >= 0) {
    const { at, riders } = groups[now]!
    lines.push(words.text.group(now + 1, groups.length, at, words.terrains[groupTerrain(view)], riders.map(label)))
  }
  const paces = PACES.flatMap((pace) => {
    const who = ridersIn(view.group).filter((id) => view.riders[id]!.pace === pace)
    return who.length === 0 ? [] : [words.event.pace(pace, riderLabels(words, view, who, names))]
  })
  if (paces.length > 0) lines.push(words.text.paces(paces))
  if (view.tow !== null) {
    const { distance, riders } = view.tow
    const price = words.tokens(TOW_COST[distance].tokens, words.terrains[groupTerrain(view)])
    lines.push(words.text.tow(distance, price, riders.map(label)))
  }
  const answers = ownAnswerParts(words, view, names)
  if (answers.length > 0) lines.push(words.text.ownAnswers(answers))
  for (const { at, riders, state } of groups) if (state === 'waiting') lines.push(words.text.waiting(at, riders.map(label)))
  return { heading: words.text.round(view.round), lines }
}

function ownAnswerParts(words: Words, view: View, names: Names): string[] {
  return view.answers.flatMap((text, letter) => {
    if (text === null) return []
    return [`${riderLabel(words, view, view.viewer * TEAM_SIZE + letter, names)} ${answerText(words, view, text)}`]
  })
}

/** An answer as `batch.ts` keeps it. */
export function answerText(words: Words, { phase }: View, text: string): string {
  if (phase === 'pace') return words.paces[text as Pace]
  if (phase === 'announce') return text === 'tow' ? words.hand.tow : words.hand.quiet
  if (text === '') return phase === 'refill' ? words.hand.refillNone : words.hand.stay
  return tokenText(words, text)
}

/** Before the race only the teams that are taken: nobody else has anything yet. */
function teamSections(words: Words, view: View, names: Names): TextSection[] {
  const seats = seatsOf(view).filter((seat) => view.round > 0 || teamName(view, seat) !== undefined)
  return seats.map((seat) => ({
    heading: words.text.team(seat + 1, names(seat), teamName(view, seat)),
    lines: [...teamRiders(seat).map((id) => riderLine(words, view, id)), ...musetteLines(words, view, seat)],
  }))
}

function riderLine(words: Words, view: View, id: RiderId): string {
  const { at, hasOffensive, hasFed } = view.riders[id]!
  const say = words.people
  const parts = [[plateText(words, plateOf(view, id).up), ...downParts(words, view, id)].join(', ')]
  if (view.round > 0) parts.unshift(say.at(at))
  if (!hasOffensive) parts.push(say.offensiveSpent)
  if (hasFed) parts.push(say.fed)
  return words.text.rider(letterOf(id), ownName(view, id), parts)
}

function musetteLines(words: Words, view: View, seat: Seat): string[] {
  if (view.unveiling !== null) return [words.people.musetteValue(view.unveiling.musettes[seat]!)]
  return hasMusette(view, seat) ? [words.people.musette] : []
}

function finalSection(words: Words, view: View, names: Names): TextSection {
  const { lines, lastTerrain } = finalOf(view)
  const terrain = words.terrains[lastTerrain]
  return {
    heading: words.text.final,
    lines: lines.map(({ id, rank, at, ofTerrain, tokens, musette }) =>
      words.text.ranked(rank, `${riderLabel(words, view, id, names)} (${names(Math.floor(id / TEAM_SIZE))})`, [
        words.people.at(at),
        words.tokens(ofTerrain, terrain),
        words.count(tokens),
        words.people.musetteValue(musette),
      ]),
    ),
  }
}
