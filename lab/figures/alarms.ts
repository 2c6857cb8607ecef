import { defaultOptions, type Json } from '@echappee/kernel'
import type { StudyPlan } from '@echappee/study/plan'
import { STRETCH, columnsFor, mergePart, playStretch, type Part } from '@echappee/study/stretch'
import { TOLERANCE, contrastsOf } from '@echappee/study/verdict'
import { catalog } from '@echappee/games/catalog'
import { openRules } from '../src/opened-game.ts'

const COMPARISONS = 200
const GAMES = 100

/** A rule compared with itself, the template’s, on seeds of their own: how often each metric seems to differ before any correction. */
export async function alarms(): Promise<void> {
  const { id } = catalog[0]!
  const rules = await openRules(id)
  const { game } = rules
  const variant = { label: id, options: defaultOptions(game.optionFields) as Json, bots: Array.from({ length: 3 }, () => 'random') }
  const columns = [variant, variant].map((own) => columnsFor(rules, own))
  const counts = new Map<string, number>()
  for (let i = 0; i < COMPARISONS; i++) {
    const plan: StudyPlan = { game: id, rulesVersion: game.rulesVersion, seed: `alarms/${i}`, variants: [variant, variant] }
    let part: Part | undefined
    for (let first = 1; first <= GAMES; first += STRETCH) part = mergePart(part, playStretch(rules, plan, first, STRETCH, { apart: [1] }))
    for (const { name, pAlone } of contrastsOf(part!, columns, { tolerance: TOLERANCE }))
      counts.set(name, (counts.get(name) ?? 0) + (pAlone < 0.05 ? 1 : 0))
  }
  const sorted = [...counts].sort((a, b) => b[1] - a[1])
  const mean = sorted.reduce((sum, [, count]) => sum + count, 0) / sorted.length
  const most = sorted.slice(0, 3).map(([name, count]) => `${name} ${count}`)
  const over = sorted.filter(([, count]) => count > 18).length
  console.log(
    `alarms ${id}: ${COMPARISONS} comparisons of a rule with itself, ${sorted.length} metrics: ${mean.toFixed(1)} alarms on average (wanted at most 18), ${over} metrics above, most ${most.join(', ')}`,
  )
}
