import { useState, type ReactElement } from 'react'
import type { Language } from '@echappee/text'
import { kitWords } from '../words/index.ts'
import { Pill } from './pills.tsx'

const MOST_STEPS = 50

export interface Undo<T> {
  readonly change: (next: T) => void
  /** Undefined while there is nothing to take back. */
  readonly undo: (() => void) | undefined
  readonly steps: number
}

/** Changes that can be taken back, the last one first. */
export function useUndo<T>(value: T, onChange: (value: T) => void): Undo<T> {
  const [past, setPast] = useState<readonly T[]>([])
  const change = (next: T) => {
    setPast([...past.slice(1 - MOST_STEPS), value])
    onChange(next)
  }
  const undo = () => {
    setPast(past.slice(0, -1))
    onChange(past.at(-1)!)
  }
  return { change, undo: past.length === 0 ? undefined : undo, steps: past.length }
}

export function UndoPill({ undo, language }: Pick<Undo<unknown>, 'undo'> & { readonly language: Language }): ReactElement {
  return (
    <Pill isOff={undo === undefined} onClick={() => undo?.()}>
      {kitWords(language).undo}
    </Pill>
  )
}
