import { useEffect, useState, type ReactElement } from 'react'
import { useWords } from '../shell/language.tsx'

interface TimeLeftProps {
  readonly deadline: number
  readonly ahead: number
  /** It is the reader's own time. */
  readonly isOwn: boolean
}

/** How long the awaited decision may still take, by the server's clock. */
export function TimeLeft({ deadline, ahead, isOwn }: TimeLeftProps): ReactElement {
  const { m, language } = useWords()
  const left = () => Math.max(0, Math.round((deadline - Date.now() - ahead) / 1000))
  const [, setShown] = useState(left)
  useEffect(() => {
    const timer = setInterval(() => setShown(left), 250)
    return () => clearInterval(timer)
  })
  const seconds = left()
  return <p className={isOwn && seconds <= 10 ? 'time-left is-short' : 'time-left'}>{m.online.timeLeft(durationText(language, seconds))}</p>
}

function durationText(language: string, seconds: number): string {
  const unit = (value: number, name: string) =>
    new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'long' }).format(value)
  if (seconds < 120) return unit(seconds, 'second')
  if (seconds < 7200) return unit(Math.floor(seconds / 60), 'minute')
  if (seconds < 172_800) return unit(Math.floor(seconds / 3600), 'hour')
  return unit(Math.floor(seconds / 86_400), 'day')
}
