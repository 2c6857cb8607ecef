import { useEffect, useState, type ReactElement } from 'react'
import { useWords } from '../shell/language.tsx'
import type { SeatHold } from './keys.ts'
import { endPush, isPushOn, pushKey, startPush, type PushRequestResult } from './push.ts'

interface NotifyMeProps {
  readonly table: string
  readonly hold: SeatHold
}

/** Offers to tell the owner of a seat when a decision is awaited. Where server or browser can't, it says so. */
export function NotifyMe({ table, hold }: NotifyMeProps): ReactElement | undefined {
  const { m, language } = useWords()
  const [serverKey, setServerKey] = useState<string>()
  const [hasLooked, setLooked] = useState(false)
  const [state, setState] = useState<PushRequestResult | 'off' | 'asking'>('off')
  useEffect(() => {
    let isCurrent = true
    void Promise.all([pushKey(), isPushOn(table)]).then(([key, isOn]) => {
      if (!isCurrent) return
      setServerKey(key)
      setLooked(true)
      setState(isOn ? 'on' : 'off')
    })
    return () => {
      isCurrent = false
    }
  }, [table])
  if (!hasLooked) return undefined
  if (serverKey === undefined) return <p className="muted">{isSecureContext ? m.people.noPush : m.online.notifyInsecure}</p>

  const ask = async () => {
    setState('asking')
    setState(await startPush(table, hold.key, serverKey, language))
  }
  const end = async () => {
    await endPush(table, hold.key)
    setState('off')
  }
  if (state === 'on')
    return (
      <div className="buttons">
        <output className="muted">{m.online.notifyOn}</output>
        <button type="button" className="button" onClick={() => void end()}>
          {m.online.notifyEnd}
        </button>
      </div>
    )
  return (
    <div className="buttons">
      <button type="button" className="button" disabled={state === 'asking'} onClick={() => void ask()}>
        {m.online.notifyAsk}
      </button>
      {state === 'denied' || state === 'failed' ? (
        <output className="muted">{state === 'denied' ? m.online.notifyDenied : m.online.notifyFailed}</output>
      ) : undefined}
    </div>
  )
}
