import { useRef, type ReactElement } from 'react'
import { useWords } from '../language.tsx'
import { SPEEDS, type Speed } from '../play/beats.ts'
import type { Settings } from '../play/settings.ts'
import { Bicycle, LanguageButton } from './frame.tsx'
import { Link } from './link.tsx'

/** What can be done with a race as a whole. */
export interface RaceActions {
  /** Not there while it can't be done. */
  readonly exportRecord: (() => void) | undefined
  readonly rematch: (() => void) | undefined
  readonly replay: () => void
}

interface TableMenuProps {
  readonly title: string
  readonly gameId: string
  readonly settings: Settings
  readonly onSettings: (settings: Settings) => void
  readonly actions: RaceActions
  readonly isOver: boolean
}

export function TableMenu({ title, gameId, settings, onSettings, actions, isOver }: TableMenuProps): ReactElement {
  const { m } = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()
  return (
    <>
      <button type="button" className="menu-button" aria-label={m.table.menu} onClick={() => dialog.current?.showModal()}>
        <Bicycle />
      </button>
      <dialog ref={dialog} className="menu" aria-labelledby="menu-title">
        <h2 id="menu-title">{title}</h2>
        <div className="field">
          <label htmlFor="speed">{m.table.speed}</label>
          <select id="speed" value={settings.speed} onChange={(event) => onSettings({ ...settings, speed: event.target.value as Speed })}>
            {SPEEDS.map((speed) => (
              <option key={speed} value={speed}>
                {m.table.speeds[speed]}
              </option>
            ))}
          </select>
        </div>
        <label className="check">
          <input type="checkbox" checked={settings.auto} onChange={(event) => onSettings({ ...settings, auto: event.target.checked })} />
          {m.table.auto}
        </label>
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
          <Link to={{ page: 'rules', game: gameId }} className="button">
            {m.nav.rules}
          </Link>
          <Link to={{ page: 'home' }} className="button">
            {m.table.backHome}
          </Link>
          <LanguageButton />
        </div>
        <button type="button" className="button primary" onClick={close}>
          {m.table.close}
        </button>
      </dialog>
    </>
  )
}
