import { useEffect, useEffectEvent, useRef } from 'react'
import type { Choice } from '@echappee/text'

interface QuickMovesProps<Move> {
  readonly choices: readonly Choice<Move>[]
  readonly choose: (move: Move) => void
}

/**
 * For a hand of many small moves, such as plus and minus: a click that comes while the last move is under way is played as soon as that has landed,
 * if it is possible then.
 */
export function useQuickMoves<Move>({ choices, choose }: QuickMovesProps<Move>): (move: Move) => void {
  const waiting = useRef<readonly Move[]>([])
  const playNext = (offered: readonly Choice<Move>[]) => {
    const [next, ...rest] = waiting.current
    if (next === undefined || offered.length === 0) return
    const wanted = JSON.stringify(next)
    const isPossible = offered.some(({ move, refusal }) => refusal === undefined && JSON.stringify(move) === wanted)
    waiting.current = isPossible ? rest : []
    if (isPossible) choose(next)
  }
  const onOffer = useEffectEvent(playNext)
  useEffect(() => onOffer(choices), [choices])
  return (move) => {
    waiting.current = [...waiting.current, move]
    playNext(choices)
  }
}
