import { Banner } from '@echappee/ui/results'
import type { ReactElement } from 'react'
import { roadIn, stageOf } from '../../rules/riders.ts'
import { wordsIn, type Props } from '../props.ts'
import { StageIcon } from './stage-icon.tsx'

/** A stage begins. */
export function TitleCard({ scene, beat, beatMs, language }: Props): ReactElement | undefined {
  if (beat?.type !== 'stageBegan') return undefined
  const words = wordsIn(language)
  const { name, type } = stageOf(scene)
  return (
    <Banner title={name === '' ? words.screen.ownStage : name} ms={beatMs} kind={type}>
      <p className="fr-title-line">
        <StageIcon type={type} size={34} /> {words.board.stage('', words.stageTypes[type], roadIn(scene).squares).split(/ ?: /u)[1]}
      </p>
    </Banner>
  )
}
