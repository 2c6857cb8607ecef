import type { ReactElement } from 'react'
import { asImage } from '../motion.ts'
import type { Language } from '@echappee/text'
import { kitWords } from '../words/index.ts'

interface RobotMarkProps {
  readonly language: Language
  /** Who the bot is: characters have faces of their own. */
  readonly kind?: string | undefined
  readonly size?: number
}

const PLAIN = 'M6.5 12h5'
/** Frowning with the teeth shown; and a contented smile. */
const FACES: Readonly<Record<string, string>> = {
  attacker: 'M4.6 5.8l3.2 1.4M13.4 5.8l-3.2 1.4M6 11.3h6v1.8H6Z',
  wheelSucker: 'M5.8 11q3.2 3.4 6.4 0',
}

/** A bot sits here. */
export function RobotMark({ language, kind, size = 18 }: RobotMarkProps): ReactElement {
  const words = kitWords(language)
  const label = kind === 'attacker' || kind === 'wheelSucker' ? words.styles[kind] : words.robot
  return (
    <svg className="robot-mark" width={size} height={size} viewBox="0 0 18 18" {...asImage(label)}>
      <title>{label}</title>
      <path d={`M9 1v3M3 6.5Q3 4 5.5 4h7Q15 4 15 6.5v6q0 2.5-2.5 2.5h-7Q3 15 3 12.5ZM1 8v4M17 8v4${FACES[kind ?? ''] ?? PLAIN}`} />
      <circle cx="6.6" cy="8.4" r="1.3" />
      <circle cx="11.4" cy="8.4" r="1.3" />
    </svg>
  )
}
