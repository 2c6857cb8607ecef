import type { GameRecord } from '@echappee/kernel'
import { useEffect, useState, type ReactElement } from 'react'
import { CoachNote } from '../coach/coach-note.tsx'
import type { LoadedGame } from '../shell/games.ts'
import { useWords } from '../shell/language.tsx'
import type { Explained } from '../think/explain.ts'
import { explain } from '../think/thinker.ts'

interface WhyMoveProps {
  readonly record: GameRecord
  readonly loaded: LoadedGame
  /** Number of the move that has just been played. */
  readonly at: number
}

/** Why a bot has played what it just played: asked for after the race, since its reasons tell what was in its hand. */
export function WhyMove({ record, loaded, at }: WhyMoveProps): ReactElement | undefined {
  const { m } = useWords()
  const [asked, setAsked] = useState<{ readonly at: number; readonly explained?: Explained | undefined }>()
  const isAsked = asked?.at === at
  useEffect(() => {
    if (!isAsked) return
    const thought = new AbortController()
    void explain(record, at, thought.signal).then((explained) => setAsked({ at, explained }))
    return () => thought.abort()
  }, [isAsked, record, at])
  const move = record.moves[at - 1]
  if (move === undefined || record.seats[move.seat]!.by === 'human') return undefined
  const names = (seat: number) => record.seats[seat]?.name ?? '?'
  if (!isAsked)
    return (
      <button type="button" className="button" onClick={() => setAsked({ at })}>
        {m.coach.whyMove(names(move.seat))}
      </button>
    )
  if (asked.explained === undefined) return <span className="coach-thinking">{m.coach.thinking}</span>
  const { advice, view } = asked.explained
  return (
    <output className="replay-why">
      <CoachNote advice={advice} props={{ text: loaded.text, scene: view, names }} who={names(move.seat)} />
    </output>
  )
}
