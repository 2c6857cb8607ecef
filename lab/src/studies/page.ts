import { commandFor, partsOfName, type Answers, type Figure, type Question, type Studies } from '@echappee/study/kept-study'
import { intervalChart } from '../report/chart.ts'

/** The page of a game's studies, written from the questions and what was found. */
export function studiesPage(title: string, studies: Studies, answers: Answers, rulesVersion: number): string {
  const parts = studies.questions.flatMap((question) => [
    `## ${question.id}. ${question.question.en}`,
    '',
    ...tableOf(answers[question.id] ?? []),
    '',
    ...chartedFigures(answers[question.id] ?? []).flatMap((_, i) => [
      `![${question.question.en} The table above holds the same figures.](charts/${chartName(studies, question, i)})`,
      '',
    ]),
    `**Advice.** ${question.advice.en}`,
    '',
    `**Doubt.** ${question.doubt.en}`,
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

/** More lines than that nobody reads in a chart. */
const MOST_LINES = 32

const metricOf = ({ name }: Figure): string => partsOfName(name).metric

/** Figures that one scale can hold: shares together, anything else metric by metric; a variant at a time where they are too many. */
export function chartedFigures(figures: readonly Figure[]): Figure[][] {
  const shares = figures.filter(({ isShare }) => isShare)
  const others = figures.filter(({ isShare }) => !isShare)
  const groups = [...(shares.length > MOST_LINES ? groupsBy(shares, metricOf) : [shares]), ...groupsBy(others, metricOf)]
  return groups
    .flatMap((group) => (group.length > MOST_LINES ? groupsBy(group, ({ variant }) => variant) : [group]))
    .filter(({ length }) => length > 1)
}

function groupsBy(figures: readonly Figure[], of: (figure: Figure) => string): Figure[][] {
  const groups = new Map<string, Figure[]>()
  for (const figure of figures) groups.set(of(figure), [...(groups.get(of(figure)) ?? []), figure])
  return [...groups.values()]
}

export const chartName = ({ game }: Studies, { id }: Question, number: number): string =>
  `${game}-${id}${number === 0 ? '' : `.${number + 1}`}.svg`

export function chartOf(figures: readonly Figure[]): string {
  const { isShare } = figures[0]!
  const [times, axis] = isShare ? [100, '%'] : [1, metricOf(figures[0]!)]
  const bars = figures.map(({ variant, name, mean, low, high }) => ({
    label: `${name} · ${variant}`,
    mean: times * mean,
    low: times * low,
    high: times * high,
    isCertain: true,
  }))
  return intervalChart(bars, axis, 0).replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
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
