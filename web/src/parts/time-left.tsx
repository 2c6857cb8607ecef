import { useEffect, useState, type ReactElement } from 'react'
import { useWords } from '../language.tsx'

/** How long the awaited decision may still take, by the server's clock. */
export function TimeLeft({ deadline, ahead }: { readonly deadline: number; readonly ahead: number }): ReactElement {
  const { m, language } = useWords()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.max(0, Math.round((deadline - now - ahead) / 1000))
  return <p className={seconds <= 10 ? 'time-left is-short' : 'time-left'}>{m.online.timeLeft(durationText(language, seconds))}</p>
}

function durationText(language: string, seconds: number): string {
  const unit = (value: number, name: string) =>
    new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'long' }).format(value)
  if (seconds < 120) return unit(seconds, 'second')
  if (seconds < 7200) return unit(Math.floor(seconds / 60), 'minute')
  if (seconds < 172_800) return unit(Math.floor(seconds / 3600), 'hour')
  return unit(Math.floor(seconds / 86_400), 'day')
}
