import { atTheEnd, counted, noted, type GameMetrics, type Metric, type Seat } from '@echappee/kernel'
import { features } from '../bot/features.ts'
import { PACES } from '../content/paces.ts'
import { LAST_SQUARE } from '../content/road.ts'
import { TEAM_SIZE } from '../content/team-sheet.ts'
import { TEAMS, TEAM_IDS } from '../content/teams.ts'
import type { Event } from '../rules/events.ts'
import type { Move } from '../rules/moves.ts'
import type { RiderId, State } from '../rules/state.ts'

type Own = Metric<State, Move, Event>

const seatOf = (rider: RiderId): Seat => Math.floor(rider / TEAM_SIZE)
const best = ({ riders }: State, seat: Seat) => Math.max(...riders.slice(seat * TEAM_SIZE, (seat + 1) * TEAM_SIZE).map(({ at }) => at))
const bests = (state: State) => state.teams.map((_, seat) => best(state, seat))

const paceShares: Own[] = PACES.map((pace) =>
  noted(
    {
      name: `pace.${pace}`,
      isShare: true,
      means: { fr: `la part de l’allure ${pace} parmi celles qui sont révélées`, en: `the share of the pace ${pace} among those revealed` },
    },
    (note) => ({ pacesRevealed: ({ paces }) => paces.forEach((own) => note(own.pace === pace)) }),
  ),
)

const LETTERS = ['A', 'B', 'C'] as const

const winningLetters: Own[] = LETTERS.map((letter, i) =>
  noted(
    {
      name: `winner.${letter}`,
      isShare: true,
      means: { fr: `la part des courses que gagne un coureur ${letter}`, en: `the share of races that a rider ${letter} wins` },
    },
    (note) => ({ gameEnded: ({ order }) => note(order[0]! % TEAM_SIZE === i) }),
  ),
)

export const metrics: GameMetrics<State, Move, Event> = {
  isQuiet: features.isQuiet,
  /** CDB-7: who chooses his team first. */
  startOrder: ({ teams }) => teams.map((_, seat) => seat),
  standing: bests,
  margin: {
    means: { fr: 'les cases du vainqueur sur le meilleur coureur d’un autre', en: 'the winner’s squares over the best rider of another' },
    of: (state, { places }) => best(state, places.indexOf(1)) - best(state, places.indexOf(2)),
  },
  ending: (state) => {
    const over = state.teams.filter((_, seat) => best(state, seat) > LAST_SQUARE).length
    return over > 1 ? 'together' : 'alone'
  },
  endings: {
    alone: { fr: 'une seule équipe passe la ligne', en: 'one team alone crosses the line' },
    together: { fr: 'plusieurs équipes passent la ligne ensemble', en: 'several teams cross the line together' },
  },
  isDegenerate: ({ round }) => round < 3,
  moveKind: (move) => (move.type === 'pace' ? `pace ${move.pace}` : move.type),
  metrics: [
    ...paceShares,
    ...winningLetters,
    counted(
      {
        name: 'towed',
        per: 'seat',
        means: { fr: 'combien de fois les coureurs d’une équipe sont tractés', en: 'how often a team’s riders are towed' },
      },
      'towTaken',
      ({ followers }) => followers.map(seatOf),
    ),
    counted(
      {
        name: 'tows',
        per: 'seat',
        means: { fr: 'combien de fois les coureurs d’une équipe tractent', en: 'how often a team’s riders tow' },
      },
      'towOpened',
      ({ riders }) => riders.map(seatOf),
    ),
    counted(
      { name: 'offensives', per: 'seat', means: { fr: 'les offensives d’une équipe', en: 'a team’s offensives' } },
      'rode',
      ({ rider, cause }) => (cause === 'OFF' ? [seatOf(rider)] : []),
    ),
    counted(
      { name: 'tokensSpent', per: 'seat', means: { fr: 'les jetons que dépense une équipe', en: 'tokens that a team spends' } },
      'rode',
      ({ rider, paid }) => Array.from({ length: paid.length }, () => seatOf(rider)),
    ),
    atTheEnd(
      { name: 'tokensLeft', per: 'seat', means: { fr: 'les jetons qui restent à une équipe', en: 'tokens that a team has left' } },
      ({ riders, teams }) =>
        teams.map((_, seat) =>
          riders
            .slice(seat * TEAM_SIZE, (seat + 1) * TEAM_SIZE)
            .reduce((sum, { up }) => sum + up.reduce((all, count) => all + count, 0), 0),
        ),
    ),
    counted(
      { name: 'fed', per: 'seat', means: { fr: 'les coureurs qui se ravitaillent', en: 'riders who take something in the feed zone' } },
      'refilled',
      ({ rider }) => [seatOf(rider)],
    ),
    atTheEnd(
      { name: 'turns', per: 'game', means: { fr: 'le nombre de tours de jeu de la course', en: 'how many rounds the race takes' } },
      ({ round }) => round,
    ),
    noted(
      {
        name: 'decidedByMusette',
        isShare: true,
        means: { fr: 'la part des courses que départage la musette', en: 'the share of races that the musette decides' },
      },
      (note) => ({ gameEnded: ({ decidedBy }) => note(decidedBy === 'musette') }),
    ),
  ],
  labels: [
    {
      name: 'team',
      per: 'seat',
      means: { fr: 'équipe', en: 'team' },
      of: ({ teams }, seat) => teams[seat] ?? null,
      values: Object.fromEntries(TEAM_IDS.map((id) => [id, { fr: TEAMS[id].name, en: TEAMS[id].name }])),
    },
    { name: 'course', per: 'game', means: { fr: 'parcours', en: 'course' }, of: ({ race }) => race.course.id },
  ],
  trial: { length: ['turns', 'decisions', 'margin'], kinds: [...LETTERS.map((letter) => `winner.${letter}`), 'team'] },
}
