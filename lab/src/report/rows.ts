import type { Measured } from '@echappee/kernel'
import type { Row } from '@echappee/study/meter'
import { gameSeed } from '@echappee/study/plan'
import { STRETCH, playStretch } from '@echappee/study/stretch'
import { loadMetrics } from '../metric-file.ts'
import type { Report } from './report.ts'

/** A table as both files hold it: names, and values row by row. */
export interface Sheet {
  readonly name: string
  readonly heads: readonly string[]
  readonly rows: readonly (readonly (string | Measured)[])[]
}

/**
 * A row a game, a row a seat, and what each column means. The games are played again: everything follows from the plan, and a study that
 * nobody wants rows of keeps none.
 */
export async function sheetsOf({ opened, plan, part, columns }: Report): Promise<Sheet[]> {
  const extra = await loadMetrics(plan.metricFiles)
  const gameNames = unique(columns.flatMap(({ game }) => game.map(({ name }) => name)))
  const seatNames = unique(columns.flatMap(({ seat }) => seat.map(({ name }) => name)))
  const gameLabels = unique(columns.flatMap((own) => own.gameLabels.map(({ name }) => name)))
  const seatLabels = unique(columns.flatMap((own) => own.seatLabels.map(({ name }) => name)))
  const games: (string | Measured)[][] = []
  const seats: (string | Measured)[][] = []
  const keep = (row: Row, v: number, index: number) => {
    const own = columns[v]!
    const { label } = plan.variants[v]!
    games.push([
      label,
      index,
      gameSeed(plan, v, index, part.apart),
      ...pick(gameLabels, own.gameLabels, row.gameLabels),
      ...pick(gameNames, own.game, row.game),
    ])
    for (const [seat, values] of row.seats.entries())
      seats.push([label, index, seat + 1, ...pick(seatLabels, own.seatLabels, row.seatLabels[seat]!), ...pick(seatNames, own.seat, values)])
  }
  for (let first = 1; first <= part.count; first += STRETCH) {
    playStretch(opened, plan, first, Math.min(STRETCH, part.count - first + 1), { extra, apart: part.apart, onRow: keep })
    await new Promise(setImmediate)
  }
  const [own] = columns
  const meanings = [...own!.gameLabels, ...own!.game, ...own!.seatLabels, ...own!.seat]
  return [
    { name: 'games', heads: ['variant', 'game', 'seed', ...gameLabels, ...gameNames], rows: games },
    { name: 'seats', heads: ['variant', 'game', 'seat', ...seatLabels, ...seatNames], rows: seats },
    { name: 'dictionary', heads: ['column', 'en', 'fr'], rows: unique(meanings).map(({ name, means }) => [name, means.en, means.fr]) },
  ]
}

const pick = <T>(names: readonly string[], list: readonly { readonly name: string }[], values: readonly T[]) =>
  names.map((name) => values[list.findIndex((column) => column.name === name)] ?? null)

const unique = <T>(items: readonly T[]): T[] => [...new Set(items)]

export function csvOf({ heads, rows }: Sheet): string {
  const cell = (value: string | Measured) => (value === null ? '' : typeof value === 'number' ? `${value}` : quoted(value))
  return [heads.map(quoted), ...rows.map((row) => row.map(cell))].map((cells) => cells.join(',')).join('\r\n') + '\r\n'
}

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
