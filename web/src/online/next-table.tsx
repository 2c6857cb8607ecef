import type { ReactElement } from 'react'
import { findGame } from '../shell/games.ts'
import { useWords } from '../shell/language.tsx'
import { Link } from '../shell/link.tsx'
import { isWaiting, useOwnTurns } from './turns.ts'

/** For whoever has done his part here: the way to the next table that waits. */
export function NextTable({ here }: { readonly here: string }): ReactElement | undefined {
  const { m } = useWords()
  const [next] = useOwnTurns().filter((turn) => isWaiting(turn) && turn.table !== here)
  if (next === undefined) return undefined
  return (
    <p className="table-notice">
      {m.turns.alsoYours}{' '}
      <Link to={{ page: 'onlineTable', id: next.table, isScreen: false }} className="button">
        {m.turns.next(findGame(next.game)?.cover.title ?? next.game)}
      </Link>
    </p>
  )
}
