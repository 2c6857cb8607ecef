import type { ReactElement } from 'react'
import type { Card } from '../../content/cards.ts'

/** A Second card: the seconds on a stopwatch; slow ones are green, fast ones red. */
export function CardFace({ card, note }: { readonly card: Card; readonly note?: string | undefined }): ReactElement {
  return (
    <span className="tdf-face" data-pace={card <= 4 ? 'slow' : card <= 9 ? 'middle' : 'fast'}>
      <svg viewBox="-24 -28 48 52" aria-hidden="true" fill="none" stroke="var(--print-dim-line)" strokeWidth="2" strokeLinecap="round">
        <path d="M-5-27H5V-21H-5ZM14-20 18-16" />
        <circle r="21" />
        <path d={handPath(card)} fill="var(--pace)" stroke="none" />
      </svg>
      <b>{card}</b>
      {note === undefined ? undefined : <i>{note}</i>}
    </span>
  )
}

/** The part of the dial that the card is worth, of fifteen. */
function handPath(card: Card): string {
  const angle = (card / 15) * 2 * Math.PI
  const [x, y] = [Math.sin(angle) * 21, -Math.cos(angle) * 21]
  return `M0 0V-21A21 21 0 ${angle > Math.PI ? 1 : 0} 1 ${x.toFixed(1)} ${y.toFixed(1)}Z`
}
