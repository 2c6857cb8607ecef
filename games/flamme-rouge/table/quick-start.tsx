import { drawBeats, quickStart, type QuickStartModule } from '@echappee/kit/quick-start'
import { Hand } from '@echappee/kit/hand'
import type { ReactElement } from 'react'
import { game } from '../rules/index.ts'
import '@echappee/kit/drawing.css'
import './road/road.css'
import './css/index.css'
import { CardRow } from './parts/card-row.tsx'
import { RoadView } from './parts/road-view.tsx'
import { wordsIn, type Props } from './props.ts'
import { VIEWS } from './quick-start-views.ts'
import { BEATS } from './rule-beats.ts'
import { gameText } from '../text/index.ts'

/** The cards as they lie in the hand of the table. */
function Cards(props: Props): ReactElement {
  return (
    <Hand table={props}>
      <CardRow {...props} />
    </Hand>
  )
}

/** The road without the stage from the side above it and the cards over it. */
function Road(props: Props): ReactElement {
  return (
    <div className="road-board fr-table">
      <RoadView {...props} />
    </div>
  )
}

const road = (caption: Exclude<keyof typeof VIEWS, 'hand'>) => ({ caption, view: VIEWS[caption], part: Road })

export const QuickStart = quickStart({
  words: (language) => wordsIn(language).screen.quickStart,
  text: (language) => gameText(wordsIn(language)),
  height: 170,
  figures: [road('start'), { caption: 'hand', view: VIEWS.hand, part: Cards, scale: 0.7 }, road('groups'), road('climb'), road('finish')],
})

export const drawings: QuickStartModule['drawings'] = drawBeats(
  { game, text: (language) => gameText(wordsIn(language)), Road, height: 240, followsBeat: true },
  BEATS,
)
