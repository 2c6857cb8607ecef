import type { TableInfo } from '@echappee/protocol'
import { useId, useState, type FormEvent, type ReactElement } from 'react'
import { useWords } from '../shell/language.tsx'
import type { PeopleWords } from '../words/en/people.ts'
import type { Told } from './told-before.ts'

interface GoBackProps {
  readonly info: TableInfo
  readonly seat: number
  /** How many decisions this seat has made. */
  readonly decisions: number
  /** What had just been told before each of them, once that is known. */
  readonly told: readonly Told[]
  readonly onOpen: () => void
  readonly onGo: (decision: number) => void
}

/** Any earlier decision of one's own, to go back to: at once where nobody need be asked. */
export function GoBack({ info, seat, decisions, told, onOpen, onGo }: GoBackProps): ReactElement | undefined {
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
    const { currentTarget: form } = event
    form.closest('details')!.open = false
    form.closest('dialog')?.close()
  }
  return (
    // What is told of the moments holds until the next decision.
    <details key={decisions} className="go-back" onToggle={({ currentTarget }) => (currentTarget.open ? onOpen() : undefined)}>
      <summary>{m.people.back}</summary>
      <form className="copy-link" onSubmit={go}>
        <label htmlFor={id}>{m.people.backTo}</label>
        <select id={id} value={decision} onChange={({ target }) => setWanted(Number(target.value))}>
          {byChapter(decisions, told).map(({ chapter, numbers }) => {
            const options = numbers.map((number) => (
              <option key={number} value={number}>
                {optionText(number, number === decisions, told[number - 1], m.people)}
              </option>
            ))
            return told.length === 0 ? (
              options
            ) : (
              <optgroup key={numbers[0]} label={chapter || m.people.backStart}>
                {options}
              </optgroup>
            )
          })}
        </select>
        <button type="submit" className="button">
          {isAsking ? m.people.askBack : m.people.goBack}
        </button>
        <small>{m.people.backMeans}</small>
      </form>
    </details>
  )
}

/** The newest first. */
function byChapter(decisions: number, told: readonly Told[]): { readonly chapter: string; readonly numbers: number[] }[] {
  const chapters: { readonly chapter: string; readonly numbers: number[] }[] = []
  for (let number = decisions; number > 0; number--) {
    const chapter = told[number - 1]?.chapter ?? ''
    if (chapters.at(-1)?.chapter === chapter) chapters.at(-1)!.numbers.push(number)
    else chapters.push({ chapter, numbers: [number] })
  }
  return chapters
}

function optionText(number: number, isLast: boolean, told: Told | undefined, words: PeopleWords): string {
  const decision = isLast ? words.lastDecision(number) : words.decision(number)
  return told === undefined || told.line === '' ? decision : words.after(decision, shortened(told.line))
}

const shortened = (line: string) => (line.length <= LONGEST ? line : `${line.slice(0, LONGEST - 1)}…`)
const LONGEST = 70
