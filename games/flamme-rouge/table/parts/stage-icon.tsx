import type { ReactElement } from 'react'
import type { StageType } from '../../content/stages.ts'

const SHAPES: Readonly<Record<StageType, ReactElement>> = {
  flat: <path d="M2 22H30M2 22V17H30V22Z" />,
  rolling: <path d="M2 25V20Q9 10 15 18T30 14V25Z" />,
  mountain: <path d="M2 25 12 7 18 17 22 11 30 25Z" />,
  itt: <ClockShape />,
  ttt: (
    <>
      <ClockShape />
      <path d="M24 24a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z" />
    </>
  ),
}

function ClockShape(): ReactElement {
  return <path d="M6 18a10 10 0 1 0 20 0a10 10 0 1 0-20 0ZM16 18V11M13 4H19M16 4V8" />
}

/** What kind of stage it is, as a small picture. */
export function StageIcon({ type, size }: { readonly type: StageType; readonly size: number }): ReactElement {
  return (
    <svg className="fr-stage-icon" data-type={type} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      {SHAPES[type]}
    </svg>
  )
}
