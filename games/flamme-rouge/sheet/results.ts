import { gapsBehind } from '@echappee/text/standings'
import type { NotesSection, ResultSection, StandingsSection } from '@echappee/sheet'
import type { Names } from '@echappee/text'
import { EXHAUSTION } from '../content/cards.ts'
import { compareGeneral, finalOrder, generalOrder, jerseysOf, pointsOrder, teamOrder, teamTotal } from '../rules/classification.ts'
import { isTimeTrial, roadIn, stageOf } from '../rules/riders.ts'
import type { RiderId } from '../rules/state.ts'
import { startingTeams } from '../rules/time-trial.ts'
import { stageTitle } from '../text/labels.ts'
import type { Words } from '../text/words/en/sheet.ts'
import { teamName } from './names.ts'
import { ownRiders, type SheetState } from './state.ts'

type RiderName = (rider: RiderId) => string
type Line = StandingsSection['lines'][number]

export function resultsOf(words: Words, state: SheetState, name: RiderName, names: Names): ResultSection[] {
  const { race, step, options } = state
  if (options.mode === 'race') return step === 'done' ? [raceResult(words, state)] : []
  const isOver = race.phase === 'finished'
  const played = race.results.length > 0
  return [
    ...(isOver ? [winner(words, state, names)] : step === 'draw' ? [] : [nextStage(words, state, name, names)]),
    ...(played
      ? [
          stageSection(words, state),
          general(words, state, isOver),
          ...points(words, state, isOver),
          teams(words, state, isOver, names),
          kept(words, state),
          times(words, state),
        ]
      : []),
  ]
}

/** FR-32. */
function raceResult(words: Words, { order }: SheetState): ResultSection {
  const lines = order.map((rider, i) => ({ rider, rank: i + 1, value: words.game.ordinal(i + 1), isLeader: i === 0 }))
  return { kind: 'standings', id: 'race', title: words.result, lines }
}

/** FR-71, R43. */
function winner(words: Words, { race }: SheetState, names: Names): NotesSection {
  const [first] = finalOrder(race)
  const { yellow, green, mountain, team } = jerseysOf(race, true)
  const of = (rider: RiderId | null) =>
    rider === null ? words.nobody : words.rider(teamName(words, race, rider >> 1, names), rider % 2 === 1)
  const lines = [
    wins(words, words.jerseys.yellow, of(yellow)),
    wins(words, words.jerseys.green, of(green)),
    wins(words, words.jerseys.dots, of(mountain)),
    wins(words, words.jerseys.team, teamName(words, race, team, names)),
  ]
  return { kind: 'notes', id: 'next', title: words.won(teamName(words, race, first!, names)), lines }
}

const wins = (words: Words, what: string, who: string) => ({ text: words.wins(what, who), rule: 'FR-71' })

/** FR-42, FR-73, FR-80: who starts, and how large the sprint zone is. */
function nextStage(words: Words, { race }: SheetState, name: RiderName, names: Names): NotesSection {
  const stage = stageOf(race)
  const order =
    stage.type === 'ttt' ? startingTeams(race).map((team) => teamName(words, race, team, names)) : generalOrder(race).toReversed().map(name)
  const zone = isTimeTrial(race) ? [] : [{ text: roadIn(race).isUphillFinish ? words.uphill : words.zone(race.tour.zone), rule: 'FR-50' }]
  const rule = { ttt: 'FR-80', itt: 'FR-73' }[stage.type as string] ?? 'FR-42'
  const start = { text: words.start(order.join(', ')), rule }
  return { kind: 'notes', id: 'next', title: `${words.day(race.day + 1)} · ${stageTitle(words.game, stage)}`, lines: [start, ...zone] }
}

/** The last stage: places, gaps, bonuses and points. */
function stageSection(words: Words, { race }: SheetState): ResultSection {
  const { riders, day, type } = race.results.at(-1)!
  const isTrial = type === 'itt' || type === 'ttt'
  const gaps = gapsBehind(riders.map(({ time }) => time))
  const lines: Line[] = riders.map(({ rider, place, time, bonus, green, mountain }, i) => ({
    rider,
    rank: place,
    value: words.game.clock(time),
    gap: gaps[i],
    note: words.bits(bonus, green, mountain),
    // FR-78: on the road places say who was in front.
    tie: isTrial && riders[i + 1]?.time === time ? words.ties.trial : undefined,
    isLeader: i === 0,
  }))
  return { kind: 'standings', id: `stage ${day}`, title: words.stageResult(day + 1), lines }
}

