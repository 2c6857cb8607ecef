import type { Choice } from '@echappee/text'
import { Choices, HandHead, Question, Spoken } from '@echappee/kit/hand'
import type { ReactElement } from 'react'
import { TERRAINS } from '../../content/board.ts'
import type { Card } from '../../content/cards.ts'
import { STAY, type Move, type Ride } from '../../rules/moves.ts'
import { rowOf, seatOf, stageGraph } from '../../rules/riders.ts'
import type { View } from '../../rules/state.ts'
import { landingName, type Landing } from '../../text/effects.ts'
import type { Words } from '../../text/words/types.ts'
import { cardOffers, legalRides, openedRides, ownHand, squareOffers, type CardOffer, type SquareOffer } from '../offers.ts'
import { usePick } from '../pick.ts'
import { wordsIn, type Props } from '../props.ts'
import { HandCard } from './hand-card.tsx'
import { Rides } from './rides.tsx'

/** A card and where the rider goes: card first, or a square of the road first. */
export function RidePicker(props: Props): ReactElement {
  const { scene, choices, language } = props
  const words = wordsIn(language)
  const say = words.screen.hand
  const [pick, setPick] = usePick(props)
  const offers = cardOffers(ownHand(scene), choices)
  const opened = offers.find(({ card }) => card === pick.card)
  const square = squareOffers(choices).find(({ to }) => to === pick.square)
  if (square !== undefined || opened !== undefined) {
    const title = square === undefined ? say.where(String(pick.card)) : say.how(landingName(words, scene, square.moves[0] as Landing))
    const rides = square === undefined ? openedRides(choices, opened!.card) : ridesTo(square, choices, pick.card)
    return (
      <Question title={title} openedBy={`card ${pick.card ?? ''}`} onCancel={() => setPick({})} className="tdf-question">
        <Spoken />
        <Rides {...props} label={title} rides={rides} by={square === undefined ? 'square' : 'card'} />
      </Question>
    )
  }
  const isCrash = choices.every(({ move, refusal }) => refusal !== undefined || move.type === 'crash')
  const ground = (
    <>
      {groundText(words, props)} <span>{say.boardHint}</span>
    </>
  )
  return (
    <>
      <HandHead isAlarm={isCrash} says={isCrash ? say.mustCrash : ground} />
      <Choices label={say.label} className="tdf-cards">
        {offers.map((offer) => (
          <PlayCard key={offer.card} offer={offer} {...props} />
        ))}
      </Choices>
    </>
  )
}

function PlayCard({ offer, ...props }: Props & { readonly offer: CardOffer }): ReactElement {
  const { scene, choose, language } = props
  const words = wordsIn(language)
  const [, setPick, point] = usePick(props)
  const { card, count, crash, refusal } = offer
  const rides = legalRides(offer)
  const [only] = rides
  const isCrash = rides.length === 0 && crash !== undefined && refusal === undefined
  const onChoose = () => {
    if (isCrash) choose(crash.move)
    else if (rides.length === 1 && only !== undefined) choose(only)
    else setPick({ card })
  }
  return (
    <HandCard
      card={card}
      count={count}
      words={words}
      refusal={refusal}
      onChoose={onChoose}
      isAdvised={[...offer.rides, ...(crash === undefined ? [] : [crash])].some(({ isAdvised }) => isAdvised === true)}
      kind={isCrash ? 'crash' : rides.length > 0 && rides.every(({ plus }) => plus > 0) ? 'shelter' : undefined}
      note={isCrash ? words.screen.hand.crash : <CardNote rides={rides} words={words} scene={scene} />}
      onPoint={(isOn) => point(isOn ? card : undefined)}
    />
  )
}

/** Where the card leads: plainly, and in a slipstream or with a kept card. */
function CardNote({ rides, words, scene }: { readonly rides: readonly Ride[]; readonly words: Words; readonly scene: View }): ReactElement {
  const groups = [...Map.groupBy(rides, ({ plus, boost }) => (boost === 'none' ? (plus > 0 ? `+${plus}` : '') : '★'))]
  return (
    <>
      {groups.map(([how, own]) => (
        <span key={how} data-how={how === '' ? undefined : 'more'}>
          {how}
          <i> → </i>
          {rowsOf(words, scene, own)}
        </span>
      ))}
    </>
  )
}

/** "row 12", or the first and the last of many; past the line they are numbered as the road is. */
function rowsOf(words: Words, scene: View, rides: readonly Ride[]): string {
  const { rows, row, size } = stageGraph(scene)
  if (rides.every(({ to }) => to === STAY)) return words.screen.hand.stay
  const reached = rides.filter(({ to }) => to !== STAY).map(({ to }) => (to < size ? row[to]! : rows + 1))
  const [first, last] = [Math.min(...reached), Math.max(...reached)]
  if (first > rows) return words.screen.hand.pastLine
  return words.screen.hand.rows(first, Math.min(last, rows))
}

/** Every way to a square, or those of the card that is chosen. */
function ridesTo({ moves }: SquareOffer, choices: readonly Choice<Move>[], card: Card | undefined): readonly Choice<Ride>[] {
  return choices.filter(
    (choice): choice is Choice<Ride> =>
      moves.includes(choice.move) && choice.move.type === 'ride' && (card === undefined || choice.move.card === card),
  )
}

/** TDF-25: where a Chance card may carry the rider. */
export function LandingChoices(props: Props): ReactElement {
  const { hand } = wordsIn(props.language).screen
  return (
    <>
      <HandHead says={hand.landHint} />
      <Rides {...props} label={hand.landHint} rides={openedRides(props.choices, undefined)} by="square" />
    </>
  )
}

/** What the ground under the acting rider does to cards. */
function groundText(words: Words, { scene }: Props): string {
  const { ride } = words.screen.hand
  const rider = scene.riders[scene.acting]
  if (rider === undefined || seatOf(scene.acting) !== scene.viewer) return ''
  if (rider.standing !== 'road') return rider.standing === 'start' ? ride.start : ride.roadside
  const graph = stageGraph(scene)
  const terrainOf = (square: number) => TERRAINS[graph.terrain[square]!]!
  const terrain = terrainOf(rider.at)
  const rows = graph.byRow.slice(rowOf(graph, rider), rowOf(graph, rider) + LONGEST_RIDE)
  const isBeforeClimb = terrain === 'flat' && rows.some(([square]) => square !== undefined && terrainOf(square) === 'climb')
  return ride[isBeforeClimb ? 'flatBeforeClimb' : terrain]
}

const LONGEST_RIDE = 14
