import type { Features, Seat } from '@echappee/kernel'
import type { Card } from '../content/cards.ts'
import { lineOf } from '../rules/course.ts'
import type { State } from '../rules/state.ts'
import { expectedPoints, turnsLeft } from './outlook.ts'

/** What a tour is judged by. */
export const features: Features<State> = {
  seats: ({ riders }) => riders.length,
  progress,
  isQuiet: ({ phase, turn }) => phase === 'road' && turn === 0,
  list: [
    {
      name: 'points',
      means: { fr: 'plus de points au classement', en: 'more points in the standings' },
      of: (state, seat) => state.totals[seat]! / swing(state),
    },
    {
      name: 'stagePromise',
      means: { fr: 'une meilleure place en vue dans l’étape', en: 'a better place in sight in this stage' },
      of: (state, seat) => expectedPoints(state)[seat]! / swing(state),
    },
    {
      name: 'turnsLeft',
      means: { fr: 'moins de tours jusqu’à la ligne', en: 'fewer turns to the line' },
      of: (state, seat) => -turnsLeft(state, seat),
    },
    {
      name: 'cap',
      means: { fr: 'la casquette jaune', en: 'the yellow cap' },
      of: ({ bearer }, seat) => (bearer === seat ? 1 : 0),
    },
    {
      name: 'bigCards',
      means: { fr: 'plus de cartes 40 et 60 en main', en: 'more 40s and 60s in hand' },
      of: (state, seat) => held(state, seat, 'KM40', 'KM60'),
    },
    {
      name: 'climbers',
      means: { fr: 'un grimpeur pour la montagne', en: 'a climber for the mountains' },
      of: (state, seat) => held(state, seat, 'S_CLIMB'),
    },
    {
      name: 'sprinters',
      means: { fr: 'un sprinteur pour les arrivées', en: 'a sprinter for the finishes' },
      of: (state, seat) => held(state, seat, 'S_SPRINT'),
    },
    {
      name: 'handicaps',
      means: { fr: 'plus de handicaps à distribuer', en: 'more handicaps to hand out' },
      of: (state, seat) => held(state, seat, 'H_CRASH', 'H_PUNCTURE', 'H_HUNGER', 'H_GEAR'),
    },
    {
      name: 'cures',
      means: { fr: 'des parades aux handicaps', en: 'cures for handicaps' },
      of: (state, seat) => new Set((state.hands[seat] ?? []).filter((card) => card.startsWith('C_'))).size,
    },
  ],
}

function progress(state: State): number {
  const { stageIndex, tour, riders } = state
  const along = Math.max(...riders.map(({ at }) => at)) / lineOf(state)
  return Math.min(1, (stageIndex + Math.min(1, along)) / tour.stages.length)
}

/** How far the stages that are left may throw the totals apart: points count the more, the fewer stages can change them. */
function swing({ tour, stageIndex }: State): number {
  return 60 * Math.sqrt(tour.stages.length - stageIndex)
}

function held(state: State, seat: Seat, ...kinds: readonly Card[]): number {
  let count = 0
  for (const card of state.hands[seat]!) if (kinds.includes(card)) count++
  return count
}
