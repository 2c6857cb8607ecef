import type { StudyPlan, Variant } from '@echappee/study/plan'
import type { Part } from '@echappee/study/stretch'
import { BadInput } from '../failure.ts'
import { checkRules, isPartOf, isPlan, readSave, save } from '../study/save-file.ts'
import type { Words } from '../words/en/index.ts'
import type { Progress, Search } from './search.ts'

/** A search that was left off: all that is needed to go on. */
export interface SavedSearch {
  readonly game: string
  readonly rulesVersion: number
  readonly search: Search
  /** What every point has but the parameters that are turned. */
  readonly base: Variant
  readonly metricFiles?: readonly string[] | undefined
  /** The words of the command, but for budget and seed. */
  readonly asked: readonly string[]
  readonly progress: Progress
  /** Once it is being judged. */
  readonly judge?: { readonly plan: StudyPlan; readonly part: Part } | undefined
}

const FORMAT = 'echappee-tune-1'

export function saveSearch(file: string, saved: SavedSearch): void {
  save(file, { format: FORMAT, ...saved })
}

export function readSearch(file: string, rulesVersion: number, say: Words): SavedSearch {
  const saved = readSave<SavedSearch>(file, FORMAT, say)
  const { game, search, base, progress, judge } = saved
  const isWhole =
    typeof game === 'string' &&
    Array.isArray(search?.axes) &&
    Array.isArray(search?.targets) &&
    Number.isInteger(search?.budget) &&
    Array.isArray(base?.bots) &&
    Array.isArray(saved.asked) &&
    Array.isArray(progress?.trials) &&
    progress.trials.every(({ point, moments }) => point?.length === search.axes.length && moments?.length === search.targets.length) &&
    (judge === undefined || (isPlan(judge.plan) && isPartOf(judge.plan, judge.part)))
  if (!isWhole) throw new BadInput(say.notASave(file))
  checkRules(file, saved.rulesVersion!, rulesVersion, say)
  return saved as SavedSearch
}
