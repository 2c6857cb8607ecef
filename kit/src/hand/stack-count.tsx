import type { ReactElement } from 'react'
import { kitWords } from '../words/index.ts'
import { useHand } from './hand.tsx'

/** How many equal cards a choice stands for; nothing on a single one. */
export function StackCount({ count }: { readonly count: number }): ReactElement | undefined {
  const { language } = useHand()
  if (count < 2) return undefined
  return (
    <span className="stack-count">
      <span aria-hidden="true">×{count}</span>
      <span className="visually-hidden">{kitWords(language).copies(count)}</span>
    </span>
  )
}
