import { choicesIn } from '@echappee/kit'
import { useSize } from '@echappee/kit/motion'
import { drawBeats, quickStart, type QuickStartModule } from '@echappee/kit/quick-start'
import '@echappee/kit/road'
import { useRef, type ReactElement } from 'react'
import { game } from '../rules/index.ts'
import './css/index.css'
import { Hand } from './parts/hand.tsx'
import { RoadView } from './parts/road-view.tsx'
import { wordsIn, type Props } from './props.ts'
import { VIEWS } from './quick-start-views.ts'
import { BEATS } from './rule-beats.ts'
import { gameText } from '../text/index.ts'

/** The road without the course above it and the desk below. */
function Road(props: Props): ReactElement {
  const element = useRef<HTMLDivElement>(null)
  const frame = useSize(element)
  return (
    <div className="road-board">
      <div className="ti-scene" style={{ height: '100%' }} ref={element}>
        {frame === undefined ? undefined : <RoadView frame={frame} {...props} />}
      </div>
    </div>
  )
}

const road = (caption: keyof typeof VIEWS) => ({ caption, view: VIEWS[caption], part: Road })

export const QuickStart = quickStart({
  words: (language) => wordsIn(language).quickStart,
  text: (language) => gameText(wordsIn(language)),
  height: 200,
  figures: [
    road('start'),
    road('escape'),
    road('gaps'),
    { caption: 'ride', view: VIEWS.start, part: Hand, choices: choicesIn(game, VIEWS.start, 0), phoneHeight: 304, columns: 3 },
  ],
})

export const drawings: QuickStartModule['drawings'] = drawBeats(
  { game, text: (language) => gameText(wordsIn(language)), Road, height: 240, followsBeat: true },
  BEATS,
)
