import type { StudyPlan } from '@echappee/study/plan'
import { STRETCH, type Part } from '@echappee/study/stretch'
import { BadInput } from '../failure.ts'
import { readJson, writeDurably } from '../files.ts'
import type { SimulationPlan } from '../simulation/plan.ts'
import type { Simulated } from '../simulation/run.ts'
import type { Words } from '../words/en/index.ts'

/** A study that was left off: all that is needed to go on. */
export interface SavedStudy {
  readonly plan: StudyPlan
  readonly part: Part
}

export interface SavedSimulation {
  readonly plan: SimulationPlan
  readonly rulesVersion: number
  readonly sofar: Simulated
}

const STUDY = 'echappee-study-1'
const SIMULATION = 'echappee-simulation-1'

/** Often at first, then every thousand games; and before a last stretch that is shorter, since none goes on after such a one. */
export function isWorthSaving(before: number, now: number, games: number): boolean {
  const step = now < 1000 ? 100 : 1000
  return Math.floor(now / step) > Math.floor(before / step) || (now < games && games - now < STRETCH)
}

/** Whether a study can go on from here. */
export const isAtStretchEnd = (games: number): boolean => games % STRETCH === 0

export function saveStudy(file: string, { plan, part }: SavedStudy): void {
  save(file, { format: STUDY, plan, part })
}

export function saveSimulation(file: string, { plan, rulesVersion, sofar }: SavedSimulation): void {
  save(file, { format: SIMULATION, plan, rulesVersion, sofar })
}

export function save(file: string, content: { readonly format: string; readonly [key: string]: unknown }): void {
  writeDurably(file, `${JSON.stringify(content)}\n`)
}

export function readStudy(file: string, rulesVersion: number, say: Words): SavedStudy {
  const { plan, part } = readSave<SavedStudy>(file, STUDY, say)
  if (!isPlan(plan) || !isPartOf(plan, part)) throw new BadInput(say.notASave(file))
  checkRules(file, plan.rulesVersion, rulesVersion, say)
  return { plan, part }
}

export function readSimulation(file: string, now: number, say: Words): SavedSimulation {
  const { plan, rulesVersion, sofar } = readSave<SavedSimulation>(file, SIMULATION, say)
  const isWhole =
    typeof plan?.game === 'string' &&
    Array.isArray(plan.bots) &&
    Number.isInteger(sofar?.count?.games) &&
    sofar!.count.bySeat?.length === plan.bots.length &&
    (plan.isCounted !== true || (sofar!.summary !== undefined && isAtStretchEnd(sofar!.count.games)))
  if (!isWhole) throw new BadInput(say.notASave(file))
  checkRules(file, rulesVersion!, now, say)
  return { plan, rulesVersion: now, sofar: sofar! }
}

export function readSave<Saved>(file: string, format: string, say: Words): Partial<Saved> {
  const raw = readJson(file, say) as unknown as ({ readonly format?: unknown } & Partial<Saved>) | null
  if (raw?.format !== format) throw new BadInput(say.notASave(file))
  return raw
}

export function checkRules(file: string, saved: number, now: number, say: Words): void {
  if (saved !== now) throw new BadInput(say.otherRules(file, saved, now))
}

export function isPlan(plan: Partial<StudyPlan> | undefined): plan is StudyPlan {
  return typeof plan?.game === 'string' && typeof plan.seed === 'string' && Array.isArray(plan.variants)
}

export function isPartOf({ variants }: StudyPlan, part: Partial<Part> | undefined): part is Part {
  const isCounted = part?.first === 1 && Number.isInteger(part.count) && isAtStretchEnd(part.count!)
  return isCounted && part.summaries?.length === variants.length && part.differences?.length === variants.length - 1
}
