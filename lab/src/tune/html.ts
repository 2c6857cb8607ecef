import { figure, table } from '../report/html.ts'
import type { Report } from '../report/report.ts'
import type { Words } from '../words/en/index.ts'
import { bestLabel, judgedRows, targetTexts, trialRows, verdictLines, type Tuned } from './lines.ts'

/** What stands before the charts of those that were judged. */
export function tunedSections(tuned: Tuned, report: Report, say: Words): string[] {
  const { dead, judged } = tuned
  const sentences = [...verdictLines(tuned, say), ...dead.map((key) => say.tune.dead(key, judged?.[0]?.games ?? 0))]
  const targets = targetTexts(tuned)
  return [
    figure(
      say.tune.best(bestLabel(tuned)),
      { sentences, pieces: [table(say.tune.judgedHeads(targets), judgedRows(tuned, say))] },
      report,
      say,
    ),
    figure(say.tune.trialsHead(), { pieces: [table(say.tune.trialHeads(targets), trialRows(tuned, say))] }, report, say),
  ]
}
