import { useEffect, useRef, useState } from 'react'
import type { SavedTable } from '../table/saved-table.ts'
import type { RaceLuck } from '../think/luck.ts'
import { luckOf } from '../think/thinker.ts'
import { ownSeat } from './career.ts'
import { keepLuck, keptLuck } from './kept-luck.ts'

interface Counting {
  /** Number of the race, of how many that were not counted yet, and how much of it is done. */
  readonly race: number
  readonly all: number
  readonly share: number
}

export interface OwnLuck {
  /** By race. */
  readonly known: ReadonlyMap<string, RaceLuck>
  readonly left: number
  /** Undefined while nothing is counted. */
  readonly counting: Counting | undefined
  readonly begin: () => void
  readonly stop: () => void
}

/** What the person's races were made of: counted one after the other when somebody asks for it, and kept on the device. */
export function useLuck(tables: readonly SavedTable[]): OwnLuck {
  const own = tables.filter((table) => ownSeat(table) !== undefined)
  const [found, setFound] = useState<ReadonlyMap<string, RaceLuck>>(new Map())
  const [counting, setCounting] = useState<Counting>()
  const thought = useRef(new AbortController())
  useEffect(() => () => thought.current.abort(), [])
  const known = new Map(own.flatMap(({ id }) => pair(id, found.get(id) ?? keptLuck(id))))
  const waiting = own.filter(({ id }) => !known.has(id))
  const count = async (signal: AbortSignal) => {
    for (const [i, table] of waiting.entries()) {
      const at = (share: number) => setCounting({ race: i + 1, all: waiting.length, share })
      at(0)
      // A race of rules that are gone tells nothing.
      const luck = await luckOf(table.record, ownSeat(table)!, at, signal).catch(() => undefined)
      if (luck === undefined) continue
      keepLuck(table.id, luck)
      setFound((before) => new Map(before).set(table.id, luck))
    }
    setCounting(undefined)
  }
  const begin = () => {
    thought.current = new AbortController()
    void count(thought.current.signal)
  }
  const stop = () => {
    thought.current.abort()
    setCounting(undefined)
  }
  return { known, left: waiting.length, counting, begin, stop }
}

const pair = (id: string, luck: RaceLuck | undefined): [string, RaceLuck][] => (luck === undefined ? [] : [[id, luck]])
