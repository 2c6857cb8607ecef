import { valueText } from '../study/summary-lines.ts'
import { columns as inColumns } from '../output.ts'
import { bold } from '../table/scene.ts'
import type { Words } from '../words/en/index.ts'
import type { Judged } from './judgement.ts'
import { inOrderOfMiss, trialOf, type Progress, type Search } from './search.ts'
import { labelAt } from './space.ts'
import { missOf } from './target.ts'

/** What a search came to. */
export interface Tuned {
  readonly search: Search
  readonly progress: Progress
  /** Undefined where it was stopped before. */
  readonly judged: readonly Judged[] | undefined
  readonly dead: readonly string[]
  readonly isPartial: boolean
}

const SHOWN_TRIALS = 12

export function tunedLines(tuned: Tuned, say: Words): string[] {
  const { judged, dead } = tuned
  const trials = trialRows(tuned, say)
  const left = trials.length - SHOWN_TRIALS
  return [
    bold(say.tune.best(bestLabel(tuned))),
    ...verdictLines(tuned, say),
    '',
    ...(judged === undefined ? [] : table(say.tune.judgedHead(), [say.tune.judgedHeads(targetTexts(tuned)), ...judgedRows(tuned, say)], 2)),
    ...(judged === undefined ? [] : dead.map((key) => say.tune.dead(key, judged[0]!.games))),
    ...(dead.length > 0 ? [''] : []),
    ...table(say.tune.trialsHead(), [say.tune.trialHeads(targetTexts(tuned)), ...trials.slice(0, SHOWN_TRIALS)], 1),
    ...(left > 0 ? [`  ${say.tune.more(left)}`, ''] : []),
  ]
}

export function verdictLines({ judged }: Tuned, say: Words): string[] {
  if (judged === undefined) return [say.tune.notJudged()]
  const open = judged[0]!.targets.filter(({ met }) => met !== 'met').map(({ target, met }) => `${target} (${say.tune.met[met]})`)
  return [open.length === 0 ? say.tune.allMet() : say.tune.notAllMet(open)]
}

export function bestLabel({ search, progress }: Tuned): string {
  return labelAt(search.axes, inOrderOfMiss(search, progress, progress.alive)[0]!)
}

export const targetTexts = ({ search }: Tuned): string[] => search.targets.map(({ text }) => text)

/** One row for each point that was judged. */
export function judgedRows({ search, judged = [] }: Tuned, say: Words): string[][] {
  return judged.map(({ label, role, games, targets }) => [
    label,
    say.tune.roles[role],
    `${games}`,
    ...targets.map(({ mean, low, high }, i) => {
      const { isShare } = search.targets[i]!
      return `${valueText(mean, isShare, say)} (${valueText(low, isShare, say)} … ${valueText(high, isShare, say)})`
    }),
    targets.map(({ met }) => say.tune.met[met]).join(', '),
  ])
}

/** One row for each point that was tried, those of the last rounds first. */
export function trialRows({ search, progress }: Tuned, say: Words): string[][] {
  const { axes, targets } = search
  const trials = progress.trials.map(({ point }) => trialOf(progress, point)).filter(({ games }) => games > 0)
  return trials
    .toSorted((a, b) => b.games - a.games || missOf(targets, a.moments) - missOf(targets, b.moments))
    .map(({ point, games, moments }) => [
      labelAt(axes, point),
      `${games}`,
      ...moments.map(([, mean], i) => valueText(mean, targets[i]!.isShare, say)),
      say.number(missOf(targets, moments), 3),
    ])
}

function table(heading: string, rows: readonly (readonly string[])[], texts: number): string[] {
  return [bold(heading), ...inColumns(rows, texts).map((line) => `  ${line}`), '']
}
