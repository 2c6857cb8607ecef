import { addTo, noMoments, type Moments } from '@echappee/study/moments'
import type { Weighed, WeighedRace } from './weigh.ts'

/** Decisions that are told together. */
export interface WeightRow {
  readonly name: string
  readonly decisions: number
  /** Shares of all of them: one legal move; one move that beats every other for certain. */
  readonly forced: number
  readonly clear: number
  /** Of those with a choice: how many moves there are. */
  readonly options: number
  /** Of those with a choice: race by race the mean, since decisions of one race are not independent. */
  readonly weight: Moments
  /** Of all weight of the races: how much lies here. */
  readonly share: number
}

const THIRDS = 3

const isOpen = ({ options }: Weighed) => options > 1
const sum = (decisions: readonly Weighed[]) => decisions.reduce((all, { weight }) => all + weight, 0)

function rowOf(name: string, races: readonly WeighedRace[], isIn: (decision: Weighed) => boolean, whole: number): WeightRow {
  const all = races.flatMap(({ decisions }) => decisions.filter(isIn))
  const open = all.filter(isOpen)
  const weight = noMoments()
  for (const { decisions } of races) {
    const own = decisions.filter((decision) => isOpen(decision) && isIn(decision))
    if (own.length > 0) addTo(weight, sum(own) / own.length)
  }
  return {
    name,
    decisions: all.length,
    forced: (all.length - open.length) / all.length,
    clear: all.filter(({ isClear }) => isClear).length / all.length,
    options: open.length === 0 ? 0 : open.reduce((count, { options }) => count + options, 0) / open.length,
    weight,
    share: whole === 0 ? 0 : sum(all) / whole,
  }
}

export interface WeightSummary {
  readonly all: WeightRow
  /** The weightiest first. */
  readonly phases: readonly WeightRow[]
  /** Of the race, by decisions. */
  readonly thirds: readonly WeightRow[]
}

export function summaryOf(races: readonly WeighedRace[]): WeightSummary {
  const decisions = races.flatMap((race) => race.decisions)
  const whole = sum(decisions)
  const names = [...new Set(decisions.map(({ phase }) => phase))]
  const third = ({ over }: Weighed) => Math.floor(THIRDS * over)
  return {
    all: rowOf('', races, () => true, whole),
    phases: names
      .map((name) => rowOf(name, races, ({ phase }) => phase === name, whole))
      .sort((a, b) => b.share - a.share || a.name.localeCompare(b.name)),
    thirds: Array.from({ length: THIRDS }, (_, i) => rowOf(`${i + 1}`, races, (decision) => third(decision) === i, whole)).filter(
      ({ decisions: count }) => count > 0,
    ),
  }
}

/** Those that are looked at again, the heaviest first. */
export function heaviest(races: readonly WeighedRace[], most: number): { readonly game: number; readonly seq: number }[] {
  return races
    .flatMap(({ game, decisions }) => decisions.filter(isOpen).map(({ seq, weight }) => ({ game, seq, weight })))
    .sort((a, b) => b.weight - a.weight || a.game - b.game || a.seq - b.seq)
    .slice(0, most)
    .map(({ game, seq }) => ({ game, seq }))
}
