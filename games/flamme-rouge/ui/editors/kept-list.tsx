import { check } from '@echappee/kernel'
import type { Language } from '@echappee/ui'
import { useState, type ReactElement } from 'react'
import { stageSchema, type CustomStage } from '../../rules/stage-schema.ts'
import { wordsIn } from '../props.ts'
import { dropStage, keepStage, keptStages } from './kept-stages.ts'

interface KeptStagesProps {
  readonly draft: CustomStage
  readonly language: Language
  readonly onOpen: (stage: CustomStage) => void
}

/** Keeps stages on this device. */
export function KeptStages({ draft, language, onOpen }: KeptStagesProps): ReactElement {
  const say = wordsIn(language).screen.editor
  const [kept, setKept] = useState(keptStages)
  const isGood = check(stageSchema, draft).ok
  return (
    <div className="fr-kept">
      <div className="fr-builder-buttons">
        <button type="button" className="pill" aria-disabled={!isGood} onClick={() => isGood && setKept(keepStage(draft))}>
          {say.save}
        </button>
      </div>
      {kept.length === 0 ? undefined : (
        <>
          <p>{say.saved}</p>
          <ul>
            {kept.map((stage) => (
              <li key={`${stage.name} ${stage.tiles}`}>
                <button type="button" className="pill" onClick={() => onOpen(stage)}>
                  {stage.name === '' ? stage.tiles : stage.name}
                </button>
                <button type="button" className="pill" onClick={() => setKept(dropStage(stage))} aria-label={`${say.remove} ${stage.name}`}>
                  ×
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
