import type { ReactElement } from 'react'
import { INK, LIGHT, SKIN, YELLOW } from '@echappee/kit/drawing'

interface BikeProps {
  readonly transform: string
  readonly colour: string
}

interface RiderProps {
  readonly transform: string
  readonly jersey: string
  readonly bike: string
}

/** A racing bicycle, wheels of radius 28 on 0,0 and 88,0. */
export function Bike({ transform, colour }: BikeProps): ReactElement {
  return (
    <g transform={transform} fill="none" stroke={INK}>
      <Wheels />
      <path d={FRAME} strokeWidth="12" />
      <path d={FRAME} stroke={colour} strokeWidth="6" />
      <path d="M6-61Q18-57 32-60M71-50 86-55Q99-56 97-46T86-37" strokeWidth="7" />
      <circle cx="36" cy="5" r="9" fill={YELLOW} strokeWidth="4" />
    </g>
  )
}

/** A rider bent over the bars of such a bicycle, drawn to be read at the size of a thumb. */
export function Rider({ transform, jersey, bike }: RiderProps): ReactElement {
  return (
    <g transform={transform} fill="none" stroke={INK}>
      <Wheels />
      <path d="M21-67 43-34 12-9 22 0" strokeWidth="14" />
      <path d={FRAME} stroke={bike} strokeWidth="8" />
      <path d="M71-50 86-55Q99-56 97-46T86-37" strokeWidth="7" />
      <path d="M8-62C4-86 28-101 62-98L76-88 64-70 30-56Z" fill={jersey} strokeWidth="6" />
      <path d="M20-66 51-42 41-5 54 5" strokeWidth="20" />
      <path d="M42-47 51-42 43-12" stroke={SKIN} strokeWidth="9" />
      <path d="M71-92 73-80 88-78 92-90Z" fill={SKIN} strokeWidth="5" />
      <path d="M67-90C64-108 76-114 84-112T95-97L106-92Q86-88 67-90Z" fill={jersey} strokeWidth="6" />
      <path d="M63-81 68-54 88-42" strokeWidth="19" />
      <path d="M68-56 88-42" stroke={SKIN} strokeWidth="9" />
      <path d="M63-81 67-62" stroke={jersey} strokeWidth="9" />
    </g>
  )
}

const FRAME = 'M0 0 36 5 73-38H24L36 5M24-38 0 0M24-38 17-59M88 0Q80-16 72-49'

function Wheels(): ReactElement {
  return <path d="M28 0a28 28 0 1 1-56 0a28 28 0 1 1 56 0ZM116 0a28 28 0 1 1-56 0a28 28 0 1 1 56 0Z" fill={LIGHT} strokeWidth="8" />
}
