import type { ReactElement } from 'react'
import { CopyLink } from '../shell/copy-link.tsx'
import { useWords } from '../shell/language.tsx'
import { Link } from '../shell/link.tsx'
import { QrCode } from '../shell/qr-code.tsx'
import { makePath } from '../shell/router.ts'

interface OnlineLinksProps {
  readonly id: string
  /** This is the big screen itself. */
  readonly isScreen: boolean
  readonly hasScreen: boolean
  readonly canVerify: boolean
}

/** From an online table to its big screen and, at the end, to the check of its chance; from the big screen to the table, for phones. */
export function OnlineLinks({ id, isScreen, hasScreen, canVerify }: OnlineLinksProps): ReactElement {
  const { m } = useWords()
  const address = (onScreen: boolean) => location.origin + makePath({ page: 'onlineTable', id, isScreen: onScreen })
  return (
    <>
      {hasScreen || canVerify ? (
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
      ) : undefined}
      {hasScreen ? <CopyLink link={address(true)} label={m.online.screen} /> : undefined}
      {isScreen ? <QrCode link={address(false)} /> : undefined}
    </>
  )
}
