import type { NoticeState } from '@echappee/protocol'
import { useEffect, useState, type ReactElement, type ReactNode } from 'react'
import { useWords } from '../shell/language.tsx'
import { api, type ApiResult } from './api.ts'
import type { SeatHold } from './keys.ts'
import { NotifyMe } from './notify-me.tsx'
import { serverProblemText } from './problem-text.ts'

interface TellMeProps {
  readonly table: string
  readonly hold: SeatHold
  /** All ways are in sight from the beginning. */
  readonly isOpen?: boolean
}

/** Tell me when it is my turn: what works here, on this server and in this browser, and what does not. */
export function TellMe({ table, hold, isOpen = false }: TellMeProps): ReactElement {
  const { m } = useWords()
  return (
    <>
      <NotifyMe table={table} hold={hold} />
      <details className="tell-me" open={isOpen}>
        <summary>{m.people.tell}</summary>
        <OtherWays table={table} hold={hold} />
      </details>
    </>
  )
}

function OtherWays({ table, hold: { key } }: Pick<TellMeProps, 'table' | 'hold'>): ReactElement | undefined {
  const { m, language } = useWords()
  const [offer, setOffer] = useState<{ hasMail: boolean; hosts: readonly string[] }>()
  const [state, setState] = useState<NoticeState>()
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    let isCurrent = true
    const load = async () => {
      const offered = await api.pushOffer()
      if (!offered.ok || !isCurrent) return
      setOffer(offered.value)
      if (!offered.value.hasMail && offered.value.hosts.length === 0) return
      const set = await api.notices(table, key)
      if (set.ok && isCurrent) setState(set.value)
    }
    void load()
    // Whoever confirms a mail in another window comes back from there.
    addEventListener('focus', load)
    return () => {
      isCurrent = false
      removeEventListener('focus', load)
    }
  }, [table, key])
  const take = async (asked: Promise<ApiResult<NoticeState>>) => {
    const result = await asked
    setProblem(result.ok ? undefined : serverProblemText(m.online.problems, result.problem))
    if (result.ok) setState(result.value)
  }
  const words = m.people
  if (offer === undefined) return undefined
  const end = (kind: 'mail' | 'hook') => (
    <button type="button" className="button" onClick={() => void take(api.endNotice(table, key, kind))}>
      {words.end}
    </button>
  )
  const mail = state?.mail ?? undefined
  const hook = state?.hook ?? undefined
  return (
    <>
      {offer.hasMail ? undefined : <p className="muted">{words.noMail}</p>}
      {offer.hasMail && mail !== undefined ? (
        <p className="buttons">
          <output>{mail.isConfirmed ? words.mailOn(mail.hint) : words.mailSent(mail.hint)}</output>
          {end('mail')}
        </p>
      ) : undefined}
      {offer.hasMail && mail === undefined ? (
        <Ask
          title={words.mail}
          label={words.mailAddress}
          type="email"
          button={words.mailAsk}
          onAsk={(address) => void take(api.askNotice(table, key, { kind: 'mail', address, language: spoken(language) }))}
        />
      ) : undefined}
      {hook === undefined ? undefined : (
        <p className="buttons">
          <output>{words.hookOn(hook.hint)}</output>
          {end('hook')}
        </p>
      )}
      {offer.hosts.length === 0 || hook !== undefined ? undefined : (
        <HookForm
          hosts={offer.hosts}
          onAsk={(kind, url) => void take(api.askNotice(table, key, { kind, url, language: spoken(language) }))}
        />
      )}
      {problem === undefined ? undefined : (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </>
  )
}

interface HookFormProps {
  readonly hosts: readonly string[]
  readonly onAsk: (kind: 'ntfy' | 'webhook', url: string) => void
}

function HookForm({ hosts, onAsk }: HookFormProps): ReactElement {
  const { m } = useWords()
  const [kind, setKind] = useState<'ntfy' | 'webhook'>('ntfy')
  const words = m.people
  return (
    <Ask
      title={words.hook(hosts.map((host) => host.replace(/^https:\/\//, '')).join(', '))}
      label={words.hookAddress}
      type="url"
      button={words.hookAsk}
      onAsk={(url) => onAsk(kind, url)}
    >
      <select value={kind} aria-label={words.hookAddress} onChange={({ target }) => setKind(target.value as 'ntfy' | 'webhook')}>
        <option value="ntfy">{words.hookKind.ntfy}</option>
        <option value="webhook">{words.hookKind.webhook}</option>
      </select>
    </Ask>
  )
}

interface AskProps {
  readonly title: string
  readonly label: string
  readonly type: 'email' | 'url'
  readonly button: string
  readonly onAsk: (text: string) => void
  readonly children?: ReactNode
}

function Ask({ title, label, type, button, onAsk, children }: AskProps): ReactElement {
  const [text, setText] = useState('')
  return (
    <form
      className="tell-me-form"
      onSubmit={(event) => {
        event.preventDefault()
        onAsk(text)
      }}
    >
      <p>{title}</p>
      <div className="buttons">
        {children}
        <input type={type} required value={text} aria-label={label} placeholder={label} onChange={({ target }) => setText(target.value)} />
        <button type="submit" className="button">
          {button}
        </button>
      </div>
    </form>
  )
}

/** Mails and posts are written in a complete language. */
const spoken = (language: string): 'fr' | 'en' => (language === 'fr' ? 'fr' : 'en')
