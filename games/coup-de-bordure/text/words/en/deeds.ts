import { english } from '@echappee/text/english'

const { count } = english

/** What names a rider, a person or a colour in the sentence of a deed. */
export interface DeedSpeaker {
  readonly rider: (id: number) => string
  readonly seat: (seat: number) => string
  readonly terrain: (index: number) => string
}

/** What a choice does (`bot/deeds.ts`), as a predicate; `about` is what the deed names. */
export const deeds = {
  crosses: ([rider]: readonly number[], say: DeedSpeaker) => `takes ${say.rider(rider!)} over the line`,
  clear: ([rider, squares]: readonly number[], say: DeedSpeaker) => `puts ${say.rider(rider!)} ${count(squares!, 'square')} clear`,
  towed: ([rider, squares, tokens]: readonly number[], say: DeedSpeaker) =>
    `moves ${say.rider(rider!)} ${count(squares!, 'square')} for ${count(tokens!, 'token')}`,
  carriesMate: ([mate]: readonly number[], say: DeedSpeaker) => `takes ${say.rider(mate!)} along`,
  wheelForNothing: ([rider]: readonly number[], say: DeedSpeaker) => `leaves ${say.rider(rider!)} without a wheel: the token is lost`,
  withRivals: ([rider, riders]: readonly number[], say: DeedSpeaker) =>
    `takes ${say.rider(rider!)} ahead, but with ${count(riders!, 'rival')}`,
  leavesRivals: ([rider, riders]: readonly number[], say: DeedSpeaker) => `takes ${say.rider(rider!)} away from ${count(riders!, 'rival')}`,
  dropped: ([rider, seat, riders]: readonly number[], say: DeedSpeaker) =>
    riders === 1
      ? `lets a rider of ${say.seat(seat!)} go away from ${say.rider(rider!)}`
      : `lets ${count(riders!, 'rival')} go away from ${say.rider(rider!)}`,
  saves: ([rider, tokens]: readonly number[], say: DeedSpeaker) => `saves ${say.rider(rider!)}, who keeps ${count(tokens!, 'token')}`,
  spendsOffensive: ([rider]: readonly number[], say: DeedSpeaker) => `spends the only attack of ${say.rider(rider!)}`,
  spendsLastOfColour: ([rider, terrain]: readonly number[], say: DeedSpeaker) =>
    `spends the last ${say.terrain(terrain!)} token of ${say.rider(rider!)}, with such squares to come`,
  keepsColour: ([rider, terrain]: readonly number[], say: DeedSpeaker) =>
    `keeps the ${say.terrain(terrain!)} tokens of ${say.rider(rider!)} for the last square`,
  feeds: ([rider, tokens]: readonly number[], say: DeedSpeaker) =>
    `brings ${say.rider(rider!)} ${count(tokens!, 'token')} at the feed zone`,
}
