import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AnyMetric, AnyMetrics } from '@echappee/kernel'
import { columnsOf } from '@echappee/study/column'
import { BadInput, FileTrouble } from './failure.ts'
import type { Words } from './words/en/index.ts'

/** Metrics of one's own: a module that exports `metrics`, a list of what `Metric` in the kernel says. */
export async function loadMetrics(files: readonly string[] = []): Promise<AnyMetric[]> {
  const lists = await Promise.all(
    files.map(async (file) => ((await import(pathToFileURL(resolve(file)).href)) as { metrics: AnyMetric[] }).metrics),
  )
  return lists.flat()
}

/** Looked at before anything is played. */
export async function checkMetricFiles(files: readonly string[], own: AnyMetrics | undefined, say: Words): Promise<void> {
  const taken = new Set(namesOf(own))
  for (const file of files) {
    if (!existsSync(file)) throw new FileTrouble(file, { code: 'ENOENT' }, false)
    const list = await loadMetrics([file]).catch((error: unknown) => {
      throw new BadInput(say.metricFileBroken(file, error instanceof Error ? error.message.split('\n')[0]! : String(error)))
    })
    if (!Array.isArray(list) || list.length === 0 || !list.every(isMetric)) throw new BadInput(say.metricFileShape(file))
    for (const { name } of list) {
      if (taken.has(name)) throw new BadInput(say.metricTwice(file, name))
      taken.add(name)
    }
  }
}

const MOST_SEATS = 12

function namesOf(own: AnyMetrics | undefined): string[] {
  const { game, seat } = columnsOf(own, true, MOST_SEATS)
  return [...game, ...seat].map(({ name }) => name)
}

function isMetric(raw: unknown): raw is AnyMetric {
  if (raw === null || typeof raw !== 'object') return false
  const { name, means, per, begin } = raw as Partial<AnyMetric>
  const isSaid = typeof means?.fr === 'string' && typeof means.en === 'string'
  return (
    typeof name === 'string' && /^[\w.-]{1,60}$/.test(name) && isSaid && (per === 'game' || per === 'seat') && typeof begin === 'function'
  )
}
