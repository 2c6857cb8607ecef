import { SPECTATOR } from '@echappee/kernel'
import { LIMITS, type ChatMessage, type TableInfo } from '@echappee/protocol'
import { useEffect, useRef, type Dispatch, type ReactElement, type SetStateAction } from 'react'
import { useWords } from '../shell/language.tsx'
import { api } from './api.ts'
import type { SeatHold } from './keys.ts'
import { inOwnWords, phraseKeys, phraseText, phrasesIn } from './phrases.ts'
import { keepNewestInSight } from '../shell/newest-line.ts'

export interface ChatProps {
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
  /** The field is typed into at once. */
  readonly isFocused?: boolean
}

/** Whether there is anything to read or to do: for those who only watch, what was said; for the host, the switch. */
export function hasTalk({ info, seat, lines, hold }: ChatProps): boolean {
  const isHost = hold !== undefined && seat === info.host
  return (info.hasChat || isHost) && (seat !== SPECTATOR || lines.length > 0)
}

/** Talk at the table: plain text, and phrases by a click; the host can switch it off. */
export function Chat(talk: ChatProps): ReactElement | undefined {
  const { m, language } = useWords()
  const phrases = phrasesIn(language)
  const { info, seat, lines, names, hold, draft: text, onDraft: setText, onSay, isFocused = false } = talk
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isFocused) field.current?.focus()
  }, [isFocused])
  const say = async () => {
    const line = text.trim()
    if (line === '') return
    setText('')
    // What did not arrive is not to be typed again.
    if (!(await onSay(line))) setText((newer) => (newer === '' ? line : newer))
  }
  const isHost = hold !== undefined && seat === info.host
  if (!hasTalk(talk)) return undefined
  return (
    <section className="chat" aria-labelledby="chat-title">
      <h2 id="chat-title">{m.online.chat}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling list must be reachable by keyboard */}
      <div role="log" aria-label={m.online.chat} tabIndex={0} ref={keepNewestInSight}>
        <ol>
          {lines.map((line) => (
            <li key={`${line.at} ${line.seat} ${line.text}`}>
              <strong>{names(line.seat)}</strong> {inOwnWords(line.text, phrases)}
            </li>
          ))}
        </ol>
      </div>
      {info.hasChat && seat !== SPECTATOR ? (
        <>
          <ul className="phrases" aria-label={m.online.phrases}>
            {phraseKeys(phrases).map((key) => (
              <li key={key}>
                <button type="button" onClick={() => void onSay(phraseText(phrases, key))}>
                  {phrases[key]}
                </button>
              </li>
            ))}
          </ul>
          <form
            onSubmit={(event) => {
              event.preventDefault()
              void say()
            }}
          >
            <input
              ref={field}
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
        </>
      ) : undefined}
      {isHost ? (
        <button type="button" className="button" onClick={() => void api.switchChat(info.id, hold.key, !info.hasChat)}>
          {info.hasChat ? m.online.chatOff : m.online.chatOn}
        </button>
      ) : undefined}
    </section>
  )
}
