import { useEffect, useEffectEvent, useRef, useState, type ReactElement } from 'react'
import { useWords } from '../shell/language.tsx'
import { Chat, hasTalk, type ChatProps } from './chat.tsx'
import { keepLastSeen, lastSeen } from './last-seen.ts'

/** Talk during a race: a button with the number of unread lines, and a drawer over the side of the table. */
export function ChatDrawer(talk: ChatProps): ReactElement | undefined {
  const { m } = useWords()
  const { info, seat, lines } = talk
  const [isOpen, setOpen] = useState(false)
  const [seenAt, setSeenAt] = useState(() => lastSeen('chat', info.id))
  const button = useRef<HTMLButtonElement>(null)
  const last = lines.at(-1)?.at ?? 0
  useEffect(() => {
    if (isOpen) keepLastSeen('chat', info.id, last)
  }, [isOpen, last, info.id])
  const unread = isOpen ? [] : lines.filter(({ at, seat: by }) => at > seenAt && by !== seat)
  const newest = unread.at(-1)
  const toggle = () => {
    if (isOpen) setSeenAt(last)
    setOpen(!isOpen)
  }
  const closeByKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return
    toggle()
    button.current?.focus()
  })
  useEffect(() => {
    if (!isOpen) return undefined
    addEventListener('keydown', closeByKey)
    return () => removeEventListener('keydown', closeByKey)
  }, [isOpen])
  if (!hasTalk(talk)) return undefined
  return (
    <>
      <button
        ref={button}
        type="button"
        className="drawer-button"
        aria-expanded={isOpen}
        aria-controls="chat-drawer"
        aria-label={unread.length === 0 ? m.online.chat : m.online.unread(unread.length)}
        onClick={toggle}
      >
        <SpeechBubble />
        <span aria-hidden="true">{m.online.chat}</span>
        {unread.length === 0 ? undefined : <b aria-hidden="true">{unread.length}</b>}
      </button>
      <output className="visually-hidden">{newest === undefined ? '' : `${talk.names(newest.seat)}: ${newest.text}`}</output>
      {isOpen ? (
        <aside id="chat-drawer" className="chat-drawer" aria-label={m.online.chat}>
          <Chat {...talk} isFocused />
          <button type="button" className="button" onClick={toggle}>
            {m.table.close}
          </button>
        </aside>
      ) : undefined}
    </>
  )
}

function SpeechBubble(): ReactElement {
  return (
    <svg
      width="30"
      height="26"
      viewBox="0 0 30 26"
      aria-hidden="true"
      fill="none"
      strokeWidth="2.6"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path d="M3 3h24v15H14l-6 5v-5H3z" stroke="var(--ink)" fill="var(--yellow)" />
      <path d="M9 8.5h12M9 12.5h8" stroke="var(--print-ink)" />
    </svg>
  )
}
