import type { BotLevel } from '@echappee/bots'
import type { Json } from '@echappee/kernel'
import { TableRace, type TableRaceFile, type TableTurn, type TypedFigure } from '@echappee/sheet'
import { useEffect, useReducer, useState } from 'react'
import { thinker } from '../../think/thinker.ts'
import type { SheetGame } from '../sheet/load-sheet-game.ts'
import { saveRide } from './saved-rides.ts'
import { takeResults } from '../sheet/take-results.ts'

/** A race at the table that the device follows, kept after every step. */
export interface Ride {
  readonly race: TableRace
  readonly turn: TableTurn | undefined
  readonly enter: (move: unknown, face?: number) => void
  readonly deal: (cards: readonly string[]) => boolean
  /** The table is so. False where that can't be, or not now. */
  readonly correct: (figures: readonly TypedFigure[]) => boolean
  /** Undefined where nothing has been entered. */
  readonly undo: (() => void) | undefined
  /** What happened since the last entry; then what happened between that one and the one before it, and so on. */
  readonly latest: readonly (readonly unknown[])[]
  readonly isFull: boolean
}

export function useRide(loaded: SheetGame, id: string, opened: TableRaceFile): Ride {
  const { game, sheet } = loaded
  const open = (file: TableRaceFile) => new TableRace(game, sheet.atTable!, file)
  const [race, setRace] = useState(() => open(opened))
  const [step, nextStep] = useReducer((count: number) => count + 1, 0)
  const [isFull, setFull] = useState(false)
  const keep = () => {
    setFull(!saveRide(id, race.file))
    takeResults(loaded, id, { events: race.events(), view: race.view() })
    nextStep()
  }
  const turn = race.turn()

  useEffect(() => {
    const now = race.turn()
    if (now?.kind !== 'bot') return undefined
    const { seat, view } = now
    const { seats, seed } = race.file
    const thought = new AbortController()
    const level = seats[seat]!.by as BotLevel
    const request = { game: game.id, rulesVersion: game.rulesVersion, level, view: view as Json, seat, decision: race.stepCount, seed }
    void thinker.choose(request, thought.signal).then((move) => {
      if (!race.play(move)) race.play(race.fallback(seat))
      keep()
    })
    return () => thought.abort()
    // oxlint-disable-next-line react/exhaustive-deps -- each step is thought about once
  }, [race, step])

  const before = race.beforeLastEntry()
  return {
    race,
    turn,
    enter(move, face) {
      if (race.play(move, face)) keep()
    },
    deal(cards) {
      const isDone = race.deal(cards)
      if (isDone) keep()
      return isDone
    },
    correct(figures) {
      const isDone = race.correct(figures)
      if (isDone) keep()
      return isDone
    },
    undo:
      before === undefined
        ? undefined
        : () => {
            setFull(!saveRide(id, before))
            setRace(open(before))
          },
    latest: latestOf(race),
    isFull,
  }
}

/** No more than a table remembers. */
const MOST_BACK = 8

function latestOf(race: TableRace): (readonly unknown[])[] {
  const entered = race.file.steps.flatMap(({ isEntered }, step) => (isEntered === true ? [step + 1] : []))
  const from = [0, ...entered].slice(-MOST_BACK).toReversed()
  return from.map((step, i) => race.events(step, from[i - 1]))
}
