import { atTheEnd, counted, noted, type GameMetrics, type Metric } from '@echappee/kernel'
import { features } from '../bot/features.ts'
import { HANDICAPS, KILOMETRES } from '../content/cards.ts'
import type { Event } from '../rules/events.ts'
import type { Move } from '../rules/moves.ts'
import type { State } from '../rules/state.ts'

type Own = Metric<State, Move, Event>

const kilometreShares: Own[] = KILOMETRES.map((card) => {
  const value = Number(card.slice('KM'.length))
  return noted(
    {
      name: `ridden.${value}`,
      isShare: true,
      means: {
        fr: `la part des ${value} parmi les cartes kilomètres jouées`,
        en: `the share of ${value}s among the kilometre cards played`,
      },
    },
    (note) => ({ rode: (event) => note(event.value === value) }),
  )
})

const handicapCounts: Own[] = HANDICAPS.map((card) =>
  counted(
    {
      name: `laid.${card}`,
      per: 'seat',
      means: { fr: `combien de fois un coureur reçoit ${card}`, en: `how often a rider gets ${card}` },
    },
    'handicapLaid',
    (event) => (event.card === card ? [event.target] : []),
  ),
)

export const metrics: GameMetrics<State, Move, Event> = {
  isQuiet: features.isQuiet,
  /** VDT-3: the winner of the prologue begins. */
  startOrder: ({ order }) => order,
  standing: ({ totals }) => totals,
  margin: {
    means: { fr: 'les points du vainqueur sur le second', en: 'the winner’s points over the second' },
    of: ({ totals }) => {
      const [first, second] = totals.toSorted((a, b) => b - a)
      return first! - second!
    },
  },
  ending: ({ results, bearer }) => (results.at(-1)?.winner === bearer ? 'lastStage' : 'points'),
  endings: {
    lastStage: { fr: 'le porteur gagne aussi la dernière étape', en: 'the bearer wins the last stage too' },
    points: { fr: 'un autre gagne la dernière étape', en: 'another wins the last stage' },
  },
  isDegenerate: ({ results }) => results.some(({ stopped }) => stopped),
  moveKind: (move) => {
    switch (move.type) {
      case 'km':
        return `km ${move.value}`
      case 'counter':
      case 'discard':
      case 'handicap':
        return `${move.type} ${move.card}`
      default:
        return move.type
    }
  },
  metrics: [
    ...kilometreShares,
    ...handicapCounts,
    counted(
      {
        name: 'countered',
        per: 'seat',
        means: { fr: 'combien de fois un coureur pare un handicap', en: 'how often a rider cures a handicap' },
      },
      'countered',
      ({ seat }) => [seat],
    ),
    counted(
      { name: 'sprints', per: 'seat', means: { fr: 'les sprints d’un coureur', en: 'a rider’s sprints' } },
      'sprinted',
      ({ seat }) => [seat],
    ),
    counted(
      {
        name: 'climbers',
        per: 'seat',
        means: { fr: 'combien de fois un coureur pose le grimpeur', en: 'how often a rider lays the climber' },
      },
      'climberLaid',
      ({ seat }) => [seat],
    ),
    counted({ name: 'discards', per: 'seat', means: { fr: 'les cartes défaussées', en: 'cards discarded' } }, 'discarded', ({ seat }) => [
      seat,
    ]),
    atTheEnd({ name: 'stagesWon', per: 'seat', means: { fr: 'les étapes gagnées', en: 'stages won' } }, ({ results, totals }) =>
      totals.map((_, seat) => results.filter(({ winner }) => winner === seat).length),
    ),
    atTheEnd(
      {
        name: 'capChanges',
        per: 'game',
        means: { fr: 'combien de fois la casquette jaune change de tête', en: 'how often the yellow cap changes heads' },
      },
      ({ results }) => results.filter(({ bearer }, i) => i > 0 && bearer !== results[i - 1]!.bearer).length,
    ),
    noted({ name: 'stageRounds', means: { fr: 'les tours de table d’une étape', en: 'turns around the table in a stage' } }, (note) => {
      let rounds = 0
      return {
        stageStarted() {
          rounds = 0
        },
        turnBegan({ round }) {
          rounds = Math.max(rounds, round)
        },
        stageEnded: () => note(rounds),
      }
    }),
  ],
  labels: [],
  trial: { length: ['stageRounds', 'decisions', 'capChanges', 'margin'], kinds: [] },
}
