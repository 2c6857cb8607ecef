import { intervalChart } from '../report/chart.ts'
import type { Answers } from './check.ts'
import type { Figure } from './figures.ts'
import { commandFor, type Question, type Studies } from './plan.ts'

/** The page of a game's studies, written from the questions and what was found. */
export function studiesPage(title: string, studies: Studies, answers: Answers, rulesVersion: number): string {
  const parts = studies.questions.flatMap((question) => [
    `## ${question.id}. ${question.question}`,
    '',
    ...tableOf(answers[question.id] ?? []),
    '',
    ...(hasChart(answers[question.id] ?? [])
      ? [`![${question.question} The table above holds the same figures.](charts/${chartName(studies, question)})`, '']
      : []),
    `**Advice.** ${question.advice}`,
    '',
    `**Doubt.** ${question.doubt}`,
    '',
    `\`${commandFor(studies, studies.runs[question.run]!)}\`, rules version ${rulesVersion}.`,
    '',
  ])
  const head = [
    `# ${title}`,
    '',
    'Written by `npm run studies`; `npm run studies -- --check` repeats every figure with a tenth of the games.',
    '',
  ]
  return [...head, ...parts].join('\n')
}

export const chartName = ({ game }: Studies, { id }: Question): string => `${game}-${id}.svg`

/** More lines than that nobody reads in a chart. */
const MOST_LINES = 32

export function hasChart(figures: readonly Figure[]): boolean {
  return figures.length > 1 && figures.length <= MOST_LINES && figures.every(({ isShare }) => isShare)
}

export function chartOf(figures: readonly Figure[]): string {
  const bars = figures.map(({ variant, name, mean, low, high }) => ({
    label: `${name} · ${variant}`,
    mean: 100 * mean,
    low: 100 * low,
    high: 100 * high,
    isCertain: true,
  }))
  return intervalChart(bars, '%', 0).replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
}

const text = (value: number, isShare: boolean) => (isShare ? `${(100 * value).toFixed(1)} %` : value.toFixed(2))

function tableOf(figures: readonly Figure[]): string[] {
  return [
    '| Variant | Metric | Mean | 95 % interval | Count |',
    '| --- | --- | ---: | ---: | ---: |',
    ...figures.map(
      ({ variant, name, isShare, mean, low, high, count }) =>
        `| ${variant} | ${name} | ${text(mean, isShare)} | ${text(low, isShare)} … ${text(high, isShare)} | ${count} |`,
    ),
  ]
}
