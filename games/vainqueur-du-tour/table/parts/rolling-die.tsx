import { useAnimation, useRollingDie } from '@echappee/kit/motion'
import type { ReactElement } from 'react'
import { Die } from '../art/scenery.tsx'

interface RollingDieProps {
  readonly value: number
  readonly size: number
  /** How long the roll takes; 0 shows the value at once. */
  readonly ms: number
}

/** Give it a new key for each roll. */
export function RollingDie({ value, size, ms }: RollingDieProps): ReactElement {
  const face = useRollingDie(value, ms * 0.5)
  const die = useAnimation<HTMLSpanElement>('rolls', ms, () => TUMBLE)
  return (
    <span className="vdt-die" ref={die} aria-hidden="true">
      <Die value={face} size={size} />
    </span>
  )
}

const TUMBLE: Keyframe[] = [
  { transform: 'translateY(-46px) rotate(-200deg) scale(1.25)' },
  { transform: 'translateY(0) rotate(-40deg) scale(1)', offset: 0.4 },
  { transform: 'translateY(-14px) rotate(0deg)', offset: 0.55 },
  { transform: 'none', offset: 0.7 },
  { transform: 'none' },
]
