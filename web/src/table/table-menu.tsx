import { useRef, type ReactElement, type ReactNode } from 'react'
import { useWords } from '../shell/language.tsx'
import type { Settings } from '../shell/settings.ts'
import { Bicycle, LanguageButton } from '../shell/frame.tsx'
import { FullScreenButton } from '../shell/full-screen.tsx'
import { Link } from '../shell/link.tsx'
import { SettingsForm } from '../shell/settings-form.tsx'

/** What can be done with a race as a whole. */
export interface RaceActions {
  /** Not there while it can't be done. */
  readonly exportRecord: (() => void) | undefined
  readonly rematch: (() => void) | undefined
  /** What else can be done at an online table. */
  readonly tools?: readonly { readonly label: string; readonly act: () => void }[]
  /** Leaves the own seat to a bot; `label` names it. */
  readonly leave?: { readonly label: string; readonly act: () => void } | undefined
  readonly replay: () => void
  /** Not there while the analysis is. */
  readonly analyse: (() => void) | undefined
  /** A button that opens what can be shown of the finished race. */
  readonly share?: ReactNode
}

interface TableMenuProps {
  readonly title: string
  readonly gameId: string
  readonly settings: Settings
  readonly onSettings: (settings: Settings) => void
  readonly actions: RaceActions
  readonly isOver: boolean
  readonly children?: ReactNode
}

export function TableMenu({ title, gameId, settings, onSettings, actions, isOver, children }: TableMenuProps): ReactElement {
  const { m } = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()
  return (
    <>
      <button type="button" className="menu-button" onClick={() => dialog.current?.showModal()}>
        <Bicycle />
        {m.table.menu}
      </button>
      <dialog ref={dialog} className="menu" aria-labelledby="menu-title">
        <h2 id="menu-title">{title}</h2>
        <SettingsForm settings={settings} onSettings={onSettings} />
        <div className="menu-list">
          {actions.exportRecord === undefined ? undefined : (
            <button type="button" className="button" onClick={actions.exportRecord}>
              {m.table.export}
            </button>
          )}
          {isOver ? (
            <button type="button" className="button" onClick={actions.replay}>
              {m.table.replay}
            </button>
          ) : undefined}
          {actions.rematch === undefined ? undefined : (
            <button type="button" className="button" onClick={actions.rematch}>
              {m.table.rematch}
            </button>
          )}
          {(actions.tools ?? []).map(({ label, act }) => (
            <button
              key={label}
              type="button"
              className="button"
              onClick={() => {
                act()
                close()
              }}
            >
              {label}
            </button>
          ))}
          {actions.leave === undefined ? undefined : (
            <button
              type="button"
              className="button"
              onClick={() => {
                actions.leave!.act()
                close()
              }}
            >
              {actions.leave.label}
            </button>
          )}
          <Link to={{ page: 'rules', game: gameId }} className="button">
            {m.nav.rules}
          </Link>
          <Link to={{ page: 'me' }} className="button">
            {m.nav.me}
          </Link>
          <Link to={{ page: 'home' }} className="button">
            {m.table.backHome}
          </Link>
          <FullScreenButton />
          <LanguageButton />
        </div>
        {children}
        <button type="button" className="button" onClick={close}>
          {m.table.close}
        </button>
      </dialog>
    </>
  )
}
