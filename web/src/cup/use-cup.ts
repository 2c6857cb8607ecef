import type { Cup } from '@echappee/protocol'
import { useEffect, useState } from 'react'
import { Connection } from '../online/connection.ts'

interface FollowedCup {
  readonly cup?: Cup
  readonly isLost: boolean
  /** There is no such cup. */
  readonly isGone: boolean
}

/** A cup evening as the server tells it, as soon as something changes; the last words stay when the network goes. */
export function useCup(id: string): FollowedCup {
  const [followed, setFollowed] = useState<FollowedCup>({ isLost: false, isGone: false })
  useEffect(() => {
    const change = (changes: Partial<FollowedCup>) => setFollowed((before) => ({ ...before, ...changes }))
    const connection = new Connection({
      hello: () => ({ type: 'followCup', cup: id }),
      change: (isOpen) => change({ isLost: !isOpen }),
      message(message) {
        if (message.type === 'cup') change({ cup: message.cup })
        if (message.type === 'problem' && message.problem.code === 'unknownCup') {
          connection.close()
          change({ isGone: true })
        }
      },
    })
    return () => connection.close()
  }, [id])
  return followed
}
