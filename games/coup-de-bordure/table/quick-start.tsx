import { choicesIn } from '@echappee/kit'
import { drawBeats, quickStart, type QuickStartModule } from '@echappee/kit/quick-start'
import type { ReactElement } from 'react'
import { game } from '../rules/index.ts'
import './css/index.css'
import { Hand } from './parts/hand.tsx'
import { RoadBox } from './parts/road-view.tsx'
import { wordsIn, type Props } from './props.ts'
import { VIEWS } from './quick-start-views.ts'
import { BEATS } from './rule-beats.ts'
import { gameText } from '../text/index.ts'

/** An attack covers three squares: the fourth is seen whole. */
const DRAWN_STEP = 80

/** The road without what is being decided above it. */
function Road(props: Props): ReactElement {
  return (
    <div className="road-board cdb-board">
      <RoadBox {...props} leastStep={DRAWN_STEP} />
    </div>
  )
}

const road = (caption: keyof typeof VIEWS) => ({ caption, view: VIEWS[caption], part: Road })

export const QuickStart = quickStart({
  words: (language) => wordsIn(language).quickStart,
  text: (language) => gameText(wordsIn(language)),
  height: 190,
  figures: [
    road('start'),
    road('wheel'),
    road('attack'),
    {
      caption: 'paces',
      view: VIEWS.start,
      part: Hand,
      choices: choicesIn(game, VIEWS.start, 0),
      height: 250,
      phoneHeight: 520,
      columns: 3,
    },
  ],
})

export const drawings: QuickStartModule['drawings'] = drawBeats(
  { game, text: (language) => gameText(wordsIn(language)), Road, height: 200 },
  BEATS,
)
