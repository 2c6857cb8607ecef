import type { ReactElement } from 'react'
import { useWords } from '../shell/language.tsx'
import { Link } from '../shell/link.tsx'
import { parseRoute, usePath } from '../shell/router.ts'
import { isWaiting, useOwnTurns } from './turns.ts'

/** How many tables wait for a decision, besides the one that is looked at; it leads to the first of them. */
export function TurnCount(): ReactElement | undefined {
  const { m } = useWords()
  const route = parseRoute(usePath())
  const here = route.page === 'onlineTable' ? route.id : undefined
  const waiting = useOwnTurns().filter((turn) => isWaiting(turn) && turn.table !== here)
  const [first] = waiting
  if (first === undefined) return undefined
  return (
    <Link to={{ page: 'onlineTable', id: first.table, isScreen: false }} className="turn-count" label={m.turns.count(waiting.length)}>
      <span>{m.turns.yours}</span> <b>{waiting.length}</b>
    </Link>
  )
}
