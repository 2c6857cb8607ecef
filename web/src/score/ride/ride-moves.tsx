import type { Names } from '@echappee/text'
import { useState, type ReactElement } from 'react'
import { useWords } from '../../shell/language.tsx'
import type { SheetGame } from '../sheet/load-sheet-game.ts'
import { rideWords } from '../../words/index.ts'

interface MoveListProps {
  readonly loaded: SheetGame
  readonly moves: readonly unknown[]
  /** Of the one who did it. */
  readonly view: unknown
  readonly names: Names
  readonly onEnter: (move: unknown) => void
}

/** So many letters fit three times beside each other on a phone. */
const SHORT = 10

/** All that a person may have done: one tap, or two where there are many of one kind. */
export function MoveList({ loaded, moves, view, names, onEnter }: MoveListProps): ReactElement {
  const { language } = useWords()
  const words = rideWords(language)
  const { sheetText, text, game } = loaded
  const [heading, setHeading] = useState<string>()
  const nameOf = (move: unknown) => sheetText.tableMove?.(move, names, view) ?? text.move(move, view, names)
  const headingOf = (move: unknown) => sheetText.moveHeading?.(move)
  const fullName = (move: unknown) => `${headingOf(move) ?? ''} ${nameOf(move)}`
  // What nobody can tell apart at the table is one thing.
  const named = [...new Map(moves.map((move) => [fullName(move), move]).toReversed() as [string, unknown][]).values()].toReversed()
  const groups = Map.groupBy(named, (move) => headingOf(move))
  const isOpen = heading !== undefined && groups.has(heading)
  const shown = isOpen ? groups.get(heading)! : [...groups].flatMap(([name, list]) => (name === undefined || list.length === 1 ? list : []))
  const closed = isOpen ? [] : [...groups].filter(([name, list]) => name !== undefined && list.length > 1)
  const isShort = shown.every((move) => nameOf(move).length <= SHORT) && closed.every(([name]) => name!.length <= SHORT)
  return (
    <ul className="ride-moves" data-short={isShort || undefined}>
      {isOpen ? (
        <li className="ride-wide">
          <b>{heading}</b>
        </li>
      ) : undefined}
      {shown.map((move) => (
        <li key={String(game.moveKey(move))}>
          <button type="button" className="score-tap" onClick={() => onEnter(move)}>
            <span>{nameOf(move)}</span>
          </button>
        </li>
      ))}
      {closed.map(([name]) => (
        <li key={name}>
          <button type="button" className="score-tap" aria-expanded={false} onClick={() => setHeading(name)}>
            <span>{name}</span>
          </button>
        </li>
      ))}
      {isOpen ? (
        <li className="ride-wide">
          <button type="button" className="score-tap" onClick={() => setHeading(undefined)}>
            <span>{words.other}</span>
          </button>
        </li>
      ) : undefined}
    </ul>
  )
}
