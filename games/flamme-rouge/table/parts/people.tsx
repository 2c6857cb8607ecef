import { People as Panels, PersonPanel, RiderRow, Score } from '@echappee/kit/people'
import { useId, useState, type ReactElement } from 'react'
import { CARDS } from '../../content/cards.ts'
import { generalOrder } from '../../rules/classification.ts'
import { isDummy, ridersOf, seatsIn } from '../../rules/riders.ts'
import type { RiderId, TeamId, View } from '../../rules/state.ts'
import { kindName } from '../../text/labels.ts'
import { wordsIn, type Props } from '../props.ts'
import { jerseysNow, markOf, teamName, teamsOf } from '../race.ts'
import { riderInQuestion } from '../../text/index.ts'
import { Amount, RiderBadges } from './badges.tsx'
import { CardAmount } from './card-face.tsx'
import { Virtual } from './virtual.tsx'

/** Every team with its two riders and all that is public about them. */
export function People(props: Props): ReactElement {
  return (
    <div className="fr-people">
      <Virtual {...props} />
      <Panels label={wordsIn(props.language).screen.people.label}>
        {teamsOf(props.scene).map((team) => (
          <Team key={team} team={team} {...props} />
        ))}
      </Panels>
    </div>
  )
}

function Team({ team, ...props }: Props & { readonly team: TeamId }): ReactElement {
  const { scene, names, isBot, language } = props
  const words = wordsIn(language)
  const isSeat = team < scene.tour.seats
  // A dummy team has no seat: it is named by its kind.
  const table = isSeat ? props : { ...props, names: () => teamName(words, scene, names, team), isBot: () => true }
  const isAlone = seatsIn(scene.asked).length === 1 && (scene.asked & (1 << team)) !== 0
  const jerseys = jerseysNow(scene)
  const [isOpen, setIsOpen] = useState(false)
  const rows = useId()
  return (
    <PersonPanel
      table={{ ...table, isBot: isSeat ? isBot : () => true }}
      seat={team}
      isTurn={isAlone && scene.phase !== 'finished'}
      isLeader={jerseys !== undefined && jerseys.yellow >> 1 === team}
      score={<Gap {...props} team={team} />}
      beside={
        <button
          type="button"
          className="fr-unfold"
          aria-expanded={isOpen}
          aria-controls={rows}
          aria-label={words.screen.people.played(teamName(words, scene, names, team))}
          onClick={() => setIsOpen(!isOpen)}
        />
      }
    >
      <ul className="rider-rows" id={rows} data-folded={!isOpen || undefined}>
        {ridersOf(team).map((id) => (
          <Row key={id} id={id} {...props} />
        ))}
      </ul>
    </PersonPanel>
  )
}

/** In a tour: the place of the team's better rider, and his time behind the leader. */
function Gap({ team, scene, language }: Props & { readonly team: TeamId }): ReactElement | undefined {
  if (!scene.tour.isTour || scene.results.length === 0) return undefined
  const words = wordsIn(language)
  const order = generalOrder(scene)
  const best = order.find((id) => id >> 1 === team)!
  const place = order.indexOf(best) + 1
  const behind = scene.totals[best]!.time - scene.totals[order[0]!]!.time
  return (
    <Score
      value={place}
      written={words.ordinal(place)}
      unit={place === 1 ? '' : words.gap(behind)}
      label={`${words.ordinal(place)} ${words.gap(behind)}`}
    />
  )
}

function Row({ id, scene, language }: { readonly id: RiderId } & Pick<Props, 'scene' | 'language'>): ReactElement {
  const words = wordsIn(language)
  return (
    <RiderRow seat={id >> 1} mark={markOf(id)} isTurn={riderInQuestion(scene) === id}>
      <span className="fr-row">
        <span className="fr-row-head">
          <b>{kindName(words, scene, id)}</b>
          <span>{placeText(words, scene, id)}</span>
          <RiderBadges id={id} scene={scene} language={language} />
        </span>
        <Deck id={id} scene={scene} language={language} />
      </span>
    </RiderRow>
  )
}

function placeText(words: ReturnType<typeof wordsIn>, scene: View, id: RiderId): string {
  const { finish, lane, at } = scene.riders[id]!
  if (finish !== null) return words.screen.people.home
  return lane === 0 ? words.screen.people.away : words.screen.people.square(at)
}

/** As far as everybody knows: the piles by their size, and the cards that have been played. */
function Deck({ id, scene, language }: { readonly id: RiderId } & Pick<Props, 'scene' | 'language'>): ReactElement | undefined {
  const words = wordsIn(language)
  const { drawSize, recycledSize, played } = scene.riders[id]!
  if (isDummy(scene, id) && played.length === 0) return undefined
  const amounts = CARDS.map((card) => ({ card, n: played.filter((other) => other === card).length }))
  return (
    <span className="fr-deck">
      {isDummy(scene, id) ? undefined : (
        <Amount kind="piles" n={`${drawSize}+${recycledSize}`} label={words.screen.people.piles(drawSize, recycledSize)} />
      )}
      {amounts.map(({ card, n }) => (n === 0 ? undefined : <CardAmount key={card} card={card} n={n} words={words} />))}
    </span>
  )
}
