import { clamp, type Size } from '@echappee/kit/drawing'
import { useEffectEvent, useLayoutEffect, useRef, type ReactElement } from 'react'
import { cardOfEvent } from '../../rules/card-of.ts'
import { wordsIn, type Props } from '../props.ts'
import { CardFace } from './card-face.tsx'

/** A card flies from the hand (from the side, for the others) to the rider it acts on; a discarded one falls away. */
export function Flight({ frame, beat, beatMs, viewer, language }: Props & { readonly frame: Size }): ReactElement | undefined {
  const element = useRef<HTMLDivElement>(null)
  const card = beat === undefined ? undefined : cardOfEvent(beat)
  const fly = useEffectEvent((): Animation | undefined => {
    const node = element.current
    if (beat === undefined || node === null || !('seat' in beat)) return undefined
    const isDiscard = beat.type === 'discarded'
    const start = beat.seat === viewer ? { x: frame.width / 2, y: frame.height + 40 } : { x: frame.width + 40, y: frame.height * 0.3 }
    const rider = riderPlace(node, beat.type === 'handicapLaid' ? beat.target : beat.seat)
    const end = isDiscard
      ? { x: Math.min(start.x, frame.width - 70), y: frame.height * 0.62 }
      : { x: clamp(rider?.x ?? frame.width / 2, EDGE, frame.width - EDGE), y: rider?.y ?? frame.height / 2 }
    const gone = isDiscard ? { x: end.x, y: frame.height - 12 } : end
    const frames = [
      { transform: at(start, 1), opacity: 1 },
      { transform: at(end, isDiscard ? 0.8 : 0.55), opacity: 1, offset: 0.55 },
      { transform: at(end, isDiscard ? 0.8 : 0.4), opacity: 1, offset: 0.8 },
      { transform: at(gone, 0.3), opacity: 0 },
    ]
    return node.animate(frames, { duration: beatMs, easing: 'ease-out', fill: 'both' })
  })
  useLayoutEffect(() => {
    if (beat === undefined) return
    const animation = fly()
    return () => animation?.cancel()
  }, [beat])
  if (card === undefined || beatMs <= 0) return undefined
  return (
    <div className="vdt-flight" ref={element} aria-hidden="true">
      <CardFace card={card} words={wordsIn(language)} />
    </div>
  )
}

/** A rider whom the road has not yet brought into sight is met at its edge. */
const EDGE = 24

const at = ({ x, y }: { x: number; y: number }, scale: number) => `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`

/** Where a rider is drawn, in pixels of the board. */
function riderPlace(node: HTMLElement, seat: number): { x: number; y: number } | undefined {
  const board = node.parentElement
  const rider = board?.querySelector(`[data-seat="${seat}"] .vdt-token`)
  if (board == null || rider == null) return undefined
  const [outer, inner] = [board.getBoundingClientRect(), rider.getBoundingClientRect()]
  return { x: inner.x + inner.width / 2 - outer.x, y: inner.y + inner.height / 2 - outer.y }
}
