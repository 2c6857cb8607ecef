import type { DecksMessage, HandMessage, Problem, SheetMessage } from '@echappee/protocol'
import { useEffect, useState } from 'react'
import { Connection } from '../../online/connection.ts'

export interface Followed {
  readonly sheet?: SheetMessage
  readonly decks?: DecksMessage
  readonly hand?: HandMessage
  readonly isConnected: boolean
  /** It can't be followed any more: not shared, or not with this key. */
  readonly problem?: Problem
}

/** What the server tells of a shared sheet, as it changes; the last words stay when the network goes. Nothing without an id. */
export function useFollowed(id: string | undefined, key?: string): Followed {
  const [followed, setFollowed] = useState<Followed>({ isConnected: false })
  useEffect(() => {
    if (id === undefined) return undefined
    const change = (changes: Partial<Followed>) => setFollowed((before) => ({ ...before, ...changes }))
    const connection = new Connection({
      hello: () => ({ type: 'follow', sheet: id, ...(key === undefined ? {} : { key }) }),
      change: (isConnected) => change({ isConnected }),
      message(message) {
        if (message.type === 'sheet') change({ sheet: message })
        if (message.type === 'decks') change({ decks: message })
        if (message.type === 'hand') change({ hand: message })
        if (message.type === 'problem' && (message.problem.code === 'unknownSheet' || message.problem.code === 'badSheetKey')) {
          connection.close()
          change({ problem: message.problem, isConnected: false })
        }
      },
    })
    return () => {
      connection.close()
      setFollowed({ isConnected: false })
    }
  }, [id, key])
  return followed
}
