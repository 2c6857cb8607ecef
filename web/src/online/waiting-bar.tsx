import type { ReactElement } from 'react'
import { findGame } from '../shell/games.ts'
import { useWords } from '../shell/language.tsx'
import { Link } from '../shell/link.tsx'
import { parseRoute, usePath } from '../shell/router.ts'
import { useOwnTurns } from './turns.ts'
import { waitingAt } from './waiting-at.ts'

/** On all other pages, for whoever waits for the start of a race: the way back to its table, and that it has started. */
export function WaitingBar(): ReactElement | undefined {
  const { m } = useWords()
  const route = parseRoute(usePath())
  const table = waitingAt()
  const turn = useOwnTurns().find((own) => own.table === table && own.status !== 'over')
  if (turn === undefined || (route.page === 'onlineTable' && route.id === table)) return undefined
  const game = findGame(turn.game)?.cover.title ?? turn.game
  return (
    <aside className="waiting-bar" aria-label={m.presence.back}>
      <output>{turn.status === 'open' ? m.presence.waitingAt(game) : m.presence.hasStarted(game)}</output>
      <Link to={{ page: 'onlineTable', id: turn.table, isScreen: false }} className="button primary">
        {m.presence.back}
      </Link>
    </aside>
  )
}
