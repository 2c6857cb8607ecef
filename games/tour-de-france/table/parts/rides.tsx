import type { Choice } from '@echappee/text'
import { ChoiceButton, Choices, offerOf } from '@echappee/kit/hand'
import type { ReactElement } from 'react'
import { STAY, type Move } from '../../rules/moves.ts'
import { stageGraph } from '../../rules/riders.ts'
import type { View } from '../../rules/state.ts'
import { effectsOf, landingName, type Landing } from '../../text/effects.ts'
import { courseOf } from '../course.ts'
import { cardText } from '../offers.ts'
import { usePick } from '../pick.ts'
import { wordsIn, type Props } from '../props.ts'
import { lettersOf, squareWords } from '../squares-in-words.ts'

interface RidesProps extends Props {
  readonly label: string
  readonly rides: readonly Choice<Landing>[]
  /** What is written large: the card that leads to a square, or the square. */
  readonly by: 'card' | 'square'
}

/** Ways to choose from: to a square by several cards, or by one card to several squares, which the road shows under the same letters. */
export function Rides({ label, rides, by, ...props }: RidesProps): ReactElement {
  const letters = lettersOf(rides)
  const furthest = Math.max(...rides.map(({ move }) => rowIn(props.scene, move)))
  return (
    <Choices label={label} className="tdf-rides">
      {rides.map((choice) =>
        by === 'card' ? (
          <CardRide key={keyOf(choice.move)} {...props} choice={choice} />
        ) : (
          <SquareRide key={keyOf(choice.move)} {...props} choice={choice} letter={letters.get(choice.move.to)} furthest={furthest} />
        ),
      )}
    </Choices>
  )
}

interface RideProps extends Props {
  readonly choice: Choice<Landing>
}

function CardRide({ choice, ...props }: RideProps): ReactElement {
  const { scene, choose, language } = props
  const words = wordsIn(language)
  const { move } = choice
  return (
    <li>
      <ChoiceButton
        id={keyOf(move)}
        name={landingName(words, scene, move)}
        className="tdf-ride"
        kind={kindOf(move)}
        note={effectsOf(words, scene, move)
          .map(({ text }) => text)
          .join(', ')}
        {...offerOf(choice, choose)}
      >
        <b>{move.type === 'ride' ? cardText(move) : ''}</b>
      </ChoiceButton>
    </li>
  )
}

interface SquareRideProps extends RideProps {
  readonly letter: string | undefined
  readonly furthest: number
}

function SquareRide({ choice, letter, furthest, ...props }: SquareRideProps): ReactElement {
  const { scene, choose, names, language } = props
  const words = wordsIn(language)
  const [, , , aim] = usePick(props)
  const { move } = choice
  const name = landingName(words, scene, move)
  const { layout } = courseOf(stageGraph(scene).board, language)
  const less = move.to === STAY ? 0 : furthest - rowIn(scene, move)
  const effects = [...effectsOf(words, scene, move).map(({ text }) => text), ...(less > 0 ? [words.screen.square.short(less)] : [])]
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- shows on the road which square it is
    <li
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && aim(move.to)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && aim(undefined)}
      onFocus={({ target }) => target.matches(':focus-visible') && aim(move.to)}
      onBlur={() => aim(undefined)}
    >
      <ChoiceButton
        id={keyOf(move)}
        name={name}
        className="tdf-ride tdf-ride-square"
        kind={kindOf(move)}
        note={effects.join(', ')}
        {...offerOf(choice, choose)}
      >
        {letter === undefined ? undefined : <i className="tdf-letter">{letter}</i>}
        <b>{squareWords(words, scene, layout, move.to, names)}</b>
        {move.to === STAY ? undefined : <small>{name}</small>}
      </ChoiceButton>
    </li>
  )
}

const kindOf = (move: Move) => (move.type === 'ride' && move.plus > 0 ? 'shelter' : undefined)

const keyOf = (move: Landing) => (move.type === 'ride' ? `${move.to} ${cardText(move)} ${move.boost}` : String(move.to))

function rowIn(scene: View, { to }: Landing): number {
  return to === STAY ? 0 : (stageGraph(scene).row[to] ?? 0)
}
