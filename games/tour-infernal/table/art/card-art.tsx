import { memo, type ReactElement } from 'react'
import type { Card } from '../../content/cards.ts'
import { GREEN, INK, LIGHT, RED, TERRAIN, YELLOW } from '@echappee/kit/drawing'

/** The picture of a card: a wheel rides, chevrons sprint, a flame attacks. */
export const CardArt = memo(function CardArt({ card, size }: { readonly card: Card; readonly size: number }): ReactElement {
  return (
    <svg className="ti-card-art" width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      {ART[card]}
    </svg>
  )
})

const ART: Readonly<Record<Card, ReactElement>> = {
  R: (
    <g fill="none" stroke={INK} strokeWidth="2.2">
      <circle cx="24" cy="24" r="19" fill={LIGHT} strokeWidth="5" />
      <path d="M24 6v36M6 24h36M11.3 11.3l25.4 25.4M36.7 11.3 11.3 36.7" />
      <circle cx="24" cy="24" r="5.5" fill={GREEN} strokeWidth="3" />
    </g>
  ),
  S: (
    <path
      d="M5 9h11l10 15-10 15H5l10-15ZM23 9h11l10 15-10 15H23l10-15Z"
      fill={TERRAIN.descent}
      stroke={INK}
      strokeWidth="3.2"
      strokeLinejoin="round"
    />
  ),
  A: (
    <g stroke={INK} strokeLinejoin="round">
      <path d="M25 3c2 8 14 14 14 27 0 9-7 15-15 15S9 39 9 30c0-8 5-11 6-18 5 3 6 6 6 10 4-4 6-11 4-19Z" fill={RED} strokeWidth="3.2" />
      <path d="M24 25c1 4 7 6 7 12 0 4-3 7-7 7s-7-3-7-7c0-4 3-5 3-9 2 1 3 2 3 4 1-2 2-4 1-7Z" fill={YELLOW} strokeWidth="2.4" />
    </g>
  ),
}

/** The back of a cobbles card. */
export function CardBack({ size }: { readonly size: number }): ReactElement {
  return (
    <svg className="ti-card-art" width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      <g fill={TERRAIN.mountain} stroke={INK} strokeWidth="2.4">
        <rect x="5" y="8" width="17" height="9" rx="4" />
        <rect x="26" y="8" width="17" height="9" rx="4" fill="var(--print-sand)" />
        <rect x="3" y="20" width="11" height="9" rx="4" fill="var(--print-sand)" />
        <rect x="18" y="20" width="14" height="9" rx="4" />
        <rect x="36" y="20" width="9" height="9" rx="4" />
        <rect x="5" y="32" width="18" height="9" rx="4" />
        <rect x="27" y="32" width="16" height="9" rx="4" fill="var(--print-sand)" />
      </g>
    </svg>
  )
}
