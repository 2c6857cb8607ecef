import type { CSSProperties, ReactElement, ReactNode } from 'react'
import type { Size } from '../drawing/geometry/points.ts'
import { asImage } from '../motion.ts'

interface ProfileRider {
  readonly id: number
  /** From 0 at the start to 1 where the picture ends. */
  readonly along: number
  /** From 0 at the top of the picture to 1 at its foot. */
  readonly down?: number
  readonly figure: ReactNode
  readonly style?: CSSProperties
}

interface HeightProfileProps {
  readonly label: string
  /** Of the whole; each rider has it with `-rider` behind. */
  readonly className: string
  /** What the hills are drawn in; they are stretched to the picture. */
  readonly box: Size
  readonly hills: ReactNode
  /** What stands over the hills and is not stretched. */
  readonly children?: ReactNode
  /** Who is drawn last lies over the others. */
  readonly riders: readonly ProfileRider[]
}

/** The stage from the side with everybody on it. Each rider is a picture of his own, which glides without painting the hills again. */
export function HeightProfile({ label, className, box, hills, children, riders }: HeightProfileProps): ReactElement {
  return (
    <div className={`height-profile ${className}`} {...asImage(label)}>
      <svg viewBox={`0 0 ${box.width} ${box.height}`} preserveAspectRatio="none" aria-hidden="true">
        {hills}
      </svg>
      {children}
      {riders.map(({ id, along, down = 0, figure, style }) => (
        <span
          key={id}
          className={`height-profile-rider ${className}-rider`}
          style={{ ...style, transform: `translate(${100 * along}cqw, ${100 * down}cqh)` }}
        >
          {figure}
        </span>
      ))}
    </div>
  )
}
