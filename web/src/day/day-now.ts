import type { DaySummary } from '@echappee/protocol'

/** How the day stands. Asked on the first page, so without the schemas that every other answer is read with; undefined where there is no server. */
export async function dayNow(day: number, key: string | undefined): Promise<DaySummary | undefined> {
  try {
    const answer = await fetch(`/api/days/${day}`, {
      headers: key === undefined ? {} : { authorization: `Bearer ${key}` },
      referrerPolicy: 'no-referrer',
    })
    const raw: unknown = answer.ok ? await answer.json() : undefined
    return isSummary(raw) ? raw : undefined
  } catch {
    return undefined
  }
}

function isSummary(raw: unknown): raw is DaySummary {
  const { people, places, own } = (raw ?? {}) as Partial<DaySummary>
  return Number.isInteger(people) && Array.isArray(places) && places.every(Number.isInteger) && (own === null || Number.isInteger(own))
}
