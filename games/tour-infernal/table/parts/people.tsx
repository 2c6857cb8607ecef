import { CardCount, People as Panels, PersonPanel, Score, Tag } from '@echappee/kit/people'
import { placesBy } from '@echappee/text/standings'
import { genderOf } from '@echappee/text'
import type { ReactElement } from 'react'
import { TEAMS } from '../../content/teams.ts'
import { wordsIn, type Props } from '../props.ts'
import { actingNow, cardsNeeded, isSolitaryNow, leaderOf, scoreOf, seatsOf, standingsOf, stepShown } from '../../text/race.ts'

/** One panel a seat, best first: gap on the road, rank, bonus, cards; one line each where there are many. */
export function People(props: Props): ReactElement {
  const seats = standingsOf(props.scene)
  const isMany = seats.length > 5
  return (
    <div className="ti-people" data-many={isMany || undefined}>
      <Panels label={wordsIn(props.language).people.label}>
        {seats.map((seat) => (
          <Person key={seat} seat={seat} isMany={isMany} {...props} />
        ))}
      </Panels>
    </div>
  )
}

type PersonProps = Props & { readonly seat: number }

function Person({ isMany, ...props }: PersonProps & { readonly isMany: boolean }): ReactElement {
  const { seat, scene, beat, language } = props
  const words = wordsIn(language)
  const say = words.people
  const { out, bonus, gap } = scene.riders[seat]!
  const isLeader = leaderOf(scene) === seat
  return (
    <PersonPanel
      table={props}
      seat={seat}
      isTurn={actingNow(scene, beat).includes(seat)}
      isLeader={isLeader}
      isOut={out !== null}
      badge={scene.first === seat && scene.phase !== 'finished' ? <FirstPlayer label={say.first} /> : undefined}
      beside={
        <>
          {isLeader ? <span className="visually-hidden">{say.leader}</span> : undefined}
          {isMany && bonus > 0 ? <span className="ti-bonus">{say.bonus(bonus)}</span> : undefined}
          {out === null ? <Cards {...props} /> : undefined}
        </>
      }
      score={
        <Score
          value={gap}
          written={scene.phase === 'besace' || out !== null ? '' : gap === 0 ? say.front : say.behind(gap)}
          label={say.gap(gap)}
          title={say.gapLabel}
        />
      }
    >
      {isMany && out === null ? undefined : (
        <p className="person-line">{out === null ? <State {...props} /> : say.abandoned(out.sector)}</p>
      )}
    </PersonPanel>
  )
}

function FirstPlayer({ label }: { readonly label: string }): ReactElement {
  return (
    <span className="ti-first" title={label}>
      <svg width="15" height="16" viewBox="0 0 15 16" aria-hidden="true">
        <path d="M3 1v14" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />
        <path d="M3 2h11l-3 3.5 3 3.5H3Z" fill="currentColor" />
      </svg>
      <span className="visually-hidden">{label}</span>
    </span>
  )
}

function State({ seat, scene, beat, names, language }: PersonProps): ReactElement {
  const words = wordsIn(language)
  const say = words.people
  const { bonus, play } = scene.riders[seat]!
  if (scene.phase === 'besace')
    return (
      <>
        <span>{TEAMS[seat]?.name}</span>
        {scene.isReady[seat] ? <Tag>{say.ready}</Tag> : undefined}
      </>
    )
  const scores = seatsOf(scene).map((other) => scoreOf(scene, other))
  const places = scene.result?.places ?? placesBy(scores, 'largest')
  const place = places[seat]!
  const isRiding = stepShown(scene, beat) === 'ride' && play === null
  return (
    <>
      <span>{say.rank(words.ordinal(place, genderOf(names(seat))), places.filter((other) => other === place).length > 1)}</span>
      {bonus > 0 ? <span className="ti-bonus">{say.bonus(bonus)}</span> : undefined}
      {isRiding && isSolitaryNow(scene, seat) ? <Tag>{say.solitary}</Tag> : undefined}
    </>
  )
}

/** How many are left; red when they are too few for the road ahead. */
function Cards({ seat, scene, language }: PersonProps): ReactElement {
  const words = wordsIn(language)
  const { cards, hidden, play } = scene.riders[seat]!
  const needed = scene.phase === 'finished' ? 0 : cardsNeeded(scene, play === null ? scene.sector - 1 : scene.sector)
  const label = hidden > 0 ? `${words.cardTotal(cards)}, ${words.people.hidden(hidden)}` : words.cardTotal(cards)
  return (
    <span className="ti-cards" data-short={cards < needed || undefined}>
      <CardCount count={cards} label={label} />
    </span>
  )
}
