import type { TableInfo } from '@echappee/protocol'
import { useEffect, useState, useSyncExternalStore, type ReactElement } from 'react'
import { namesOf } from '../online/names.ts'
import { OnlineTable } from '../online/online-table.ts'
import { serverProblemText } from '../online/problem-text.ts'
import { finishedName } from '../share/finished-name.ts'
import { FrameRace } from './frame-race.tsx'
import { SETTINGS, useFramedGame, useTableHere } from './table-here.ts'
import { Sorry } from './sorry.tsx'
import type { FrameWords } from './words.ts'

interface FramedLiveProps {
  readonly info: TableInfo
  readonly link: string
  readonly words: FrameWords
  readonly onWatchAgain: () => void
}

/** A race that is being ridden, or is about to start, as a spectator sees it. */
export function FramedLive({ info: found, link, words, onWatchAgain }: FramedLiveProps): ReactElement {
  const [table] = useState(
    () => new OnlineTable({ table: found.id, key: undefined, nonce: undefined, thinker, forcedMs: () => 0 }, SETTINGS),
  )
  const shown = useTableHere(table)
  const state = useSyncExternalStore(table.subscribe, table.state)
  const loaded = useFramedGame(found.game, found.rulesVersion, words.language)
  useEffect(() => {
    if (loaded !== undefined) table.provide(loaded.game, loaded.beats)
  }, [loaded, table])
  const { info = found, problem, isLost } = state
  if (problem !== undefined) return <Sorry link={link} words={words} text={serverProblemText(words.site.online.problems, problem)} />
  if (loaded === undefined) return <p className="embed-note">{words.site.setup.loading}</p>
  const isOver = info.status === 'over'
  const names = namesOf(info.seats).map((name, seat) => {
    const { by, standIn } = info.seats[seat]!
    return finishedName({ name, ...(isOver && by === 'human' && standIn !== null ? { finishedBy: standIn } : {}) }, words.site.share)
  })
  const taken = names.filter((_, seat) => info.seats[seat]!.by !== 'open')
  return (
    <FrameRace loaded={loaded} shown={shown} names={state.hasStarted ? names : taken} link={link} words={words}>
      {isLost ? <p role="alert">{words.embed.lost}</p> : undefined}
      {isOver ? (
        <button type="button" className="button" onClick={onWatchAgain}>
          {words.embed.watchAgain}
        </button>
      ) : (
        <p className="embed-live">{info.status === 'open' ? words.embed.beforeStart : words.embed.isLive}</p>
      )}
    </FrameRace>
  )
}

/** Nobody is asked anything here. */
const thinker = { advise: async () => Promise.reject(new Error('a frame has no coach')) }
