import type { TableInfo } from '@echappee/protocol'
import { useEffect, useState } from 'react'
import { useWords } from '../shell/language.tsx'
import { go } from '../shell/router.ts'
import { api } from './api.ts'
import { holdRematch, keepSeat, seatHold, type SeatHold } from './keys.ts'
import { carryPush } from './push.ts'
import { claimCupSeat, claimRematch } from './rematch.ts'

/** The seat of this device at an online table. */
export interface OwnSeat {
  readonly hold: SeatHold | undefined
  /** The key of this device has been refused. */
  readonly wasFreed: boolean
  readonly onTake: (hold: SeatHold) => void
  readonly onLose: () => void
}

/** `isScreen`: a big screen has no seat. */
export function useOwnSeat(id: string, isScreen: boolean): OwnSeat {
  const [hold, setHold] = useState(() => (isScreen ? undefined : seatHold(id)))
  const [wasFreed, setFreed] = useState(false)
  return {
    hold,
    wasFreed,
    onTake: (taken) => {
      keepSeat(id, taken)
      setFreed(false)
      setHold(taken)
    },
    onLose: () => {
      setFreed(true)
      setHold(undefined)
    },
  }
}

/** Takes the seat of a rematch, or of a table of a cup evening, that one came to by its link or a list. True while that is being looked for. */
export function useClaim(info: TableInfo | undefined, isScreen: boolean, { hold, wasFreed, onTake }: OwnSeat): boolean {
  const { language } = useWords()
  const rematch = hold !== undefined || isScreen || wasFreed || (info?.rematchOf ?? info?.cup ?? null) === null ? undefined : info
  const [isOver, setOver] = useState(false)
  const isClaiming = rematch !== undefined && !isOver
  useEffect(() => {
    if (!isClaiming) return
    const claim = rematch.cup === null ? claimRematch : claimCupSeat
    void claim(rematch).then((found) => {
      if (found === undefined) return setOver(true)
      if (rematch.rematchOf !== null) void carryPush(rematch.rematchOf, rematch.id, found.key, language)
      onTake(found)
    })
    // oxlint-disable-next-line react/exhaustive-deps -- once for a table
  }, [isClaiming])
  return isClaiming
}

/** Goes to the same race with the same people anew; absent for whoever has no seat. */
export function useOnlineRematch(id: string, hold: SeatHold | undefined): (() => void) | undefined {
  const { language } = useWords()
  if (hold === undefined) return undefined
  const start = async () => {
    const result = await api.rematch(id, hold.key)
    if (!result.ok) return
    const { table, seat } = result.value
    holdRematch(table, seat, hold.key)
    void carryPush(id, table.id, hold.key, language)
    go({ page: 'onlineTable', id: table.id, isScreen: false })
  }
  return () => void start()
}
