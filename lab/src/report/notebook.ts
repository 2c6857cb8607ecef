import type { Report } from './report.ts'

/** Reads the Parquet files beside it and draws who wins by start order. */
export function notebookOf({ command, plan }: Report): string {
  const cells = [
    markdown([`# ${plan.game}`, '', `\`${command}\` · seed ${plan.seed} · rules version ${plan.rulesVersion}`]),
    code([
      'import pandas as pd',
      "games = pd.read_parquet('games.parquet')",
      "seats = pd.read_parquet('seats.parquet')",
      "pd.read_parquet('dictionary.parquet')",
    ]),
    code(["games.groupby('variant').mean(numeric_only=True).T"]),
    code(["seats.groupby(['variant', 'start'])['won'].agg(['mean', 'sem', 'count'])"]),
    code(["seats.groupby(['variant', 'start'])['won'].mean().unstack(0).plot.bar(ylabel='share of wins')"]),
  ]
  const kernel = { display_name: 'Python 3', language: 'python', name: 'python3' }
  return `${JSON.stringify({ cells, metadata: { kernelspec: kernel, language_info: { name: 'python' } }, nbformat: 4, nbformat_minor: 5 }, null, 1)}\n`
}

const lines = (text: readonly string[]) => text.map((line, i) => (i < text.length - 1 ? `${line}\n` : line))
const markdown = (text: readonly string[]) => ({ cell_type: 'markdown', id: idOf(text), metadata: {}, source: lines(text) })
const code = (text: readonly string[]) => ({
  cell_type: 'code',
  id: idOf(text),
  metadata: {},
  execution_count: null,
  outputs: [],
  source: lines(text),
})

/** Letters and digits of the first line are enough to tell the cells apart. */
const idOf = (text: readonly string[]) =>
  text
    .join('')
    .replaceAll(/[^a-z0-9]/gi, '')
    .slice(0, 40)
    .toLowerCase()
