import { drawBeats, drawRefusals, quickStart, type QuickStartModule } from '@echappee/kit/quick-start'
import type { Language } from '@echappee/text'
import type { ReactElement } from 'react'
import { game } from '../rules/index.ts'
import './css/index.css'
import { Hand } from './parts/hand.tsx'
import { RoadView } from './parts/road-view.tsx'
import { wordsIn, type Props } from './props.ts'
import { POSITIONS } from './quick-start-positions.ts'
import { BEATS, REFUSALS } from './rule-beats.ts'
import { gameText } from '../text/index.ts'

/** The road alone. */
function Road(props: Props): ReactElement {
  return (
    <div className="road-board">
      <RoadView {...props} />
    </div>
  )
}

const road = (caption: 'shelter' | 'hill' | 'finish') => ({ caption, ...POSITIONS[caption], part: Road })

export const QuickStart = quickStart({
  words: (language) => wordsIn(language).quickStart,
  text: (language) => gameText(wordsIn(language)),
  height: 210,
  figures: [{ caption: 'hand', ...POSITIONS.hand, part: Hand }, road('shelter'), road('hill'), road('finish')],
})

const DRAWER = { game, text: (language: Language) => gameText(wordsIn(language)), Road, height: 240, followsBeat: true }

export const drawings: QuickStartModule['drawings'] = { ...drawBeats(DRAWER, BEATS), ...drawRefusals(DRAWER, REFUSALS) }
