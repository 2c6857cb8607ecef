import { type Bearing, closedLine, GREEN, INK, WHITE, YELLOW } from '@echappee/kit/drawing'
import { useRoadZoom } from '@echappee/kit/road'
import type { ReactElement } from 'react'
import { STAY, type Move } from '../../rules/moves.ts'
import { placeName, stageGraph } from '../../rules/riders.ts'
import { placeOf, poseOf, type Course, type SquareShape } from '../course.ts'
import { contactsOf, type Contact } from '../contacts.ts'
import { effectsOf, landingName, type Effect, type Landing } from '../../text/effects.ts'
import { placeText } from '../../text/place.ts'
import { barredSquares, cardText, openedRides, squareOffers, type SquareOffer } from '../offers.ts'
import { refuseSquare, usePick } from '../pick.ts'
import { wordsIn, type Props } from '../props.ts'
import { SquareLight, type Light } from '../road/lights.tsx'
import { lettersOf } from '../squares-in-words.ts'
import { unlitSquares } from '../why-square.ts'

/** Where the acting rider can go: each square with the card that leads there and what happens there. */
export function Landings({ course, ...props }: Props & { readonly course: Course }): ReactElement | undefined {
  const { scene, choices, beat } = props
  const [pick] = usePick(props)
  if (beat !== undefined || choices.length === 0) return undefined
  const { layout } = course
  const graph = stageGraph(scene)
  const card = pick.card ?? pick.pointed
  const isShown = (to: number) => pick.square === undefined || pick.square === to
  const offers = squareOffers(choices, pick.card).filter(({ to }) => to !== STAY && isShown(to))
  const letters = lettersOf(openedRides(choices, pick.card))
  const own = poseOf(layout, graph, scene, scene.acting)
  return (
    <g className="tdf-landings">
      {own === undefined ? undefined : <Arrow at={own} />}
      {unlitSquares(props).map((square) => (
        <path
          key={square}
          className="tdf-unlit"
          d={closedLine(placeOf(layout, graph, square).outline)}
          onClick={() => refuseSquare(props, square)}
        />
      ))}
      {barredSquares(choices, card).map((to) => (
        <Barred
          key={to}
          {...placeOf(layout, graph, to)}
          title={`${placeText(graph, to)} – ${wordsIn(props.language).screen.reasons.OVERTAKING}`}
          onPress={() => refuseSquare(props, to)}
        />
      ))}
      {contactsOf(scene, choices, pick).map((contact) => (
        <ContactSquare key={contact.square} {...props} contact={contact} {...placeOf(layout, graph, contact.square)} />
      ))}
      {offers.map((offer) => (
        <LitSquare key={offer.to} {...props} {...placeOf(layout, graph, offer.to)} offer={offer} letter={letters.get(offer.to)} />
      ))}
    </g>
  )
}

interface LitProps extends Props, SquareShape {
  readonly offer: SquareOffer
  /** While one card is laid: the letter that its button has too. */
  readonly letter: string | undefined
}

function LitSquare({ offer, letter, outline, centre, ...props }: LitProps): ReactElement {
  const { scene, choose, language } = props
  const words = wordsIn(language)
  const [pick, setPick] = usePick(props)
  const { to, moves } = offer
  const best = moves[0] as Landing
  const pointed = moves.find((move) => move.type === 'ride' && move.card === pick.pointed)
  const shown = (pointed ?? best) as Landing
  const effects = effectsOf(words, scene, shown)
  const marked = useRoadZoom() < ROOM_FOR_MARKS ? [] : effects.filter(isMarked)
  const isChosen = [pick.square, pick.aimed].includes(to) || pointed !== undefined
  const press = () => (moves.length === 1 ? choose(best) : setPick({ ...pick, square: to }))
  const label = [
    landingName(words, scene, best),
    moves.map((move) => (move.type === 'ride' ? cardText(move) : '→')).join(', '),
    ...effects.map(({ text }) => text),
  ].join(' · ')
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a short way by mouse or finger to what the hand offers to everybody
    <g className="tdf-landing" data-square={placeName(stageGraph(scene), to)} onClick={press}>
      <title>{label}</title>
      <SquareLight outline={outline} light={isChosen ? 'chosen' : lightOf(moves)} />
      <g transform={`translate(${centre.x} ${centre.y})`}>
        {letter === undefined ? (
          <text className="road-text tdf-landing-card" y={marked.length > 0 ? '-0.42em' : '0'}>
            {moveText(shown)}
          </text>
        ) : (
          <Letter isRaised={marked.length > 0}>{letter}</Letter>
        )}
        {marked.map((effect, i) => (
          <Mark key={effect.text} {...effect} x={(i - (marked.length - 1) / 2) * 24} />
        ))}
      </g>
    </g>
  )
}

