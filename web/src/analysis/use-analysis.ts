import type { GameRecord } from '@echappee/kernel'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { AnalysedRace } from '../think/analyse.ts'
import { analyse } from '../think/thinker.ts'

type AnalysisState =
  | { readonly kind: 'none' | 'failed' }
  /** From 0 to 1. */
  | { readonly kind: 'working'; readonly progress: number }
  | { readonly kind: 'done'; readonly analysis: AnalysedRace }

export interface Analysing {
  readonly state: AnalysisState
  readonly isOpen: boolean
  /** Begins it, if it is not there yet. */
  readonly open: () => void
  /** Stops it, if it is under way. */
  readonly close: () => void
}

const BEGUN: AnalysisState = { kind: 'working', progress: 0 }

/** The analysis of one record, begun at once or by hand. Leaving the page stops it. */
export function useAnalysis(record: GameRecord, isWanted: boolean): Analysing {
  const [isOpen, setOpen] = useState(isWanted)
  const [state, setState] = useState<AnalysisState>(isWanted ? BEGUN : { kind: 'none' })
  const thought = useRef(new AbortController())
  const onProgress = (progress: number) => setState({ kind: 'working', progress })
  const begin = () => {
    thought.current = new AbortController()
    analyse(record, onProgress, thought.current.signal).then(
      (analysis) => setState({ kind: 'done', analysis }),
      () => setState({ kind: 'failed' }),
    )
  }
  const beginIfWanted = useEffectEvent(() => {
    if (isWanted) begin()
  })
  useEffect(() => {
    beginIfWanted()
    return () => thought.current.abort()
  }, [])
  const open = () => {
    setOpen(true)
    if (state.kind === 'working' || state.kind === 'done') return
    setState(BEGUN)
    begin()
  }
  const close = () => {
    setOpen(false)
    if (state.kind !== 'working') return
    thought.current.abort()
    setState({ kind: 'none' })
  }
  return { state, isOpen, open, close }
}