/** FR-37. */
function general(words: Words, { race }: SheetState, isOver: boolean): ResultSection {
  const order = generalOrder(race)
  const { yellow, green, mountain } = jerseysOf(race, isOver)
  const gaps = gapsBehind(order.map((rider) => race.totals[rider]!.time))
  const lines: Line[] = order.map((rider, i) => {
    const next = order[i + 1]
    return {
      rider,
      rank: i + 1,
      value: words.game.clock(race.totals[rider]!.time),
      gap: gaps[i],
      isLeader: rider === yellow,
      jerseys: [
        ...(rider === yellow ? ['yellow' as const] : []),
        ...(rider === green ? ['green' as const] : []),
        ...(rider === mountain ? ['dots' as const] : []),
      ],
      tie: next === undefined || race.totals[next]!.time !== race.totals[rider]!.time ? undefined : generalTie(words, race, rider, next),
    }
  })
  return { kind: 'standings', id: 'general', title: words.general, lines }
}

/** FR-37: which criterion put a rider first whose time is the same. */
function generalTie(words: Words, race: SheetState['race'], rider: RiderId, next: RiderId): string {
  const [one, two] = [race.totals[rider]!, race.totals[next]!]
  if (compareGeneral(race, rider, next) === 0) return words.ties.draw
  if (one.green !== two.green) return words.ties.green
  return one.mountain === two.mountain ? words.ties.team : words.ties.mountain
}

/** FR-39. */
function points(words: Words, { race }: SheetState, isOver: boolean): ResultSection[] {
  return (['green', 'mountain'] as const).flatMap((of) => {
    const order = pointsOrder(race, of, isOver).filter((rider) => race.totals[rider]![of] > 0)
    if (order.length === 0) return []
    const lines: Line[] = order.map((rider, i) => {
      const value = race.totals[rider]![of]
      const next = order[i + 1]
      const isTied = next !== undefined && race.totals[next]![of] === value
      return {
        rider,
        rank: i + 1,
        value: words.points(value),
        tie: isTied ? (isOver ? words.ties.better : words.ties.worse) : undefined,
        ...(i === 0 ? { jerseys: [of === 'green' ? ('green' as const) : ('dots' as const)] } : {}),
      }
    })
    return [{ kind: 'standings' as const, id: of, title: words.classifications[of], lines }]
  })
}

/** FR-70. */
function teams(words: Words, { race }: SheetState, isOver: boolean, names: Names): ResultSection {
  const order = teamOrder(race, isOver)
  const gaps = gapsBehind(order.map((team) => teamTotal(race, team)))
  const lines = order.map((team, i) => ({
    rider: team * 2,
    team: teamName(words, race, team, names),
    rank: i + 1,
    value: words.game.clock(teamTotal(race, team)),
    gap: gaps[i],
  }))
  return { kind: 'standings', id: 'teams', title: words.classifications.team, lines }
}

/** FR-45, FR-46: what to shuffle into the decks of the next stage. */
function kept(words: Words, state: SheetState): ResultSection {
  const rows = ownRiders(state).map((rider) => ({ rider, cells: [{ value: String(state.race.riders[rider]!.deck[EXHAUSTION]) }] }))
  return { kind: 'table', id: 'kept', title: words.kept, head: words.riderHead, columns: [{ head: words.cardsHead }], rows }
}

function times(words: Words, { race }: SheetState): ResultSection {
  const columns = race.results.map(({ day }) => ({ head: String(day + 1), label: words.day(day + 1) }))
  const rows = generalOrder(race).map((rider) => ({
    rider,
    cells: race.results.map(({ riders }) => {
      const { time, place } = riders.find((line) => line.rider === rider)!
      return { value: words.game.clock(time), kind: place === 1 ? ('best' as const) : undefined }
    }),
    total: words.game.clock(race.totals[rider]!.time),
  }))
  return { kind: 'table', id: 'times', title: words.times, head: words.riderHead, columns, rows, totalHead: words.total }
}
