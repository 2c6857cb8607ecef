import { SPECTATOR } from '@echappee/kernel'
import { Hand as HandBox, HandHead } from '@echappee/kit/hand'
import type { ReactElement } from 'react'
import { isTimeTrial } from '../../rules/riders.ts'
import { wordsIn, type Props } from '../props.ts'
import { CardRow } from './card-row.tsx'
import { FormChoice, PlaceChoice, PlainChoice, RiderChoice, TraitChoice } from './choices.tsx'
import { OwnRiders } from './own-riders.tsx'

/** Whatever the viewer chooses from now, and both riders' cards as far as they are known. */
export function Hand(props: Props): ReactElement {
  const { scene, beat, viewer, choices, language } = props
  const { hand: say, note } = wordsIn(language).screen
  const isWaiting =
    beat === undefined && choices.length === 0 && viewer !== SPECTATOR && (scene.asked & scene.answered & (1 << viewer)) !== 0
  if (viewer === SPECTATOR) return <p className="muted">{say.spectator}</p>
  return (
    <HandBox table={props} className="fr-hand">
      <OwnRiders {...props} />
      <div className="fr-do">
        <HandHead says={isWaiting ? say.wait : undefined}>
          {scene.phase === 'hand' && choices.length > 0 && !isTimeTrial(scene) ? <p className="fr-hint">{note.likely}</p> : undefined}
        </HandHead>
        <Question {...props} />
      </div>
    </HandBox>
  )
}

function Question(props: Props): ReactElement | undefined {
  if (props.choices.length === 0) return <CardRow {...props} />
  switch (props.scene.phase) {
    case 'hand':
    case 'bidCard':
      return <CardRow {...props} />
    case 'pick':
    case 'bidRider':
      return <RiderChoice {...props} />
    case 'trait':
      return <TraitChoice {...props} />
    case 'form':
      return <FormChoice {...props} />
    case 'place':
      return <PlaceChoice {...props} />
    default:
      return <PlainChoice {...props} />
  }
}
