import { defaultOptions } from '@echappee/kernel'
import { useSize } from '@echappee/kit/motion'
import { choicesIn, drawBeats, quickStart, viewWhen, type QuickStartModule } from '@echappee/kit/quick-start'
import '@echappee/kit/road'
import { useRef, type ReactElement } from 'react'
import { game } from '../rules/index.ts'
import type { Move } from '../rules/moves.ts'
import { optionFields, type Options } from '../rules/options.ts'
import type { View } from '../rules/state.ts'
import './css/index.css'
import { Hand } from './parts/hand.tsx'
import { RoadView } from './parts/road-view.tsx'
import { wordsIn, type Props } from './props.ts'
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

/** Four riders with equal bags; one alone attacks, or nobody. */
function at(until: (view: View) => boolean, attacks = false): View {
  const options: Options = { ...defaultOptions(optionFields), course: 'balade', firstPlayer: 'seat1' }
  const pick = (legal: readonly Move[], { groups }: View) => {
    const level = attacks && groups.every(({ wave }) => wave.length === 0) ? 1 : 0
    return (
      legal.find((move) => move.type === 'besace' && move.s === 2 && move.a === 2) ??
      legal.find((move) => move.type === 'attack' && move.level === level)
    )
  }
  return viewWhen(game, { options, seats: 4, seed: 'quick start', viewer: 0, pick, until })
}

const gapsOf = ({ riders }: View) => new Set(riders.map(({ gap }) => gap)).size

const VIEWS = {
  start: at((view) => view.phase === 'play' && view.actor === 0),
  escape: at((view) => view.sector === 2 && view.phase === 'play' && gapsOf(view) === 2, true),
  gaps: at((view) => view.phase === 'play' && gapsOf(view) >= 3, true),
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
