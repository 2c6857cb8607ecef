import type { ReactElement } from 'react'
import { asImage } from '../motion.ts'
import type { Language } from '../text/contract.ts'
import { kitWords } from '../text/kit-words.ts'

/** A bot sits here. */
export function RobotMark({ language, size = 18 }: { readonly language: Language; readonly size?: number }): ReactElement {
  const label = kitWords(language).robot
  return (
    <svg className="robot-mark" width={size} height={size} viewBox="0 0 18 18" {...asImage(label)}>
      <title>{label}</title>
      <path d="M9 1v3M3 6.5Q3 4 5.5 4h7Q15 4 15 6.5v6q0 2.5-2.5 2.5h-7Q3 15 3 12.5ZM1 8v4M17 8v4M6.5 12h5" />
      <circle cx="6.6" cy="8.4" r="1.3" />
      <circle cx="11.4" cy="8.4" r="1.3" />
    </svg>
  )
}
