import type { StudyPlan } from '@echappee/study/plan'
import { STRETCH, type Part } from '@echappee/study/stretch'
import { BadInput } from '../failure.ts'
import { readJson, writeDurably } from '../files.ts'
import type { Words } from '../words/en/index.ts'

const FORMAT = 'echappee-study-1'

/** A study that was left off: all that is needed to go on. */
export interface SavedStudy {
  readonly plan: StudyPlan
  readonly part: Part
}

export function saveStudy(file: string, { plan, part }: SavedStudy): void {
  writeDurably(file, `${JSON.stringify({ format: FORMAT, plan, part })}\n`)
}

export function readStudy(file: string, rulesVersionOf: (game: string) => Promise<number>, say: Words): Promise<SavedStudy> {
  const raw = readJson(file, say) as unknown as { format?: unknown; plan?: Partial<StudyPlan>; part?: Partial<Part> }
  if (!isWhole(raw)) throw new BadInput(say.notASave(file))
  const { plan, part } = raw as unknown as SavedStudy
  return rulesVersionOf(plan.game).then((version) => {
    if (version !== plan.rulesVersion) throw new BadInput(say.otherRules(file, plan.rulesVersion, version))
    return { plan, part }
  })
}

function isWhole(raw: { format?: unknown; plan?: Partial<StudyPlan>; part?: Partial<Part> } | null): boolean {
  if (raw?.format !== FORMAT) return false
  const { plan, part } = raw
  const isPlan = typeof plan?.game === 'string' && typeof plan.seed === 'string' && Array.isArray(plan.variants)
  const isPart = part?.first === 1 && Number.isInteger(part.count) && part.count! % STRETCH === 0
  return isPlan && isPart && part.summaries?.length === plan.variants.length && part.differences?.length === plan.variants.length - 1
}
