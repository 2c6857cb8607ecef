import { atTheEnd, noted, type Metric, type Seat } from '@echappee/kernel'
import type { Event } from '../rules/events.ts'
import type { Move } from '../rules/moves.ts'
import type { State } from '../rules/state.ts'

type Own = Metric<State, Move, Event>

export const contestMetrics: readonly Own[] = [
  atTheEnd(
    {
      name: 'contestCards',
      per: 'seat',
      means: { fr: 'les cartes posées dans les sprints et les cols', en: 'cards laid in sprints and climbs' },
    },
    ({ riders, race }) => riders.slice(0, race.seats).map((rider) => rider.contestCards),
  ),
  atTheEnd({ name: 'bonus', per: 'seat', means: { fr: 'les secondes de bonification', en: 'seconds of bonus' } }, ({ riders, race }) =>
    riders.slice(0, race.seats).map((rider) => rider.bonus),
  ),
  atTheEnd(
    {
      name: 'cardsPerBonus',
      per: 'game',
      means: { fr: 'les cartes brûlées pour dix secondes de bonification', en: 'cards burnt for ten seconds of bonus' },
    },
    ({ riders }) => {
      const seconds = riders.reduce((sum, { bonus }) => sum + bonus, 0)
      return seconds === 0 ? null : (10 * riders.reduce((sum, { contestCards }) => sum + contestCards, 0)) / seconds
    },
  ),
  noted(
    {
      name: 'runOffs',
      isShare: true,
      means: {
        fr: 'la part des sprints et des cols qui se départagent aux cartes R',
        en: 'the share of sprints and climbs that go on with R cards',
      },
    },
    (note) => {
      let hasRunOff = false
      let isContest = false
      return {
        contestBegan() {
          isContest = true
          hasRunOff = false
        },
        runOffBegan() {
          hasRunOff = true
        },
        linePassed() {
          if (isContest) note(hasRunOff)
          isContest = false
        },
      }
    },
  ),
  spoken('contest.firstSpeaks', 'le premier à parler', 'the first to speak', (riders) => riders[0]!),
  spoken('contest.lastSpeaks', 'le dernier à parler', 'the last to speak', (riders) => riders.at(-1)!),
]

/** How often one of several contestants passes first, beyond an equal share. */
function spoken(name: string, fr: string, en: string, pick: (riders: readonly Seat[]) => Seat): Own {
  return noted(
    {
      name,
      isShare: true,
      means: {
        fr: `la part des sprints et des cols gagnés par ${fr}, au-delà d’une part égale`,
        en: `the share of sprints and climbs won by ${en}, beyond an equal share`,
      },
    },
    (note) => {
      let riders: readonly Seat[] = []
      return {
        contestBegan(event) {
          riders = event.place === 1 ? event.riders : []
        },
        linePassed({ order }) {
          if (riders.length > 1) note(Number(order[0] === pick(riders)) - 1 / riders.length)
          riders = []
        },
      }
    },
  )
}
