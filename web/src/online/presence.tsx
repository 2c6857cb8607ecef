import type { SeatPresence } from '@echappee/protocol'
import type { ReactElement } from 'react'
import { useWords } from '../shell/language.tsx'
import { spanText } from './moments.ts'

/** Connected, or not and since when; nothing where nobody knows. */
export function Presence({ presence }: { readonly presence: SeatPresence | undefined }): ReactElement | undefined {
  const { m, language } = useWords()
  const { isHere = false, since = null } = presence ?? {}
  if (!isHere && since === null) return undefined
  return (
    <span className="presence-state" data-here={isHere || undefined}>
      {isHere || since === null ? m.presence.here : m.presence.away(spanText(language, since))}
    </span>
  )
}
