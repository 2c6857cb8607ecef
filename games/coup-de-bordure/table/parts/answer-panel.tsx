import type { Choice } from '@echappee/text'
import { ChoiceButton, Choices, offerOf } from '@echappee/kit/hand'
import type { ReactElement, ReactNode } from 'react'
import { TOW_COST, type Pace } from '../../content/paces.ts'
import { TERRAINS } from '../../content/road.ts'
import type { Move } from '../../rules/moves.ts'
import { spentBy } from '../../rules/payments.ts'
import type { RiderId } from '../../rules/state.ts'
import { PaceArt } from '../art/pace-art.tsx'
import { plateText, riderLabels, tokenText } from '../../text/labels.ts'
import { wordsIn, type Props } from '../props.ts'
import { askedOf, energyOf, groupTerrain, leftOf } from '../../text/race.ts'
import { QuestionRiders } from './own-riders.tsx'
import { placeText } from './pace-card.tsx'
import { TokenRow } from './plate.tsx'

/** Questions of the resolution: how to pay, whether to follow or to tow, what to take at the feed zone. */
export function AnswerPanel(props: Props): ReactElement {
  const { scene, choices, choose, language } = props
  const words = wordsIn(language)
  const id = askedOf(scene)[0]!
  const offered = choices.filter((choice) => isOffered(choice))
  const canEat = offered.some(({ move }) => move.type === 'refill' && move.tokens !== '')
  return (
    <div className="cdb-choosing">
      <QuestionRiders id={id} {...props} />
      <div>
        <Choices className="cdb-answers" kind={scene.phase} label={words.hand.label}>
          {offered.map((choice) => {
            const { title, tokens, note, pace } = face(props, id, choice.move, canEat)
            const key = keyOf(choice.move)
            return (
              <li key={key}>
                <ChoiceButton id={key} className="cdb-option" note={note} {...offerOf(choice, choose)}>
                  {title === undefined ? undefined : <b>{title}</b>}
                  {tokens === undefined ? undefined : (
                    <>
                      <TokenRow tokens={tokens} size={30} />
                      <span className="visually-hidden">{tokenText(words, tokens)}</span>
                    </>
                  )}
                  {pace === undefined ? undefined : <PaceArt pace={pace} size={30} />}
                </ChoiceButton>
              </li>
            )
          })}
        </Choices>
        {scene.phase === 'refill' && scene.race.isHiding && offered.length > 0 ? (
          <p className="muted">{canEat ? words.hand.refillShows : words.hand.refillNotEntitled}</p>
        ) : undefined}
      </div>
    </div>
  )
}

/** Handfuls that do not pay the price are left out: the prompt names it. So are refills of the wrong number. */
function isOffered({ move, refusal }: Choice<Move>): boolean {
  return refusal === undefined || (move.type !== 'pay' && move.type !== 'refill')
}

interface Face {
  readonly title?: string
  readonly tokens?: string
  readonly note?: ReactNode
  readonly pace?: Pace
}

/** What is written on a choice. */
function face(props: Props, id: RiderId, move: Move, canEat: boolean): Face {
  const { scene, names, language } = props
  const words = wordsIn(language)
  const say = words.hand
  const keeps = (tokens: string) => say.leaves(plateText(words, leftAfter(props, id, tokens)))
  const usesDown = (tokens: string) => (/[a-z]/.test(tokens) ? ` · ${say.faceDownUsed}` : '')
  switch (move.type) {
    case 'pay':
      return { tokens: move.tokens, note: keeps(move.tokens) + usesDown(move.tokens) }
    case 'follow': {
      const { pace } = scene.riders[id]!
      if (move.tokens === '')
        return pace === null || pace === 'CON'
          ? { title: say.stay, note: say.staySteady(placeText(words, props, scene.groupCase + 1)) }
          : { title: say.stay, pace, note: say.stayOn(words.paces[pace]) }
      const to = placeText(words, props, scene.groupCase + scene.tow!.distance)
      return { title: say.follow, tokens: move.tokens, note: `${say.result(to)} · ${keeps(move.tokens)}${usesDown(move.tokens)}` }
    }
    case 'announce': {
      const left = riderLabels(words, scene, leftOf(scene), names)
      const price = words.tokens(TOW_COST[2].tokens, words.terrains[groupTerrain(scene)])
      return move.tow ? { title: say.tow, note: say.towNote(left, price) } : { title: say.quiet, note: say.quietNote(left) }
    }
    case 'refill':
      if (move.tokens !== '') return { tokens: move.tokens }
      if (!canEat) return { title: say.goOn }
      return { title: say.refillNone, note: scene.race.isHiding ? say.refillHiddenNote : say.refillNoneNote }
    default:
      return {}
  }
}

function leftAfter({ scene }: Props, id: RiderId, tokens: string): number[] {
  const { all } = spentBy(tokens)
  const owned = energyOf(scene, id)
  return TERRAINS.map((_, i) => owned[i]! - all[i]!)
}

function keyOf(move: Move): string {
  return 'tokens' in move ? `tokens ${move.tokens}` : 'tow' in move ? `tow ${move.tow}` : move.type
}
