import type { Json } from '@echappee/kernel'
import { columns } from '../output.ts'
import { intervalChart } from '../report/chart.ts'
import { escape, pageOf, table } from '../report/html.ts'
import { bold } from '../table/scene.ts'
import type { Words } from '../words/en/index.ts'
import { STEP, type Duel } from './depth.ts'
import { PARTS, type LuckPart, type Within } from './split.ts'

export interface LevelLuck {
  readonly level: string
  readonly races: number
  readonly shares: Readonly<Record<LuckPart, Within>>
  readonly own: Within
}

/** What was found of a game. */
export interface Luck {
  readonly game: string
  readonly title: string
  readonly rulesVersion: number
  readonly seed: string
  readonly seats: number
  readonly options: Json
  readonly command: string
  readonly levels: readonly LevelLuck[]
  readonly duels: readonly Duel[]
  readonly depth: Within
  readonly isAtLeast: boolean
}

const indent = (rows: readonly (readonly string[])[]) => columns(rows).map((line) => `  ${line}`)

export function luckLines(luck: Luck, say: Words): string[] {
  return [
    say.luck.head(luck.title, luck.seats),
    '',
    bold(say.luck.splitHead()),
    ...indent([say.luck.splitHeads(), ...splitRows(luck, say)]),
    `  ${say.luck.splitNote()}`,
    '',
    bold(say.luck.duelHead()),
    ...indent([say.luck.duelHeads(), ...duelRows(luck, say)]),
    '',
    depthSentence(luck, say),
    say.figureFrom(luck.command, luck.seed, luck.rulesVersion),
  ]
}

/** One file without scripts: a chart and a table for each question. */
export function luckPage(luck: Luck, say: Words): string {
  const title = say.luck.head(luck.title, luck.seats)
  const from = escape(say.figureFrom(luck.command, luck.seed, luck.rulesVersion))
  const figure = (heading: string, pieces: readonly string[], note: string) =>
    `<section><h2>${escape(heading)}</h2><figure>${pieces.join('')}<p>${escape(note)}</p><figcaption>${from}</figcaption></figure></section>`
  const [, ...names] = say.luck.splitHeads()
  const parts = luck.levels.flatMap(({ level, shares }) =>
    PARTS.map((part, p) => bar(`${level} · ${names[p]!}`, shares[part].value - shares[part].half, shares[part].value, shares[part].half)),
  )
  const duels = luck.duels.map(({ weaker, stronger, share, low, high }) => ({
    label: say.against(stronger, weaker),
    mean: 100 * share,
    low: 100 * low,
    high: 100 * high,
    isCertain: low > 0.5,
  }))
  return pageOf(
    title,
    [
      `<h1>${escape(title)}</h1>`,
      figure(
        say.luck.splitHead(),
        [intervalChart(parts, '%', 0), table(say.luck.splitHeads(), splitRows(luck, say))],
        say.luck.splitNote(),
      ),
      figure(
        say.luck.duelHead(),
        [intervalChart(duels, '%', 50), table(say.luck.duelHeads(), duelRows(luck, say))],
        depthSentence(luck, say),
      ),
    ],
    say.language,
  )
}

const bar = (label: string, low: number, mean: number, half: number) => ({
  label,
  mean: 100 * mean,
  low: 100 * low,
  high: 100 * (mean + half),
  isCertain: half < Math.abs(mean),
})

const within = ({ value, half }: Within, say: Words): string => `${say.percent(value)} ± ${Number.isFinite(half) ? say.percent(half) : '–'}`

function splitRows({ levels }: Luck, say: Words): string[][] {
  return levels.map(({ level, races, shares, own }) => [
    level,
    ...PARTS.map((part) => within(shares[part], say)),
    within(own, say),
    `${races}`,
  ])
}

function duelRows({ duels }: Luck, say: Words): string[][] {
  return duels.map(({ weaker, stronger, share, low, high, games }) => [
    say.against(stronger, weaker),
    say.percent(share),
    `${say.percent(low)} – ${say.percent(high)}`,
    `${games}`,
  ])
}

function depthSentence({ levels, depth: { value, half }, isAtLeast }: Luck, say: Words): string {
  const [first, last] = [levels[0]!.level, levels.at(-1)!.level]
  return say.luck.depth(first, last, say.number(value, 1), say.number(half, 1), say.percent(STEP), isAtLeast)
}