function Letter({ isRaised, children }: { readonly isRaised: boolean; readonly children: string }): ReactElement {
  return (
    <g className="tdf-letter-on-road" transform={isRaised ? 'translate(0 -9)' : undefined}>
      <circle />
      <text className="road-text">{children}</text>
    </g>
  )
}

/** Pixels a unit at which a square holds more than its card or letter. */
const ROOM_FOR_MARKS = 0.7

/** What happens on the square, under its card: a sprint with its points, the time past the line. */
function Mark({ kind, short, x }: Marked & { readonly x: number }): ReactElement {
  const isTime = kind === 'finish' && short !== undefined
  return (
    <g transform={`translate(${x} 13)`}>
      {isTime ? undefined : (
        <g transform={short === undefined ? undefined : 'translate(-8)'} stroke={INK} strokeWidth="2.6" strokeLinecap="round">
          <path d={MARKS[kind]} fill={kind === 'sprint' ? GREEN : 'none'} strokeLinejoin="round" />
        </g>
      )}
      {short === undefined ? undefined : (
        <text className="road-text tdf-landing-card tdf-mark-text" x={isTime ? 0 : 8}>
          {short}
        </text>
      )}
    </g>
  )
}

/** Red: here he would run into somebody. */
function ContactSquare({ contact, outline, centre, ...props }: Props & SquareShape & { readonly contact: Contact }): ReactElement {
  const { choose, language } = props
  const { hand } = wordsIn(language).screen
  const { moves, isLegal } = contact
  const [first, last] = [moves[0]!, moves.at(-1)!]
  const cards = first === last ? String(first.card) : `${first.card}–${last.card}`
  const press = isLegal && first === last ? () => choose(first) : undefined
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a short way by mouse or finger to what the hand offers to everybody
    <g className="tdf-contact" data-legal={press === undefined ? undefined : true} onClick={press}>
      <title>{`${hand.card(cards)} · ${hand.crash}`}</title>
      <SquareLight outline={outline} light="contact" />
      <g transform={`translate(${centre.x} ${centre.y - 22})`} fill="var(--print-red-strong)" stroke={WHITE} strokeWidth="5">
        <text className="road-text" fontSize="24" paintOrder="stroke">
          {`${cards} !`}
        </text>
      </g>
    </g>
  )
}

/** A flag, two arrows, a question mark, the line. */
const MARKS = {
  sprint: 'M-5 7V-7H7L3-3 7 1H-5',
  exchange: 'M-8-3H8M4-7 8-3 4 1M8 4H-8M-4 0-8 4-4 8',
  chance: 'M-4-4A4.200 4.200 0 1 1 2 0Q0 1 0 3.500M0 7.500V8',
  finish: 'M-7-7H7V7H-7ZM0-7V7M-7 0H7',
} as const

type Marked = Effect & { readonly kind: keyof typeof MARKS }

const isMarked = (effect: Effect): effect is Marked => effect.kind in MARKS

/** That a slipstream is needed is seen by the light. */
function moveText(move: Move): string {
  return move.type === 'ride' ? `${move.card}${move.boost === 'none' ? '' : '★'}` : '→'
}

/** Green where only the slipstream leads there. */
function lightOf(moves: readonly Move[]): Light {
  return moves.every((move) => move.type === 'ride' && move.plus > 0) ? 'slipstream' : 'free'
}

/** TDF-22: free, but it would bar the next rider's way. */
function Barred({ outline, centre, title, onPress }: SquareShape & { readonly title: string; readonly onPress: () => void }): ReactElement {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the hand says the same to everybody
    <g className="tdf-barred" onClick={onPress}>
      <title>{title}</title>
      <path d={closedLine(outline)} />
      <path d="M-9-9 9 9M9-9-9 9" transform={`translate(${centre.x} ${centre.y})`} />
    </g>
  )
}

/** In front of the rider who is to ride. */
function Arrow({ at }: { readonly at: Bearing }): ReactElement {
  const angle = (at.heading * 180) / Math.PI
  return (
    <g transform={`translate(${at.x} ${at.y}) rotate(${angle})`}>
      <path d="M28-11 44 0 28 11Z" fill={YELLOW} stroke={INK} strokeWidth="2.5" strokeLinejoin="round" />
    </g>
  )
}
