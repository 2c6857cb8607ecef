import { useEffect, useState, useSyncExternalStore } from 'react'
import { useGame } from '../shell/game-page.tsx'
import { loadSettings } from '../shell/settings.ts'
import { useTable } from '../table/use-table.ts'
import { thinker } from '../think/thinker.ts'
import { OnlineTable } from './online-table.ts'
import type { OwnSeat } from './use-seat.ts'

/** As long as people take for an easy decision. */
const forcedMs = () => 1200 + Math.random() * 1800

/** The table behind a link, connected, with the game that is played there as soon as it is known and loaded. */
export function useOnlineTable(id: string, { hold, onLose }: OwnSeat) {
  const [table] = useState(
    () => new OnlineTable({ table: id, key: hold?.key, nonce: hold?.nonce || undefined, thinker, forcedMs }, loadSettings()),
  )
  const inUse = useTable(table)
  const state = useSyncExternalStore(table.subscribe, table.state)
  const loaded = useGame(state.info?.game, state.info?.rulesVersion)
  useEffect(() => {
    if (loaded !== undefined) table.provide(loaded.game, loaded.beats)
  }, [loaded, table])
  // A key that opens nothing here any more: the rest of the table is open to everybody.
  const isRefused = hold !== undefined && state.problem?.code === 'badKey'
  useEffect(() => {
    if (isRefused) onLose()
  }, [isRefused, onLose])
  return { table, inUse, state, loaded, isRefused }
}
