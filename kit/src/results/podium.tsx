import type { Seat } from '@echappee/kernel'
import type { CSSProperties, ReactElement, ReactNode } from 'react'
import { RiderToken } from '../people/rider-token.tsx'
import { genderOf, languageWords, type Language } from '@echappee/text'
import { arrivals } from '@echappee/text/standings'

interface BannerProps {
  readonly title?: ReactNode
  /** It grows within the beat; 0 for no motion. */
  readonly ms: number
  readonly kind?: string
  readonly children?: ReactNode
}

/** A placard over the road: a stage begins, somebody has won. */
export function Banner({ title, ms, kind, children }: BannerProps): ReactElement {
  return (
    <div className="banner" data-kind={kind} style={{ '--beat': `${ms}ms` } as CSSProperties}>
      {title === undefined ? undefined : <h2>{title}</h2>}
      {children}
    </div>
  )
}

interface PodiumProps {
  /** By seat, or by rider if `token` says whose they are. */
  readonly places: readonly number[]
  readonly name: (index: number) => string
  /** On the step: points, a time. */
  readonly under: (index: number) => string
  readonly language: Language
  readonly isLeader?: (index: number) => boolean
  /** Over the token: a cap, jerseys. */
  readonly badge?: (index: number) => ReactNode
  readonly token?: (index: number) => { readonly seat: Seat; readonly mark: string }
}

/** Second, first and third on their steps; everybody else beside them. */
export function Podium({ places, name, under, language, isLeader, badge, token }: PodiumProps): ReactElement {
  const words = languageWords(language)
  const groups = arrivals(places)
  const onSteps = [2, 1, 3].flatMap((place) => groups.find((group) => group.place === place) ?? [])
  const others = groups.filter(({ place }) => place > 3)
  const drawn = (index: number, size: number) => (
    <RiderToken {...(token?.(index) ?? { seat: index })} isLeader={isLeader?.(index) ?? false} size={size} />
  )
  return (
    <div className="podium">
      <ol className="podium-steps">
        {onSteps.map(({ place, seats }) => (
          <li key={place} data-place={place}>
            <div className="podium-riders">
              {seats.map((index) => (
                <span key={index}>
                  {badge?.(index)}
                  {drawn(index, place === 1 ? 54 : 44)}
                  <b>{name(index)}</b>
                </span>
              ))}
            </div>
            <div className="podium-step">
              <strong>{words.ordinal(place, genderOf(name(seats[0]!)))}</strong>
              <em>{under(seats[0]!)}</em>
            </div>
          </li>
        ))}
      </ol>
      {others.length === 0 ? undefined : (
        <ul className="podium-others">
          {others.flatMap(({ place, seats }) =>
            seats.map((index) => (
              <li key={index}>
                <span>{words.ordinal(place, genderOf(name(index)))}</span>
                {drawn(index, 26)}
                {name(index)} <em>{under(index)}</em>
              </li>
            )),
          )}
        </ul>
      )}
    </div>
  )
}
