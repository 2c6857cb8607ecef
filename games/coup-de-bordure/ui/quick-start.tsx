import { defaultOptions } from '@echappee/kernel'
import {
  choicesIn,
  drawBeats,
  Figure,
  QuickStartSheet,
  stillTable,
  viewWhen,
  type DrawingProps,
  type QuickStartModule,
} from '@echappee/ui/quick-start'
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
import { advance } from './scene.ts'
import { gameText } from './text.ts'

type Scene = 'start' | 'wheel' | 'attack'

/** The game on one screen. */
export function QuickStart({ language }: DrawingProps): ReactElement {
  const words = wordsIn(language).quickStart
  return (
    <QuickStartSheet heading={words.heading} aim={words.aim}>
      {(['start', 'wheel', 'attack'] as const).map((scene) => (
        <Figure key={scene} caption={words[scene]} height={HEIGHT}>
          <Road {...table(VIEWS[scene], language)} />
        </Figure>
      ))}
      <Figure caption={words.paces} height={250} phoneHeight={520} columns={3}>
        <Hand {...table(VIEWS.start, language)} choices={choicesIn(game, VIEWS.start, 0)} />
      </Figure>
    </QuickStartSheet>
  )
}

/** The road without what is being decided above it. */
function Road(props: Props): ReactElement {
  return (
    <div className="road-board cdb-board">
      <RoadBox {...props} />
    </div>
  )
}

export const drawings: QuickStartModule['drawings'] = drawBeats(
  { game, advance, text: (language) => gameText(wordsIn(language)), Road, height: 200 },
  BEATS,
)

const HEIGHT = 190

const table = (view: View, language: DrawingProps['language']) =>
  stillTable({ view, viewer: 0, text: gameText(wordsIn(language)), language })

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

const VIEWS: Readonly<Record<Scene, View>> = {
  start: at([], isRound(1)),
  wheel: at(['ACC', 'SIL', 'SIL'], isRound(2)),
  attack: at(['OFF', 'CON', 'CON'], isRound(2)),
}
