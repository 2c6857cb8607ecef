import { counted, type GameMetrics } from '@echappee/kernel'
import type { Event } from '../rules/events.ts'
import type { Move } from '../rules/moves.ts'
import type { State } from '../rules/state.ts'

export const metrics: GameMetrics<State, Move, Event> = {
  isQuiet: ({ phase, chosen }) => phase === 'choose' && chosen.every((card) => card === null),
  /** All choose at once: nobody is first, so the seats stand for themselves. */
  startOrder: ({ riders }) => riders.map((_, seat) => seat),
  standing: ({ riders }) => riders,
  margin: {
    means: { fr: 'les cases du vainqueur sur le suivant', en: 'the winner’s squares over the next' },
    of: ({ riders }) => {
      const [first, second] = riders.toSorted((a, b) => b - a)
      return first! - second!
    },
  },
  ending: ({ riders, options }) => (Math.max(...riders) > options.squares ? 'beyond' : 'line'),
  endings: {
    line: { fr: 'juste à la ligne', en: 'just at the line' },
    beyond: { fr: 'au-delà de la ligne', en: 'beyond the line' },
  },
  isDegenerate: ({ round }) => round <= 1,
  moveKind: ({ card }) => `card ${card}`,
  metrics: [
    counted(
      {
        name: 'windPushes',
        per: 'seat',
        means: { fr: 'combien de fois le vent pousse un coureur', en: 'how often the wind pushes a rider' },
      },
      'windBlew',
      ({ seats, squares }) => (squares > 0 ? seats : []),
    ),
  ],
  labels: [],
}
