import { asImage } from '@echappee/kit/motion'
import type { ReactElement } from 'react'
import { TERRAINS } from '../../content/road.ts'
import { RIDER_MAX } from '../../content/team-sheet.ts'
import { seatOf } from '../../rules/riders.ts'
import type { RiderId } from '../../rules/state.ts'
import { EmptySlot, EnergyToken, TokenBack } from '../art/energy-token.tsx'
import { OffensiveFlash } from '../art/pace-art.tsx'
import { wordsIn, type Props } from '../props.ts'
import { plateOf, totalOf } from '../../text/race.ts'
import { plateParts } from '../../text/board.ts'

interface PlateProps extends Pick<Props, 'scene' | 'language'> {
  readonly id: RiderId
  readonly size: number
  /** Empty slots are shown as such. */
  readonly hasSlots?: boolean
}

/** A rider's plate: tokens face up by colour, then the face-down ones. What lies under those, only their owner sees. */
export function Plate({ scene, language, id, size, hasSlots = false }: PlateProps): ReactElement {
  const words = wordsIn(language)
  const { up, down, hidden } = plateOf(scene, id)
  const label = words.people.plate(plateParts(words, scene, id))
  const isOwn = seatOf(id) === scene.viewer
  const empty = hasSlots ? Math.max(0, RIDER_MAX - totalOf(up) - down) : 0
  return (
    <span className="cdb-plate" {...asImage(label)} title={label}>
      {TERRAINS.map((terrain, i) =>
        Array.from({ length: up[i]! }, (_, n) => <EnergyToken key={`${terrain}${n}`} face={terrain} size={size} />),
      )}
      {hidden === null ? undefined : <EnergyToken face={hidden} isDown size={size} />}
      {Array.from({ length: down - (hidden === null ? 0 : 1) }, (_, n) => (
        <TokenBack key={n} size={size} isBlank={isOwn} />
      ))}
      {Array.from({ length: empty }, (_, n) => (
        <EmptySlot key={n} size={size} />
      ))}
    </span>
  )
}

/** Tokens in a row, as they are paid or taken; a small letter is the face-down one. */
export function TokenRow({ tokens, size }: { readonly tokens: string; readonly size: number }): ReactElement {
  return (
    <span className="cdb-plate" aria-hidden="true">
      {tokens.split('').map((letter, i) => {
        const terrain = TERRAINS.find((other) => other === letter.toUpperCase())
        return (
          // oxlint-disable-next-line react/no-array-index-key -- equal tokens lie side by side
          <EnergyToken key={i} face={terrain ?? 'any'} isDown={letter !== letter.toUpperCase()} size={size} />
        )
      })}
    </span>
  )
}

/** The Offensive marker, with its words. */
export function OffensiveMark({ id, scene, language }: Pick<PlateProps, 'id' | 'scene' | 'language'>): ReactElement {
  const { people } = wordsIn(language)
  const { hasOffensive } = scene.riders[id]!
  const label = hasOffensive ? people.offensive : people.offensiveSpent
  return (
    <span {...asImage(label)} title={label}>
      <OffensiveFlash isLit={hasOffensive} size={15} />
    </span>
  )
}
