import { useState, type ReactElement } from 'react'
import { RiderToken } from '@echappee/kit'
import { Jersey } from '@echappee/kit/results'
import { isTimeTrial } from '../../rules/riders.ts'
import { virtualStanding } from '../../rules/virtual.ts'
import { wordsIn, type Props } from '../props.ts'
import { tokenOf } from '../race.ts'
import { jerseysVirtually } from '../results.ts'
import { Classifications, JerseyList } from './classifications.tsx'

/** In the middle of a stage: who would wear which jersey if it ended as it stands; unfolded, all four classifications. */
export function Virtual(props: Props): ReactElement | undefined {
  const { scene, language } = props
  const [isOpen, setIsOpen] = useState(false)
  const virtual = virtualStanding(scene)
  if (virtual === undefined) return undefined
  const say = wordsIn(language).screen.virtual
  const passes = jerseysVirtually(scene, virtual)
  return (
    <details className="fr-virtual-standings" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        {say.title}
        {passes.map(({ kind, rider }) =>
          rider === null ? undefined : (
            <span key={kind} className="fr-virtual-who" aria-hidden="true">
              <Jersey kind={kind} language={language} size={20} />
              <RiderToken {...tokenOf(rider)} size={20} />
            </span>
          ),
        )}
      </summary>
      {isOpen ? (
        <>
          <p className="muted">{isTimeTrial(scene) ? say.clock : say.road}</p>
          <JerseyList {...props} passes={passes} label={say.title} taken={say.taken} />
          <Classifications {...props} virtual={virtual} />
        </>
      ) : undefined}
    </details>
  )
}
