import { defaultOptions } from '@echappee/kernel'
import { choicesIn, drawBeats, quickStart, viewWhen, type QuickStartModule } from '@echappee/kit/quick-start'
import type { ReactElement } from 'react'
import type { Pace } from '../content/paces.ts'
import { TEAM_SIZE } from '../content/team-sheet.ts'
import { game } from '../rules/index.ts'
import type { Move } from '../rules/moves.ts'
import { optionFields, type Options } from '../rules/options.ts'
import type { View } from '../rules/state.ts'
import './css/index.css'
import { Hand } from './parts/hand.tsx'
import { RoadBox } from './parts/road-view.tsx'
import { wordsIn, type Props } from './props.ts'
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

/** Two teams; the first rides as it is told, the other steadily. */
function at(paces: readonly Pace[], until: (view: View) => boolean): View {
  const options: Options = { ...defaultOptions(optionFields), assign: 'random' }
  const pick = (legal: readonly Move[]) =>
    legal.find((move) => move.type === 'pace' && move.pace === (move.rider < TEAM_SIZE ? paces[move.rider] : 'CON')) ??
    legal.find((move) => move.type === 'pace' && move.pace === 'CON') ??
    legal.find((move) => move.type === 'follow' && move.tokens === '')
  return viewWhen(game, { options, seats: 2, seed: 'quick start', viewer: 0, pick, until })
}

const isRound = (n: number) => (view: View) => view.round === n && view.phase === 'pace'

const VIEWS = {
  start: at([], isRound(1)),
  wheel: at(['ACC', 'SIL', 'SIL'], isRound(2)),
  attack: at(['OFF', 'CON', 'CON'], isRound(2)),
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
