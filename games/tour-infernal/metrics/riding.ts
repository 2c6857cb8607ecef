import { atTheEnd, counted, noted, type Metric } from '@echappee/kernel'
import { costOf } from '../content/cards.ts'
import type { Event } from '../rules/events.ts'
import type { Move } from '../rules/moves.ts'
import type { State } from '../rules/state.ts'

type Own = Metric<State, Move, Event>

const SPEEDS = [1, 2, 3, 4] as const
const FASTEST = 4

/** How often the head of the race rides at this speed; the last of them and faster ones together. */
const headSpeeds: Own[] = SPEEDS.map((speed) =>
  noted(
    {
      name: `headSpeed.${speed}`,
      isShare: true,
      means: {
        fr: `la part des secteurs où le groupe de tête roule à ${speed}${speed === FASTEST ? ' ou plus' : ''}`,
        en: `the share of sectors in which the head group rides at ${speed}${speed === FASTEST ? ' or more' : ''}`,
      },
    },
    (note) => ({ regulated: ({ bunches }) => note(Math.max(1, Math.min(FASTEST, bunches[0]!.speed)) === speed) }),
  ),
)

export const ridingMetrics: readonly Own[] = [
  ...headSpeeds,
  counted(
    {
      name: 'pulls',
      per: 'seat',
      means: { fr: 'combien de secteurs un coureur mène à 2 R', en: 'in how many sectors a rider pulls with 2 R' },
    },
    'played',
    ({ seat, play }) => (costOf(play).isPull ? [seat] : []),
  ),
  counted(
    {
      name: 'otherPlays',
      per: 'seat',
      means: { fr: 'combien de fois un coureur roule sans carte R', en: 'how often a rider rides without an R card' },
    },
    'played',
    ({ seat, play }) => (costOf(play).isOther ? [seat] : []),
  ),
  atTheEnd(
    { name: 'cardsLeft', per: 'seat', means: { fr: 'les cartes qui restent à la fin', en: 'cards left at the end' } },
    ({ riders, race }) => riders.slice(0, race.seats).map(({ cards }) => cards),
  ),
  atTheEnd(
    {
      name: 'abandoned',
      per: 'seat',
      isShare: true,
      means: { fr: 'la part des coureurs qui abandonnent', en: 'the share of riders who abandon' },
    },
    ({ riders, race }) => riders.slice(0, race.seats).map(({ out }) => (out === null ? 0 : 1)),
  ),
  atTheEnd(
    {
      name: 'cobblesCards',
      per: 'seat',
      means: { fr: 'les cartes posées face cachée sur les pavés', en: 'cards laid face down on cobbles' },
    },
    ({ riders, race }) => riders.slice(0, race.seats).map(({ hidden }) => hidden),
  ),
  atTheEnd(
    { name: 'swaps', per: 'seat', means: { fr: 'les cartes échangées au ravitaillement', en: 'cards swapped in the feed zone' } },
    ({ riders, race }) =>
      race.course.includes('FZ') ? riders.slice(0, race.seats).map(({ swapped }) => swapped) : riders.slice(0, race.seats).map(() => null),
  ),
  noted(
    {
      name: 'slowFeed',
      isShare: true,
      means: {
        fr: 'la part des coureurs à la vitesse 1 ou moins au ravitaillement',
        en: 'the share of riders at speed 1 or less in the feed zone',
      },
    },
    (note) => ({ feedBegan: ({ allowance }) => allowance.forEach((most) => note(most === 3)) }),
  ),
  noted(
    {
      name: 'firstKept',
      isShare: true,
      means: {
        fr: 'la part des secteurs après lesquels le premier joueur le reste',
        en: 'the share of sectors after which the first player stays first',
      },
    },
    (note) => ({ firstNamed: ({ reason }) => note(reason === 'kept') }),
  ),
  noted(
    {
      name: 'firstTaken',
      isShare: true,
      means: {
        fr: 'la part des secteurs où un autre prend le rôle en menant',
        en: 'the share of sectors in which another takes the role by pulling',
      },
    },
    (note) => ({ firstNamed: ({ reason }) => note(reason === 'pulled') }),
  ),
  noted(
    {
      name: 'barrierHits',
      isShare: true,
      means: { fr: 'la part des barrières qui arrêtent quelqu’un', en: 'the share of level crossings that stop somebody' },
    },
    (note) => ({ barrierFell: ({ riders }) => note(riders.length > 0) }),
  ),
  noted(
    {
      name: 'thirdGroups',
      isShare: true,
      means: {
        fr: 'la part des secteurs où une unité en rattrape une autre',
        en: 'the share of sectors in which a unit catches another',
      },
    },
    (note) => {
      let isCaught = false
      return {
        caught() {
          isCaught = true
        },
        regulated() {
          note(isCaught)
          isCaught = false
        },
      }
    },
  ),
]
