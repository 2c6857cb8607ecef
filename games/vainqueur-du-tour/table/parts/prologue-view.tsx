import { RiderToken } from '@echappee/kit'
import type { Size } from '@echappee/kit/drawing'
import type { ReactElement } from 'react'
import { Scenery, YellowCap } from '../art/scenery.tsx'
import { wordsIn, type Props } from '../props.ts'
import { acting, seatsOf } from '../../text/tour.ts'
import { RollingDie } from './rolling-die.tsx'

/** Everybody's dice side by side; who shares the highest rolls again. */
export function PrologueView({ frame, ...props }: Props & { readonly frame: Size }): ReactElement {
  const { scene, language } = props
  const words = wordsIn(language)
  return (
    <div className="vdt-prologue">
      <svg width={frame.width} height={frame.height} aria-hidden="true">
        <Scenery type="plain" width={frame.width} height={frame.height} />
      </svg>
      <ol aria-label={words.board.rolls} data-count={scene.riders.length}>
        {seatsOf(scene).map((seat) => (
          <Roller key={seat} seat={seat} {...props} />
        ))}
      </ol>
    </div>
  )
}

function Roller({ seat, scene, beat, beatMs, names, language }: Props & { readonly seat: number }): ReactElement {
  const words = wordsIn(language)
  const { rolling, rolls } = scene.prologue
  const position = rolling.indexOf(seat)
  const value = rolls[position]
  const isBest = value !== undefined && value === Math.max(...rolls)
  const isWinner = scene.bearer === seat
  const isOut = position < 0 && !isWinner
  const roll = beat?.type === 'prologueRolled' && beat.seat === seat ? beat : undefined
  const isTied = beat?.type === 'prologueTied' && beat.seats.includes(seat)
  const status = isWinner
    ? words.people.cap
    : isTied
      ? words.board.rollsAgain
      : value === undefined
        ? isOut
          ? words.board.out
          : words.board.toRoll
        : words.people.rolled(value)
  return (
    <li
      data-out={isOut || undefined}
      data-best={(isBest && scene.bearer === null) || isWinner || undefined}
      data-next={acting(scene) === seat && scene.bearer === null}
    >
      <RiderToken seat={seat} isLeader={isWinner} size={46} />
      <b>{names(seat)}</b>
      <span className="vdt-prologue-die" aria-hidden="true">
        {isWinner ? (
          <YellowCap size={60} />
        ) : value === undefined ? (
          <i />
        ) : (
          <RollingDie value={value} size={64} ms={roll === undefined ? 0 : beatMs} />
        )}
      </span>
      <small>{status}</small>
    </li>
  )
}
