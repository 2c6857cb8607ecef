import { atTheEnd, counted, noted, type GameMetrics, type Metric, type Seat } from '@echappee/kernel'
import { features } from '../bot/features.ts'
import { TEAM_SIZE } from '../content/teams.ts'
import type { Event } from '../rules/events.ts'
import type { Move } from '../rules/moves.ts'
import { leaderOf, pointsNow } from '../rules/standings.ts'
import type { RiderId, State } from '../rules/state.ts'

type Own = Metric<State, Move, Event>

const seatOf = (rider: RiderId): Seat => Math.floor(rider / TEAM_SIZE)
const [, , firstRow] = features.list

const falls: Own = counted(
  { name: 'falls', per: 'seat', means: { fr: 'combien de fois les coureurs d’une équipe tombent', en: 'how often a team’s riders fall' } },
  'piledUp',
  ({ riders }) => riders.map(seatOf),
)

export const metrics: GameMetrics<State, Move, Event> = {
  isQuiet: features.isQuiet,
  startOrder: ({ first, race }) => Array.from({ length: race.seats }, (_, i) => (first + i) % race.seats),
  /** Points, and the first rider on the road between equals. */
  standing: (state) => Array.from({ length: state.race.seats }, (_, seat) => pointsNow(state, seat) + firstRow!.of(state, seat) / 1000),
  margin: {
    means: { fr: 'les points du vainqueur sur le second', en: 'the winner’s points over the second' },
    of: (_state, { scores, places }) => {
      const [first, second] = scores.toSorted((a, b) => b - a)
      return places.filter((place) => place === 1).length > 1 ? 0 : first! - second!
    },
  },
  ending: ({ riders }) => (riders.every(({ standing }) => standing === 'home' || standing === 'finished') ? 'allHome' : 'someOut'),
  endings: {
    allHome: { fr: 'tous les coureurs passent la ligne', en: 'all riders cross the line' },
    someOut: { fr: 'des coureurs sont retirés avant la ligne', en: 'riders are taken off before the line' },
  },
  isDegenerate: ({ riders }) => riders.every(({ standing }) => standing === 'out'),
  moveKind: (move) =>
    move.type === 'ride'
      ? `ride +${move.plus}${move.boost === 'none' ? '' : ` ${move.boost}`}`
      : move.type === 'restart'
        ? `restart ${move.isUsed}`
        : move.type,
  metrics: [
    falls,
    counted(
      { name: 'punctures', per: 'seat', means: { fr: 'les crevaisons d’une équipe', en: 'a team’s punctures' } },
      'punctured',
      ({ rider }) => [seatOf(rider)],
    ),
    counted(
      { name: 'turnsMissed', per: 'seat', means: { fr: 'les tours que passe une équipe', en: 'turns that a team misses' } },
      'turnMissed',
      ({ rider }) => [seatOf(rider)],
    ),
    counted(
      {
        name: 'slipstreams',
        per: 'seat',
        means: { fr: 'combien de fois une équipe prend l’aspiration', en: 'how often a team takes the slipstream' },
      },
      'cardPlayed',
      ({ seat, plus }) => (plus > 0 ? [seat] : []),
    ),
    counted(
      { name: 'chanceCards', per: 'seat', means: { fr: 'les cartes chance qu’une équipe tire', en: 'chance cards that a team draws' } },
      'chanceDrawn',
      ({ rider }) => [seatOf(rider)],
    ),
    noted(
      {
        name: 'meanCard',
        means: { fr: 'la valeur moyenne des cartes jouées', en: 'the mean value of the cards played' },
      },
      (note) => ({ cardPlayed: ({ card }) => note(card) }),
    ),
    atTheEnd(
      {
        name: 'jerseyWins',
        per: 'game',
        isShare: true,
        means: {
          fr: 'la part des tours gagnés par l’équipe du maillot jaune',
          en: 'the share of tours won by the team of the yellow jersey',
        },
      },
      (state, { places }) => Number(places[seatOf(leaderOf(state))] === 1),
    ),
    noted(
      {
        name: 'sprintPoints',
        isShare: true,
        means: { fr: 'la part des passages de sprint qui rapportent encore', en: 'the share of sprint passages that still pay' },
      },
      (note) => ({ sprintPassed: ({ points }) => note(points > 0) }),
    ),
  ],
  labels: [
    {
      name: 'tour',
      per: 'game',
      means: { fr: 'tour', en: 'tour' },
      of: ({ race }) => (typeof race.options.tour === 'string' ? race.options.tour : null),
    },
  ],
  trial: { length: ['rounds', 'decisions', 'falls', 'margin'], kinds: [] },
}
