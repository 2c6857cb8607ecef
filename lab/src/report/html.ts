import { intervalOf } from '@echappee/study/interval'
import { completeLanguage } from '@echappee/text'
import type { Moments } from '@echappee/study/moments'
import { contrastLabels, type Report } from './report.ts'
import { intervalChart, type Bar } from './chart.ts'
import { inOrderOfVerdict, verdictText } from '../study/contrast-lines.ts'
import { neverChosen, valueText } from '../study/summary-lines.ts'
import type { Words } from '../words/en/index.ts'

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;color:#000;background:#fff;max-width:60rem;margin:2rem auto;padding:0 1rem}
h1{font-size:1.6rem}h2{font-size:1.2rem;margin-top:2rem}figure{margin:1rem 0}figcaption{font-size:.85rem;color:#333;overflow-wrap:anywhere}
table{border-collapse:collapse;font-size:.9rem;display:block;overflow-x:auto;max-width:100%}th,td{padding:.2rem .6rem;text-align:right;border-bottom:1px solid #999}
th:first-child,td:first-child,td:last-child,th:last-child{text-align:left}.chart{max-width:100%;height:auto}.partial{border:2px solid #000;padding:.5rem 1rem;font-weight:bold}
@media print{body{margin:0;max-width:none}table{display:table}figure{break-inside:avoid}}`

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export const escape = (text: string) => text.replaceAll(/[&<>"]/g, (character) => ESCAPES[character]!)

/** One file that needs nothing else: no script, no font, no picture from elsewhere. */
export function reportPage(report: Report, say: Words, sections: readonly string[] = []): string {
  const { opened, plan, part, contrasts, isPartial } = report
  const labels = plan.variants.map(({ label }) => label)
  const bots = [...new Set(plan.variants.flatMap((variant) => variant.bots))].join(', ')
  const title = say.reportTitle(opened.title)
  const body = [
    `<h1>${escape(title)}</h1>`,
    isPartial ? `<p class="partial">${escape(say.reportPartial())}</p>` : '',
    `<p>${escape(say.compared(opened.title, part.count, labels.length, isPartial))}<br>${escape(say.baseIs(labels[0]!, bots))}</p>`,
    ...sections,
    contrasts.length === 0 ? '' : effects(report, say),
    ...labels.map((_, v) => startOrder(report, v, say)),
    ...labels.map((_, v) => everything(report, v, say)),
  ]
  return pageOf(title, body, say.language)
}

/** The title is no HTML yet, the pieces are. */
export function pageOf(title: string, pieces: readonly string[], language: string): string {
  const body = pieces.filter((piece) => piece !== '').join('\n')
  return `<!doctype html>\n<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)}</title><style>${STYLE}</style></head>\n<body>\n${body}\n</body></html>\n`
}

/** Command, seed and version stand under every figure. `pieces` are HTML. */
export function figure(
  heading: string,
  { sentences = [], pieces }: { readonly sentences?: readonly string[]; readonly pieces: readonly string[] },
  { command, seed, plan }: Pick<Report, 'command' | 'seed'> & { readonly plan: Pick<Report['plan'], 'rulesVersion'> },
  say: Words,
): string {
  const from = say.figureFrom(command, seed, plan.rulesVersion)
  const said = sentences.map((sentence) => `<p>${escape(sentence)}</p>`)
  return `<section><h2>${escape(heading)}</h2><figure>${[...said, ...pieces].join('')}<figcaption>${escape(from)}</figcaption></figure></section>`
}

const line = (cells: readonly string[], tag: string) => `<tr>${cells.map((cell) => `<${tag}>${escape(cell)}</${tag}>`).join('')}</tr>`

export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  return `<table><thead>${line(heads, 'th')}</thead><tbody>${rows.map((row) => line(row, 'td')).join('')}</tbody></table>`
}

/** As many as a page can show well; the table has all. */
const MOST_BARS = 30

function effects(report: Report, say: Words): string {
  const sorted = inOrderOfVerdict(report.contrasts)
  const shares = sorted
    .filter(({ isShare, effect }) => isShare && Number.isFinite(effect.low) && effect.high > effect.low)
    .slice(0, MOST_BARS)
  const names = contrastLabels(report)
  const bars = shares.map((contrast): Bar => {
    const { mean, low, high } = contrast.effect
    return { label: names(contrast), mean: 100 * mean, low: 100 * low, high: 100 * high, isCertain: contrast.verdict.kind === 'differs' }
  })
  const rows = sorted.map((contrast) => {
    const { isShare, base, other, effect } = contrast
    const text = (value: number) => valueText(value, isShare, say)
    return [names(contrast), text(base), text(other), text(effect.mean), text(effect.low), text(effect.high), verdictText(contrast, say)]
  })
  const [, first, own, effect] = say.contrastHeads()
  const heads = [say.reportMetric(), first!, own!, effect!, say.reportLow(), say.reportHigh(), '']
  return figure(say.reportEffects(), { pieces: [bars.length === 0 ? '' : intervalChart(bars, '', 0), table(heads, rows)] }, report, say)
}

function startOrder(report: Report, v: number, say: Words): string {
  const { plan, part, columns } = report
  const starts = columns[v]!.game.flatMap(({ name }, i) =>
    name.startsWith('win.start') && part.summaries[v]!.game[i]![0] > 1 ? [{ name, i }] : [],
  )
  if (starts.length === 0) return ''
  const fair = 1 / starts.length
  const bars = starts.map(({ name, i }): Bar => {
    const { mean, low, high } = intervalOf(part.summaries[v]!.game[i]!)
    return { label: name, mean: 100 * mean, low: 100 * low, high: 100 * high, isCertain: low > fair || high < fair }
  })
  const rows = starts.map(({ name, i }) => metricRow(name, part.summaries[v]!.game[i]!, true, '', say))
  const pieces = [intervalChart(bars, '%', 100 * fair), `<p>${escape(say.reportFair())}</p>`, table(metricHeads(say), rows)]
  return figure(say.reportShares(plan.variants[v]!.label), { pieces }, report, say)
}

function everything(report: Report, v: number, say: Words): string {
  const { plan, part, columns } = report
  const { game, seat } = part.summaries[v]!
  const rows = [
    ...columns[v]!.game.map(({ name, isShare, means }, i) =>
      metricRow(name, game[i]!, isShare, means[completeLanguage(say.language)], say),
    ),
    ...columns[v]!.seat.map(({ name, isShare, means }, i) =>
      metricRow(name, seat[i]!, isShare, means[completeLanguage(say.language)], say),
    ),
  ]
  const never = `<p>${escape(say.neverHead())}: ${escape(say.never(neverChosen(part.summaries[v]!)))}</p>`
  return figure(say.reportAll(plan.variants[v]!.label), { pieces: [table(metricHeads(say), rows), never] }, report, say)
}

const metricHeads = (say: Words) => [say.reportMetric(), say.reportMean(), say.reportLow(), say.reportHigh(), say.reportGames(), '']

function metricRow(name: string, moments: Moments, isShare: boolean, means: string, say: Words): string[] {
  if (moments[0] === 0) return [name, '–', '–', '–', '0', means]
  const { mean, low, high } = intervalOf(moments)
  return [name, ...[mean, low, high].map((value) => valueText(value, isShare, say)), `${moments[0]}`, means]
}
