import { RiderToken } from '@echappee/kit'
import type { ReactElement } from 'react'
import type { RiderId } from '../../rules/state.ts'
import { kindName, speaker } from '../../text/labels.ts'
import { wordsIn, type Props } from '../props.ts'
import { tokenOf } from '../race.ts'

/** A rider by token, kind and name, and where he is. */
export function RiderHead({ id, scene, names, language }: Props & { readonly id: RiderId }): ReactElement {
  const words = wordsIn(language)
  const { at, lane } = scene.riders[id]!
  return (
    <span className="fr-rider-head">
      <RiderToken {...tokenOf(id)} size={38} />
      <span>
        <b>{kindName(words, scene, id)}</b>
        <small>
          {speaker(words, names).rider(id)}
          {lane === 0 ? '' : ` · ${words.screen.people.square(at)}`}
        </small>
      </span>
    </span>
  )
}
