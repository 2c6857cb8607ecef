import { defaultNumbers, type NumbersOf, type ParameterFields } from '@echappee/kernel'
import { CHOSEN, COMPULSORY_R } from '../content/cards.ts'
import { MISSION_VALUES } from '../content/missions.ts'
import { FINAL_BONUSES } from '../content/sectors.ts'
import type { Race } from './state.ts'

/** What the lab may turn. */
export const parameterFields = {
  handSize: {
    min: 14,
    max: 26,
    default: COMPULSORY_R + CHOSEN,
    means: { fr: 'cartes de la besace, dont six choisies (TI-5)', en: 'cards of the starting hand, six of them chosen (TI-5)' },
  },
  fastAbove: {
    min: 1,
    max: 6,
    default: 3,
    means: {
      fr: 'au-delà de cette vitesse, une attaque coûte deux cartes (TI-42)',
      en: 'above this speed an attack costs two cards (TI-42)',
    },
  },
  finalFirst: {
    min: 0,
    max: 60,
    default: FINAL_BONUSES[0]!,
    means: { fr: 'secondes du premier à la ligne (TI-61)', en: 'seconds for the first at the line (TI-61)' },
  },
  finalSecond: {
    min: 0,
    max: 60,
    default: FINAL_BONUSES[1]!,
    means: { fr: 'secondes du deuxième à la ligne (TI-61)', en: 'seconds for the second at the line (TI-61)' },
  },
  missionSolo: {
    min: 0,
    max: 30,
    default: MISSION_VALUES.solo.each,
    means: { fr: 'mission M1 : secondes par secteur fini seul (TI-101)', en: 'mission M1: seconds for each sector ended alone (TI-101)' },
  },
  missionWin: {
    min: 0,
    max: 60,
    default: MISSION_VALUES.climbs[0],
    means: {
      fr: 'missions M2 et M3 : secondes pour un col ou un sprint (TI-101)',
      en: 'missions M2 and M3: seconds for one climb or sprint (TI-101)',
    },
  },
  missionSaved: {
    min: 0,
    max: 20,
    default: MISSION_VALUES.saved.each,
    means: { fr: 'mission M4 : secondes par carte économisée (TI-101)', en: 'mission M4: seconds for each card saved (TI-101)' },
  },
  missionBunch: {
    min: 0,
    max: 60,
    default: MISSION_VALUES.bunch,
    means: { fr: 'mission M5 : secondes pour une arrivée groupée (TI-101)', en: 'mission M5: seconds for a bunch finish (TI-101)' },
  },
  missionNeighbour: {
    min: 0,
    max: 60,
    default: MISSION_VALUES.neighbour,
    means: { fr: 'missions M6 : secondes pour battre son voisin (TI-101)', en: 'missions M6: seconds for beating a neighbour (TI-101)' },
  },
} as const satisfies ParameterFields

export type RaceNumbers = NumbersOf<typeof parameterFields>

/** As in the box. */
export const NUMBERS: RaceNumbers = Object.freeze(defaultNumbers(parameterFields))

/** A race says nothing of them where they are as in the box. */
export function numbersOf({ numbers }: Pick<Race, 'numbers'>): RaceNumbers {
  return numbers ?? NUMBERS
}

/** TI-5: R cards that everybody takes; what is chosen comes on top. */
export function compulsoryR(race: Pick<Race, 'numbers'>): number {
  return numbersOf(race).handSize - CHOSEN
}

/** R cards that each rider owns: enough for any choice. */
export function ownedR(race: Pick<Race, 'numbers'>): number {
  return compulsoryR(race) + CHOSEN
}
