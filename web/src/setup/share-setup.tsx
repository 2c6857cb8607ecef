import type { AnyGame } from '@echappee/kernel'
import { useEffect, useState, type ReactElement, type ReactNode } from 'react'
import { useWords } from '../shell/language.tsx'
import { setupLink, type SetupChoice } from '../share/setup-link.ts'
import { CopyLink } from '../shell/copy-link.tsx'

interface ShareSetupProps {
  readonly game: AnyGame
  readonly choice: SetupChoice
  readonly children: ReactNode
}

/** The set-up as it stands, as a link. */
export function ShareSetup({ game, choice, children }: ShareSetupProps): ReactElement {
  const { m } = useWords()
  const [isOpen, setOpen] = useState(false)
  const [made, setMade] = useState({ text: '', link: '' })
  const text = JSON.stringify(choice)
  useEffect(() => {
    let isCurrent = true
    if (isOpen) void setupLink(game, JSON.parse(text) as SetupChoice).then((link) => isCurrent && setMade({ text, link }))
    return () => {
      isCurrent = false
    }
  }, [game, text, isOpen])
  return (
    <details className="setup-options share-setup" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <b>{m.share.setup}</b>
      </summary>
      <p className="muted">{m.share.setupText}</p>
      {/* While another one is made, nobody copies the one before. */}
      <CopyLink link={made.text === text ? made.link : ''} />
      {children}
    </details>
  )
}
