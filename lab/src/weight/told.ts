import type { Json } from '@echappee/kernel'
import type { AnyGameText } from '@echappee/text'
import { intervalOf } from '@echappee/study/interval'
import { columns } from '../output.ts'
import { intervalChart } from '../report/chart.ts'
import { escape, figure, pageOf, table } from '../report/html.ts'
import { bold } from '../table/scene.ts'
import type { Words } from '../words/en/index.ts'
import type { WeightRow, WeightSummary } from './summary.ts'
import type { Heavy } from './weigh.ts'

/** A heavy decision and where it can be seen. */
export interface Shown extends Heavy {
  readonly who: string
  /** Of the record, where records are written. */
  readonly file?: string
  readonly link: string
}

/** What was found of a game. */
export interface Weight extends WeightSummary {
  readonly game: string
  readonly title: string
  readonly rulesVersion: number
  readonly seed: string
  readonly seats: number
  readonly bots: readonly string[]
  readonly options: Json
  readonly command: string
  readonly races: number
  readonly isPartial: boolean
  readonly heaviest: readonly Shown[]
}

const indent = (rows: readonly (readonly string[])[]) => columns(rows).map((line) => `  ${line}`)

export function weightLines(weight: Weight, text: AnyGameText, say: Words): string[] {
  return [
    say.weight.head(weight.title, weight.races, weight.seats, [...new Set(weight.bots)]),
    '',
    bold(say.weight.phaseHead()),
    ...indent([say.weight.heads(), ...phaseRows(weight, say)]),
    '',
    bold(say.weight.thirdHead()),
    ...indent([say.weight.heads(), ...thirdRows(weight, say)]),
    '',
    bold(say.weight.heavyHead()),
    ...weight.heaviest.flatMap((heavy, i) => [
      `  ${i + 1}. ${heavySentence(heavy, text, say)}`,
      ...(heavy.file === undefined ? [] : [`     npx echappee replay ${heavy.file} --until ${heavy.seq - 1}`]),
    ]),
    '',
    say.figureFrom(weight.command, weight.seed, weight.rulesVersion),
  ]
}

/** One file without scripts; the heaviest decisions open in the replay of a site. */
export function weightPage(weight: Weight, text: AnyGameText, say: Words): string {
  const { title, seed, command, rulesVersion } = weight
  const from = { command, seed, plan: { rulesVersion } }
  const head = say.weight.head(title, weight.races, weight.seats, [...new Set(weight.bots)])
  const items = weight.heaviest.map(
    (heavy) =>
      `<li>${escape(heavySentence(heavy, text, say))} <a href="${escape(heavy.link)}">${escape(say.weight.open())}</a>${
        heavy.file === undefined ? '' : `<br><code>npx echappee replay ${escape(heavy.file)} --until ${heavy.seq - 1}</code>`
      }</li>`,
  )
  return pageOf(
    head,
    [
      `<h1>${escape(head)}</h1>`,
      weight.isPartial ? `<p class="partial">${escape(say.reportPartial())}</p>` : '',
      figure(
        say.weight.phaseHead(),
        { sentences: [say.weight.note()], pieces: [chart(weight.phases), table(say.weight.heads(), phaseRows(weight, say))] },
        from,
        say,
      ),
      figure(say.weight.thirdHead(), { pieces: [chart(weight.thirds), table(say.weight.heads(), thirdRows(weight, say))] }, from, say),
      figure(say.weight.heavyHead(), { sentences: [say.weight.heavyNote()], pieces: [`<ol>${items.join('')}</ol>`] }, from, say),
    ],
    say.language,
  )
}

function chart(rows: readonly WeightRow[]): string {
  const bars = rows.flatMap(({ name, weight }) => {
    const { mean, low, high } = intervalOf(weight)
    return Number.isFinite(low) ? [{ label: name, mean: 100 * mean, low: 100 * low, high: 100 * high, isCertain: low > 0 }] : []
  })
  return bars.length === 0 ? '' : intervalChart(bars, '%', 0)
}

function phaseRows({ phases, all }: WeightSummary, say: Words): string[][] {
  return [...phases.map((row) => cells(row, row.name, say)), cells(all, say.weight.all(), say)]
}

const thirdRows = ({ thirds }: WeightSummary, say: Words): string[][] => thirds.map((row) => cells(row, say.weight.third(row.name), say))

function cells({ decisions, forced, clear, options, weight, share }: WeightRow, name: string, say: Words): string[] {
  const { mean, low, high } = intervalOf(weight)
  const open = weight[0] > 0
  return [
    name,
    `${decisions}`,
    say.percent(forced),
    say.percent(clear),
    open ? say.number(options, 1) : '–',
    open ? say.percent(mean) : '–',
    Number.isFinite(low) ? `${say.percent(low)} … ${say.percent(high)}` : '–',
    say.percent(share),
  ]
}

function heavySentence({ game, seq, who, phase, best, played, view, weight, low, high }: Shown, text: AnyGameText, say: Words): string {
  const words = (move: Json) => text.move(move, view, (seat) => `${seat + 1}`)
  const [better, own] = [words(best), words(played)]
  return say.weight.heavy({
    game,
    seq,
    who,
    phase,
    better,
    own,
    weight: say.percent(weight),
    low: say.percent(low),
    high: say.percent(high),
  })
}
