import type { TableInfo } from '@echappee/protocol'
import { useId, useState, type FormEvent, type ReactElement } from 'react'
import { useWords } from '../shell/language.tsx'

interface GoBackProps {
  readonly info: TableInfo
  readonly seat: number
  /** How many decisions this seat has made. */
  readonly decisions: number
  readonly onGo: (decision: number) => void
}

/** Any earlier decision of one's own, to go back to: at once where nobody need be asked. */
export function GoBack({ info, seat, decisions, onGo }: GoBackProps): ReactElement | undefined {
  const { m } = useWords()
  const id = useId()
  const [wanted, setWanted] = useState<number>()
  if (decisions === 0) return undefined
  const decision = Math.min(wanted ?? decisions, decisions)
  const others = info.seats.some(({ by, standIn }, who) => who !== seat && by === 'human' && standIn === null)
  const isAsking = others && !(info.rewindBy === 'host' && seat === info.host)
  const go = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onGo(decision - 1)
    event.currentTarget.closest('dialog')?.close()
  }
  return (
    <form className="copy-link" onSubmit={go}>
      <label htmlFor={id}>{m.people.backTo}</label>
      <select id={id} value={decision} onChange={({ target }) => setWanted(Number(target.value))}>
        {Array.from({ length: decisions }, (_, i) => decisions - i).map((number) => (
          <option key={number} value={number}>
            {number === decisions ? m.people.lastDecision(number) : m.people.decision(number)}
          </option>
        ))}
      </select>
      <button type="submit" className="button">
        {isAsking ? m.people.askBack : m.people.goBack}
      </button>
    </form>
  )
}
