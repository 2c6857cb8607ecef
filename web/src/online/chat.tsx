import { SPECTATOR } from '@echappee/kernel'
import { LIMITS, type ChatMessage, type TableInfo } from '@echappee/protocol'
import type { Dispatch, ReactElement, SetStateAction } from 'react'
import { useWords } from '../shell/language.tsx'
import { api } from './api.ts'
import type { SeatHold } from './keys.ts'
import { keepNewestInSight } from '../shell/newest-line.ts'

interface ChatProps {
  readonly info: TableInfo
  readonly seat: number
  readonly lines: readonly ChatMessage[]
  readonly names: (seat: number) => string
  readonly hold: SeatHold | undefined
  /** What is being typed: it outlives the start of the race. */
  readonly draft: string
  readonly onDraft: Dispatch<SetStateAction<string>>
  /** Answers whether the others have got it. */
  readonly onSay: (text: string) => Promise<boolean>
}

/** Talk at the table: plain text; the host can switch it off. */
export function Chat({ info, seat, lines, names, hold, draft: text, onDraft: setText, onSay }: ChatProps): ReactElement | undefined {
  const { m } = useWords()
  const say = async () => {
    const line = text.trim()
    if (line === '') return
    setText('')
    // What did not arrive is not to be typed again.
    if (!(await onSay(line))) setText((newer) => (newer === '' ? line : newer))
  }
  const isHost = hold !== undefined && seat === info.host
  if (!info.hasChat && !isHost) return undefined
  if (seat === SPECTATOR && lines.length === 0) return undefined
  return (
    <section className="chat" aria-labelledby="chat-title">
      <h2 id="chat-title">{m.online.chat}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling list must be reachable by keyboard */}
      <div role="log" aria-label={m.online.chat} tabIndex={0} ref={keepNewestInSight}>
        <ol>
          {lines.map((line) => (
            <li key={`${line.at} ${line.seat} ${line.text}`}>
              <strong>{names(line.seat)}</strong> {line.text}
            </li>
          ))}
        </ol>
      </div>
      {info.hasChat && seat !== SPECTATOR ? (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            void say()
          }}
        >
          <input
            aria-label={m.online.chatLabel}
            placeholder={m.online.chatLabel}
            value={text}
            maxLength={LIMITS.chat}
            onChange={(event) => setText(event.target.value)}
          />
          <button type="submit" className="button">
            {m.online.chatSend}
          </button>
        </form>
      ) : undefined}
      {isHost ? (
        <button type="button" className="button" onClick={() => void api.switchChat(info.id, hold.key, !info.hasChat)}>
          {info.hasChat ? m.online.chatOff : m.online.chatOn}
        </button>
      ) : undefined}
    </section>
  )
}
