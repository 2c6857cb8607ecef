import type { Problem } from '@echappee/protocol'
import { useEffect, useState } from 'react'
import { liveApi } from './live-api.ts'
import { newLiveKey } from './live-records.ts'

/** The key of this phone for the decks of a seat; the invitation that it came with, until the server has taken the key for it. */
interface DeckHold {
  readonly key: string
  readonly invitation?: string
}

const PREFIX = 'echappee/deck/'

export interface DeckKey {
  /** Undefined until the server knows it. */
  readonly key: string | undefined
  /** This phone has neither key nor invitation. */
  readonly isMissing: boolean
  readonly problem: Problem | undefined
  readonly tryAgain: () => void
}

/** Comes with the invitation behind the # of the address, which browsers send to nobody, and leaves a key of this phone's own for it. */
export function useDeckKey(sheet: string, seat: number): DeckKey {
  const name = `${PREFIX}${sheet}/${seat}`
  const [hold, setHold] = useState(() => takeInvitation(name) ?? readHold(name))
  const [problem, setProblem] = useState<Problem>()
  useEffect(() => {
    if (hold?.invitation === undefined) return undefined
    const { key, invitation } = hold
    let isCurrent = true
    void liveApi.openDecks(sheet, key, invitation).then((answer) => {
      if (answer.ok) keepHold(name, { key })
      if (!isCurrent) return
      setProblem(answer.ok ? undefined : answer.problem)
      if (answer.ok) setHold({ key })
    })
    return () => {
      isCurrent = false
    }
  }, [sheet, name, hold])
  return {
    key: hold?.invitation === undefined ? hold?.key : undefined,
    isMissing: hold === undefined,
    problem,
    tryAgain: () => setHold(hold === undefined ? undefined : { ...hold }),
  }
}

function takeInvitation(name: string): DeckHold | undefined {
  const invitation = /^#([\w-]{43})$/.exec(location.hash)?.[1]
  if (invitation === undefined) return undefined
  history.replaceState(undefined, '', location.pathname)
  const kept = readHold(name)
  // The same link once more: the key of the first time is the right one.
  const hold = kept?.invitation === invitation ? kept : { key: newLiveKey(), invitation }
  keepHold(name, hold)
  return hold
}

function readHold(name: string): DeckHold | undefined {
  try {
    const text = localStorage.getItem(name)
    return text === null ? undefined : (JSON.parse(text) as DeckHold)
  } catch {
    return undefined
  }
}

function keepHold(name: string, hold: DeckHold): void {
  try {
    localStorage.setItem(name, JSON.stringify(hold))
  } catch {
    // Without storage it lasts as long as the page.
  }
}
