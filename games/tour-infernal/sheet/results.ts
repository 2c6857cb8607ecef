import type { NotesSection, ResultSection } from '@echappee/sheet'
import type { Names } from '@echappee/text'
import { SECTORS } from '../content/sectors.ts'
import { isCancelled } from '../rules/attacks.ts'
import { tileOf } from '../rules/course.ts'
import { bunchesOf } from '../rules/riding.ts'
import { allowanceAt } from '../rules/special.ts'
import type { State } from '../rules/state.ts'
import { effectsOf } from '../text/cards.ts'
import type { Words } from '../text/words/en/sheet.ts'
import type { SheetState } from './state.ts'

export function raceResults(words: Words, state: SheetState, names: Names): ResultSection[] {
  const race = state.race!
  const gaps = race.history.length === 0 ? [] : [gapTable(words, race)]
  return [sectorNotes(words, state, names), groupNotes(words, state, names), running(words, race), ...gaps]
}

/** TI-91 to TI-94. */
export function finalResults(words: Words, state: SheetState, names: Names): ResultSection[] {
  const race = state.race!
  const { scores, places, gaps, missions, ending } = race.result!
  const seats = places.map((_, seat) => seat).sort((a, b) => places[a]! - places[b]!)
  const lines = seats.map((seat, i) => {
    const { out, bonus } = race.riders[seat]!
    const next = seats[i + 1]
    const isTied = next !== undefined && out === null && race.riders[next]!.out === null && scores[next] === scores[seat]
    const mission = state.missions?.[seat]
    return {
      rider: seat,
      rank: places[seat]!,
      value: words.game.signed(scores[seat]!),
      isLeader: places[seat] === 1,
      note: [
        out === null ? words.sum(gaps[seat]!, bonus) : words.game.final.abandoned(out.sector),
        ...(mission === undefined || out !== null ? [] : [words.game.final.missionOf(mission, missions[seat]!)]),
      ].join(' · '),
      tie: isTied ? words.game.final.tie : undefined,
    }
  })
  const ends = { finish: words.game.final.winner, survivor: words.game.final.survivor, nobody: () => words.game.final.nobody }
  const heading = ends[ending](names(seats[0]!))
  return [{ kind: 'standings', id: 'standings', title: heading, lines }, gapTable(words, race)]
}

/** The tile, the order of speaking, who is first and why, alarms. */
function sectorNotes(words: Words, state: SheetState, names: Names): NotesSection {
  const race = state.race!
  const { order, first, sector, riders, race: fixed } = race
  const left = SECTORS - sector + (state.step === 'plays' ? 1 : 0)
  const short = order.filter((seat) => riders[seat]!.cards < left)
  const gone = riders.flatMap(({ out }, rider) => (out !== null && out.sector === sector ? [rider] : []))
  const feed = tileOf(race) === 'FZ' && state.step === 'cards'
  const lines = [
    { text: effectsOf(words.game, fixed.course, sector).join(' · ') },
    ...(gone.length === 0 ? [] : [{ text: words.abandon(gone.map(names)), rule: 'TI-17' }]),
    { text: words.first(names(first), state.firstReason), rule: state.firstReason === null ? 'TI-7' : 'TI-80' },
    { text: words.order(order.map(names)), rule: 'TI-14' },
    ...(feed ? order.map((seat) => ({ text: words.allowance(names(seat), allowanceAt(riders[seat]!.speed)), rule: 'TI-72' })) : []),
    ...(short.length === 0 ? [] : [{ text: words.short(short.map(names), left), rule: 'TI-17' }]),
  ]
  return { kind: 'notes', id: 'sector', title: words.game.where.sector(sector, words.game.tiles[fixed.course[sector - 1]!]), lines }
}

/** Who is where, how fast, what an attack costs and how many attackers cancel it. */
function groupNotes(words: Words, { race, step }: SheetState, names: Names): NotesSection {
  const { groups, riders, race: fixed } = race!
  const attacked = step === 'escapes' ? groups : []
  const lines =
    attacked.length > 0
      ? attacked.map(({ gap, riders: group, speed, cost }) => ({
          text: words.group(group.map(names), gap, speed, cost, cancelsFrom(group.length, fixed.options.sfMajorityCancel)),
          rule: 'TI-42',
        }))
      : bunchesOf(riders).map(({ gap, riders: group }) => ({ text: words.bunch(group.map(names), gap) }))
  return { kind: 'notes', id: 'groups', title: words.road, lines }
}

function cancelsFrom(riders: number, isMajority: boolean): number {
  let wave = 1
  while (wave <= riders && !isCancelled(wave, riders, isMajority)) wave++
  return wave
}

/** Bonus minus gap, as it stands. */
function running(words: Words, { riders, order }: State): ResultSection {
  const score = (seat: number) => riders[seat]!.bonus - riders[seat]!.gap
  const seats = [...order].sort((a, b) => score(b) - score(a))
  const lines = seats.map((seat) => ({
    rider: seat,
    rank: 1 + seats.filter((other) => score(other) > score(seat)).length,
    value: words.game.signed(score(seat)),
    note: `${words.sum(riders[seat]!.gap, riders[seat]!.bonus)} · ${words.game.cardTotal(riders[seat]!.cards)}`,
    isLeader: score(seat) === score(seats[0]!),
  }))
  return { kind: 'standings', id: 'standings', title: words.running, lines }
}

function gapTable(words: Words, { history, riders, race }: State): ResultSection {
  const columns = history.map(({ sector }) => ({ head: String(sector), label: words.game.final.sector(sector) }))
  const rows = riders.slice(0, race.seats).map((_, rider) => ({
    rider,
    cells: history.map(({ gaps }) => {
      const gap = gaps[rider]!
      return { value: gap === null ? words.game.final.out : String(gap), kind: gap === 0 ? ('leader' as const) : undefined }
    }),
  }))
  return { kind: 'table', id: 'gaps', title: words.game.final.table, head: words.game.final.rider, columns, rows }
}
