import { useState } from 'react'

/** State that starts afresh with every new decision: what is picked, laid out, half answered. */
export function useDecisionState<T>(decision: number, initial: T): [T, (value: T) => void] {
  const [kept, keep] = useState({ decision, value: initial })
  const value = kept.decision === decision ? kept.value : initial
  return [value, (next) => keep({ decision, value: next })]
}
