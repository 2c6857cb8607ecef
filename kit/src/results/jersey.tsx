import { useId, type ReactElement } from 'react'
import { asImage } from '../motion.ts'
import { GREEN, INK, LIGHT, RED, WHITE, YELLOW } from '../drawing/inks.ts'
import type { Language } from '@echappee/text'
import { kitWords } from '../words/index.ts'
import type { JerseyKind } from './jersey-kinds.ts'

const SHIRT = 'M-6-17Q0-12 6-17L13-14 20-4 13 1V18H-13V1L-20-4-13-14Z'

const FILL: Readonly<Record<JerseyKind, string>> = { yellow: YELLOW, green: GREEN, dots: WHITE, white: WHITE }

/** Patterns tell the four apart without colour: a band on the chest, two stripes, dots, and sleeves of ink. */
const PATTERN: Readonly<Record<JerseyKind, ReactElement>> = {
  yellow: <path d="M-13 0H13V7H-13Z" fill={INK} />,
  green: <path d="M-8-20H-3V20H-8ZM3-20H8V20H3Z" fill={LIGHT} />,
  dots: (
    <g fill={RED}>
      {[-7, 7].flatMap((x) => [-9, 2, 13].map((y) => <circle key={`${x} ${y}`} cx={x} cy={y} r="3.4" />))}
      {[-4, 7].map((y) => (
        <circle key={y} cx="0" cy={y + 1} r="3.4" />
      ))}
      <circle cx="-15" cy="-6" r="3" />
      <circle cx="15" cy="-6" r="3" />
    </g>
  ),
  white: <path d="M-22-20H-11V4H-22ZM11-20H22V4H11Z" fill={INK} />,
}

interface JerseyProps {
  readonly kind: JerseyKind
  readonly language: Language
  readonly size?: number
}

/** A leader's jersey. */
export function Jersey({ kind, language, size = 26 }: JerseyProps): ReactElement {
  const clip = useId()
  const label = kitWords(language).jerseys[kind]
  return (
    <svg className="jersey" width={size} height={size} viewBox="-22 -20 44 40" {...asImage(label)}>
      <title>{label}</title>
      <clipPath id={clip}>
        <path d={SHIRT} />
      </clipPath>
      <path d={SHIRT} fill={FILL[kind]} />
      <g clipPath={`url(#${clip})`}>{PATTERN[kind]}</g>
      <path d={SHIRT} fill="none" stroke={INK} strokeWidth="2.6" strokeLinejoin="round" />
    </svg>
  )
}
