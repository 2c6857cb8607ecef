import type { GameMetrics, Seat } from '@echappee/kernel'
import { features } from '../bot/features.ts'
import { virtualScore } from '../bot/situation.ts'
import type { Event } from '../rules/events.ts'
import type { Move } from '../rules/moves.ts'
import type { State } from '../rules/state.ts'
import { attackMetrics } from './attacks.ts'
import { contestMetrics } from './contests.ts'
import { finishMetrics } from './finish.ts'
import { labels } from './labels.ts'
import { ridingMetrics } from './riding.ts'

export const metrics: GameMetrics<State, Move, Event> = {
  isQuiet: features.isQuiet,
  startOrder: ({ order }) => order,
  /** Far behind everybody who rides on, whoever has abandoned. */
  standing: (state) => state.kits.map((_, seat: Seat) => (state.riders[seat]!.out === null ? virtualScore(state, seat) : -10_000)),
  margin: {
    means: { fr: 'les secondes du vainqueur sur le second', en: 'the winner’s seconds over the second' },
    of: (_state, { scores, places }) => scores[places.indexOf(1)]! - (scores[places.indexOf(2)] ?? 0),
  },
  ending: ({ result }) => result!.ending,
  endings: {
    finish: { fr: 'à la ligne', en: 'at the line' },
    survivor: { fr: 'un seul coureur encore en course', en: 'one rider left in the race' },
    nobody: { fr: 'plus personne en course', en: 'nobody left in the race' },
  },
  isDegenerate: ({ result }) => result!.ending !== 'finish',
  moveKind,
  metrics: [...ridingMetrics, ...attackMetrics, ...contestMetrics, ...finishMetrics],
  labels,
  trial: { length: ['decisions', 'leadChanges', 'gapSpread', 'margin'], kinds: ['besace'] },
}

function moveKind(move: Move): string {
  switch (move.type) {
    case 'besace':
      return `besace ${move.r}-${move.s}-${move.a}`
    case 'play':
      return `play ${move.play}`
    case 'hide':
      return `hide ${move.card}`
    case 'attack':
      return `attack ${move.level}`
    case 'answer':
    case 'counter':
      return `${move.type} ${move.answer}`
    case 'bid':
      return `bid ${move.count}`
    case 'swap':
      return `swap ${move.give}${move.take}`
    case 'done':
      return 'done'
  }
}
