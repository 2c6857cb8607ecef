import { rules } from '@echappee/games/catalog/rules'
import type { AnyKnowledge, AnyMetrics } from '@echappee/kernel'
import { useEffect, useState } from 'react'

interface Studied {
  readonly knowledge: AnyKnowledge
  readonly metrics: AnyMetrics | undefined
}

/** What the columns of a game are called, once it is there. */
export function useStudied(id: string): Studied | undefined {
  const [studied, setStudied] = useState<Studied>()
  useEffect(() => {
    const parts = rules[id]
    if (parts === undefined) return
    void Promise.all([parts.bot(), parts.metrics?.()]).then(([knowledge, metrics]) => setStudied({ knowledge, metrics }))
  }, [id])
  return studied
}
