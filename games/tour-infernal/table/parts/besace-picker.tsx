import { ChoiceButton, Choices, Spoken, offerOf, useDecisionState } from '@echappee/kit/hand'
import type { ReactElement } from 'react'
import { CARDS, CHOSEN, COMPULSORY_R, type Besace, type Card } from '../../content/cards.ts'
import { EFFECTS, SECTORS } from '../../content/sectors.ts'
import type { Move } from '../../rules/moves.ts'
import { BESACE_KEYS, IDEAS, toChoose } from '../choice.ts'
import type { Words } from '../../text/words/en/index.ts'
import { wordsIn, type Props } from '../props.ts'
import { kitOf, prizesOf } from '../../text/race.ts'
import { CardFace } from './card-face.tsx'
import { Mission } from './own-cards.tsx'

/** TI-5: six cards of three kinds. Each kind is a row of seven numbers; ready-made besaces fill all three. */
export function BesacePicker(props: Props): ReactElement {
  const { scene, choices, choose, decision, language } = props
  const words = wordsIn(language)
  const say = words.besace
  const [besace, setBesace] = useDecisionState<Besace>(decision, IDEAS[0]!.besace)
  const missing = toChoose(besace)
  const kit = kitOf(scene)
  const counter = missing === 0 ? say.total(CHOSEN, CHOSEN) : missing > 0 ? say.missing(missing) : say.tooMany(-missing)
  const choice = choices.find(({ move }) => move.type === 'besace' && isSame(move, besace))
  const advised = choices.find(({ isAdvised }) => isAdvised)?.move
  return (
    <>
      <div className="ti-besace-rows">
        <h2>
          {say.label} <small>{say.fixed}</small>
        </h2>
        {CARDS.map((card) => (
          <Row key={card} card={card} besace={besace} advised={advised} onChange={setBesace} words={words} />
        ))}
      </div>
      <div className="ti-besace-side">
        <div className="ti-ideas">
          <span className="visually-hidden">{say.ideas}</span>
          {IDEAS.map(({ name, besace: idea }) => (
            <button
              key={name}
              type="button"
              data-helper
              className="pill"
              aria-pressed={isSame(idea, besace)}
              onClick={() => setBesace(idea)}
            >
              {say.idea[name]}
            </button>
          ))}
        </div>
        <div>
          <h2>{say.course}</h2>
          <ul className="ti-facts">
            {courseFacts(words, scene.race.course).map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </div>
        {kit === undefined ? undefined : <Mission {...props} kit={kit} />}
        <Spoken />
        <ChoiceButton
          id="pack"
          className="big ti-pack"
          {...offerOf(choice, choose)}
          lacks={missing === 0 ? undefined : counter}
          rule="TI-5"
          note={say.packNote(COMPULSORY_R + besace.r, besace.s, besace.a)}
        >
          {say.pack}
        </ChoiceButton>
        <output className="visually-hidden">{counter}</output>
      </div>
    </>
  )
}

interface RowProps {
  readonly card: Card
  readonly besace: Besace
  readonly advised: Move | undefined
  readonly onChange: (besace: Besace) => void
  readonly words: Words
}

function Row({ card, besace, advised, onChange, words }: RowProps): ReactElement {
  const key = BESACE_KEYS[card]
  const chosen = besace[key]
  const free = toChoose(besace) + chosen
  return (
    <div className="ti-besace-row" data-card={card} data-lesson={`bag-${card}`}>
      <CardFace card={card} words={words} size="large" />
      <p>
        <b>{words.cardNames[card]}</b>
        <small>{words.besace.use[card]}</small>
      </p>
      <Choices label={words.cardNames[card]} className="ti-numbers">
        {Array.from({ length: CHOSEN + 1 }, (_, n) => (
          <li key={n}>
            <button
              type="button"
              data-helper
              data-on={(n > 0 && n <= chosen) || undefined}
              data-advised={(advised?.type === 'besace' && advised[key] === n) || undefined}
              data-over={n > free || undefined}
              aria-pressed={n === chosen}
              aria-label={words.besace.set(card, n)}
              onClick={() => onChange({ ...besace, [key]: n })}
            >
              {n}
            </button>
          </li>
        ))}
      </Choices>
    </div>
  )
}

/** What a besace is packed for. */
function courseFacts(words: Words, course: Props['scene']['race']['course']): string[] {
  const say = words.besace
  const prizes = course.map((_, i) => prizesOf(course, i + 1))
  const contests = prizes.filter((list) => list.length > 0)
  const cobbles = course.filter((tile) => tile === 'CO').length
  const mountains = course.filter((tile) => tile === 'HM').length
  const doubled = course.filter((tile) => EFFECTS[tile].doublesAttacks).length
  const facts = [
    say.bonuses(
      contests.length,
      contests.flat().reduce((sum, bonus) => sum + bonus, 0),
    ),
  ]
  if (mountains > 0) facts.push(say.mountains(mountains))
  if (cobbles > 0) facts.push(say.cobbles(cobbles))
  if (doubled > 0) facts.push(say.doubled(doubled))
  facts.push(course.slice(0, SECTORS).includes('FZ') ? say.feed : say.noFeed)
  return facts
}

const isSame = (a: Besace, b: Besace) => a.r === b.r && a.s === b.s && a.a === b.a
