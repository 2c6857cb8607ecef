import { useMemo } from 'react'
import { Chronicle } from '../replay/chapters.ts'
import type { LoadedGame } from '../shell/games.ts'
import type { OnlineState } from './online-table.ts'

/** What had just been told at a moment of the race. */
export interface Told {
  readonly chapter: string
  readonly line: string
}

interface Race {
  readonly loaded: LoadedGame | undefined
  readonly state: OnlineState
  readonly names: (seat: number) => string
  readonly log: readonly unknown[]
  readonly scene: unknown
}

/** The moments to which one can go back, in sentences: of each own decision, and of the one that somebody proposes. */
export function useToldBefore({ loaded, state, names, log, scene }: Race): {
  readonly own: readonly Told[]
  readonly proposed: Told | undefined
} {
  const { wayBack } = state
  return useMemo(() => {
    if (wayBack === undefined || loaded === undefined) return { own: [], proposed: undefined }
    const chronicle = new Chronicle(loaded.text, loaded.ui, names)
    const missing = state.firstEvent
    const told = (events: number) => chronicle.before(log, events - missing, scene)
    return { own: wayBack.own.map(told), proposed: wayBack.proposed === null ? undefined : told(wayBack.proposed) }
    // oxlint-disable-next-line react/exhaustive-deps -- the log as it was when the answer came: it is asked for anew whenever it is shown
  }, [wayBack, loaded])
}
