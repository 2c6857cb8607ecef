import { SPECTATOR } from '@echappee/kernel'
import { Choices, Hand as HandBox, HandHead } from '@echappee/kit/hand'
import type { ReactElement } from 'react'
import { outlook } from '../../text/preview.ts'
import { wordsIn, type Props } from '../props.ts'
import { kitOf, stepOf } from '../../text/race.ts'
import { Action } from './action.tsx'
import { BesacePicker } from './besace-picker.tsx'
import { OwnCards } from './own-cards.tsx'
import { RoadBook } from './road-book.tsx'

/** The viewer's cards, and what can be done now. */
export function Hand(props: Props): ReactElement | undefined {
  const { scene, choices, viewer, language } = props
  const words = wordsIn(language)
  const kit = kitOf(scene)
  if (viewer === SPECTATOR || kit === undefined) return undefined
  const isAsked = choices.length > 0
  // While the others' besaces are announced, what is laid out stays.
  const isPacking = scene.phase === 'besace' && !scene.isReady[viewer]
  return (
    <HandBox table={props} className={isPacking ? 'ti-besace' : 'ti-hand'}>
      {isPacking ? (
        <BesacePicker key={viewer} {...props} />
      ) : (
        <>
          <OwnCards {...props} kit={kit} />
          <div className="ti-do">
            <HandHead says={headText(props)} />
            {isAsked ? (
              <Choices label={words.hand.choices} className="ti-choices" kind={scene.phase}>
                {choices.map((choice) => (
                  <li key={JSON.stringify(choice.move)}>
                    <Action choice={choice} {...props} />
                  </li>
                ))}
              </Choices>
            ) : (
              <RoadBook {...props} />
            )}
          </div>
        </>
      )}
    </HandBox>
  )
}

/** A line over the choices: what they rest on. */
function headText({ scene, choices, viewer, language }: Props): string {
  const words = wordsIn(language)
  if (scene.riders[viewer]!.out !== null) return words.hand.out
  if (choices.length === 0) return stepOf(scene) === 'besace' && scene.isReady[viewer] ? words.besace.packed : words.hand.wait
  if (scene.phase === 'swap') return words.hand.swapLeft(scene.feed!.allowance[viewer]! - kitOf(scene)!.swaps)
  if (scene.phase === 'play' && !outlook(scene, viewer, 'R').isCertain) return words.outlook.ifOthersR
  return ''
}
