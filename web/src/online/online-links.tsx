import type { ReactElement } from 'react'
import { useWords } from '../shell/language.tsx'
import { Link } from '../shell/link.tsx'

interface OnlineLinksProps {
  readonly id: string
  readonly hasScreen: boolean
  readonly canVerify: boolean
}

/** From an online table to its big screen and, at the end, to the check of its chance. */
export function OnlineLinks({ id, hasScreen, canVerify }: OnlineLinksProps): ReactElement {
  const { m } = useWords()
  return (
    <p className="buttons">
      {hasScreen ? (
        <Link to={{ page: 'onlineTable', id, isScreen: true }} className="button">
          {m.online.screen}
        </Link>
      ) : undefined}
      {canVerify ? (
        <Link to={{ page: 'verify', id }} className="button">
          {m.online.verify}
        </Link>
      ) : undefined}
    </p>
  )
}
