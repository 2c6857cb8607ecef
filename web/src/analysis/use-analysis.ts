import type { GameRecord } from '@echappee/kernel'
import { proxy, wrap } from 'comlink'
import { useEffect, useRef, useState, type RefObject } from 'react'
import type { AnalysedRace, Analyser } from './analysis.worker.ts'

export type AnalysisState =
  | { readonly kind: 'none' | 'failed' }
  /** From 0 to 1. */
  | { readonly kind: 'working'; readonly progress: number }
  | { readonly kind: 'done'; readonly analysis: AnalysedRace }

export interface Analysing {
  readonly state: AnalysisState
  readonly start: () => void
  readonly stop: () => void
}

/** The analysis of one record, begun and stopped by hand. Leaving the page stops it too. */
export function useAnalysis(record: GameRecord): Analysing {
  const [state, setState] = useState<AnalysisState>({ kind: 'none' })
  const worker = useRef<Worker>(undefined)
  useEffect(() => () => end(worker), [])
  const start = () => {
    end(worker)
    const own = new Worker(new URL('./analysis.worker.ts', import.meta.url), { type: 'module', name: 'analysis' })
    worker.current = own
    const set = (next: AnalysisState) => {
      if (worker.current === own) setState(next)
    }
    set({ kind: 'working', progress: 0 })
    const onProgress = proxy((progress: number) => set({ kind: 'working', progress }))
    wrap<Analyser>(own)
      .analyse(record, onProgress)
      .then((analysis) => set({ kind: 'done', analysis }))
      .catch(() => set({ kind: 'failed' }))
      .finally(() => {
        if (worker.current === own) end(worker)
      })
  }
  const stop = () => {
    end(worker)
    setState({ kind: 'none' })
  }
  return { state, start, stop }
}

function end(worker: RefObject<Worker | undefined>): void {
  worker.current?.terminate()
  worker.current = undefined
}
