import { english } from '@echappee/text/english'

const { count } = english

/** What names a person or a card in the sentence of a deed. */
export interface DeedSpeaker {
  readonly name: (seat: number) => string
  readonly card: (index: number) => string
}

/** What a card does (`bot/deeds.ts`), as a predicate; `about` is what the deed names. */
export const deeds = {
  winsStage: () => 'wins the stage',
  losesStage: ([seat]: readonly number[], say: DeedSpeaker) => `lets ${say.name(seat!)} win the stage`,
  mends: ([handicap]: readonly number[], say: DeedSpeaker) => `gets you going again after ${say.card(handicap!)}`,
  climber: () => 'lets you ride 40 and 60 in the mountains',
  stopsFirst: ([seat]: readonly number[], say: DeedSpeaker) => `stops ${say.name(seat!)}, who is farthest on`,
  stops: ([seat]: readonly number[], say: DeedSpeaker) => `stops ${say.name(seat!)}`,
  intoZone: () => 'brings you into the zone where your sprinter wins',
  passes: ([seat]: readonly number[], say: DeedSpeaker) => `takes you past ${say.name(seat!)}`,
  rides: ([km, left]: readonly number[]) => `rides ${km} km: ${left} km to the line`,
  longest: ([km]: readonly number[]) => `rides as far as your cards go: ${km} km`,
  keepsSixty: ([cards]: readonly number[]) => `keeps ${cards === 1 ? 'the 60' : count(cards!, '60 card')}`,
  throwsUseful: ([card]: readonly number[], say: DeedSpeaker) => `throws away ${say.card(card!)}, the only one in hand`,
  throwsDouble: ([card]: readonly number[], say: DeedSpeaker) => `throws away ${say.card(card!)} and still holds another`,
  standsStill: () => 'leaves you where you are',
}
