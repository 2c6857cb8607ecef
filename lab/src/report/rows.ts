import type { Measured } from '@echappee/kernel'
import type { Column } from '@echappee/study/column'
import type { Row } from '@echappee/study/meter'
import { gameSeed } from '@echappee/study/plan'
import { STRETCH, playStretch } from '@echappee/study/stretch'
import { loadMetrics } from '../metric-file.ts'
import type { Report } from './report.ts'

export interface Head {
  readonly name: string
  readonly isText: boolean
}

export type Cell = string | Measured

/** A table as both kinds of files hold it. */
export interface Sheet {
  readonly name: string
  readonly heads: readonly Head[]
}

/** Takes the rows of a sheet, some at a time. */
export type TakeRows = (sheet: Sheet, rows: readonly (readonly Cell[])[]) => void

const text = (name: string): Head => ({ name, isText: true })
const figure = (name: string): Head => ({ name, isText: false })

/** A row a game, a row a seat, and what each column means. */
export function sheetsOf({ columns }: Pick<Report, 'columns'>) {
  const names = (of: (own: Report['columns'][number]) => readonly Column[]) =>
    unique(columns.flatMap((own) => of(own).map(({ name }) => name)))
  const [gameLabels, game] = [names((own) => own.gameLabels), names((own) => own.game)]
  const [seatLabels, seat] = [names((own) => own.seatLabels), names((own) => own.seat)]
  return {
    names: { gameLabels, game, seatLabels, seat },
    games: { name: 'games', heads: [text('variant'), figure('game'), text('seed'), ...gameLabels.map(text), ...game.map(figure)] },
    seats: { name: 'seats', heads: [text('variant'), figure('game'), figure('seat'), ...seatLabels.map(text), ...seat.map(figure)] },
    dictionary: { name: 'dictionary', heads: [text('column'), text('en'), text('fr')] },
  }
}

/** Games between two pieces of a file: enough for a group of rows, few enough to be held. */
const AT_ONCE = 50 * STRETCH

/**
 * The games are played again: everything follows from the plan, and a study that nobody wants rows of keeps none. They are handed on piece by piece,
 * so that memory stays flat.
 */
export async function playRows(report: Report, take: TakeRows): Promise<void> {
  const { opened, plan, part, columns } = report
  const { names, games, seats, dictionary } = sheetsOf(report)
  const extra = await loadMetrics(plan.metricFiles)
  let [ofGames, ofSeats]: [Cell[][], Cell[][]] = [[], []]
  const keep = (row: Row, v: number, index: number) => {
    const own = columns[v]!
    const { label } = plan.variants[v]!
    const seed = gameSeed(plan, v, index, part.apart)
    ofGames.push([label, index, seed, ...pick(names.gameLabels, own.gameLabels, row.gameLabels), ...pick(names.game, own.game, row.game)])
    for (const [seat, values] of row.seats.entries())
      ofSeats.push([
        label,
        index,
        seat + 1,
        ...pick(names.seatLabels, own.seatLabels, row.seatLabels[seat]!),
        ...pick(names.seat, own.seat, values),
      ])
  }
  const handOn = () => {
    take(games, ofGames)
    take(seats, ofSeats)
    ;[ofGames, ofSeats] = [[], []]
  }
  for (let first = 1; first <= part.count; first += STRETCH) {
    playStretch(opened, plan, first, Math.min(STRETCH, part.count - first + 1), { extra, apart: part.apart, onRow: keep })
    if ((first - 1 + STRETCH) % AT_ONCE === 0) handOn()
    await new Promise(setImmediate)
  }
  if (ofGames.length > 0) handOn()
  const [own] = columns
  const meanings = unique([...own!.gameLabels, ...own!.game, ...own!.seatLabels, ...own!.seat])
  take(
    dictionary,
    meanings.map(({ name, means }) => [name, means.en, means.fr]),
  )
}

const pick = <T>(names: readonly string[], list: readonly { readonly name: string }[], values: readonly T[]) =>
  names.map((name) => values[list.findIndex((column) => column.name === name)] ?? null)

const unique = <T>(items: readonly T[]): T[] => [...new Set(items)]
