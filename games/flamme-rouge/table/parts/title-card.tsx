import { Banner } from '@echappee/kit/results'
import type { ReactElement } from 'react'
import { roadIn, stageOf } from '../../rules/riders.ts'
import { stageTitle } from '../../text/labels.ts'
import { wordsIn, type Props } from '../props.ts'
import { StageIcon } from './stage-icon.tsx'

/** A stage begins. */
export function TitleCard({ scene, beat, beatMs, language }: Props): ReactElement | undefined {
  if (beat?.type !== 'stageBegan') return undefined
  const words = wordsIn(language)
  const stage = stageOf(scene)
  const { type } = stage
  return (
    <Banner title={stageTitle(words, stage)} ms={beatMs} kind={type}>
      <p className="fr-title-line">
        <StageIcon type={type} size={34} /> {words.screen.stageLine(words.stageTypes[type], roadIn(scene).line)}
      </p>
    </Banner>
  )
}
