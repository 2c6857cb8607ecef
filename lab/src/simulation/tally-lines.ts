import { completeLanguage } from '@echappee/text'
import type { Feature } from '@echappee/kernel'
import { columns } from '../output.ts'
import { bold } from '../table/scene.ts'
import type { Words } from '../words/en/index.ts'
import { faultLines } from './fault-lines.ts'
import type { BotFeatures, Interval } from './feature-meter.ts'
import type { Spread } from './statistics.ts'
import type { Fared, Tally } from './tally.ts'

export function tallyLines(tally: Tally, say: Words): string[] {
  const { decisions, rounds, endings } = tally
  const table = (heading: string, rows: readonly (readonly [string, Fared])[]) => [
    '',
    bold(heading),
    ...columns([say.farHeads(), ...rows.map(([label, fared]) => faredCells(label, fared, say))]).map((line) => `  ${line}`),
  ]
  return [
    ...table(
      say.byBot(),
      tally.byBot.map((fared) => [say.botLabel(fared.bot, fared.seats), fared]),
    ),
    ...table(
      say.bySeat(),
      tally.bySeat.map((fared) => [say.seatLabel(fared.seat), fared]),
    ),
    '',
    bold(say.lengthHead()),
    `  ${spreadLine(say.decisions(), decisions, say)}`,
    `  ${spreadLine(say.rounds(), rounds, say)}`,
    '',
    bold(say.endingsHead()),
    `  ${say.endings(endings.outright, endings.shared)}`,
    `  ${spreadLine(say.winningScore(), endings.winningScore, say)}`,
    `  ${spreadLine(say.anyScore(), endings.score, say)}`,
    '',
    ...faultLines(tally.faults, say),
  ]
}

/** A line for each feature, a column for each bot. */
export function featureLines(list: readonly Feature<unknown>[], measured: readonly BotFeatures[], say: Words): string[] {
  const cell = ({ mean, low, high }: Interval) => `${say.number(mean, 2)} (${say.number(low, 2)} – ${say.number(high, 2)})`
  const rows = list.map(({ means }, k) => [
    means[completeLanguage(say.language)],
    ...measured.map(({ features }) => (features[k] ? cell(features[k]) : '')),
  ])
  const lines = columns([['', ...measured.map(({ bot }) => bot)], ...rows])
  return [bold(say.featuresHead()), ...lines.map((line) => `  ${line}`), '']
}

function faredCells(label: string, fared: Fared, say: Words): string[] {
  const { wins, share, low, high, fair, meanPlace, meanScore } = fared
  return [
    label,
    say.number(wins, Number.isInteger(wins) ? 0 : 1),
    say.percent(share),
    `${say.percent(low)} – ${say.percent(high)}`,
    say.percent(fair),
    say.number(meanPlace, 2),
    say.number(meanScore, 1),
  ]
}

function spreadLine(label: string, { mean, median, min, max }: Spread, say: Words): string {
  return say.spreadLine(
    label,
    say.number(mean, 1),
    say.number(median, Number.isInteger(median) ? 0 : 1),
    say.number(min, 0),
    say.number(max, 0),
  )
}
