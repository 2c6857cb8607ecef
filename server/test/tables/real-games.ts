// What the template does not have. No test of the server names another game: what holds for all is tested with GAMES, the rest with the template or with these.
import { findRaces, raceOf } from '@echappee/testkit/races'

const all = await findRaces()

/** One decides after the other. */
export const { game: IN_TURN, race: HANDS } = raceOf(all, 'inTurn')

/** A secret step asks each for several answers. */
export const { game: SEVERAL_ANSWERS } = raceOf(all, 'hasSeveralAnswers')

/** Races that begin with a secret step of which nobody learns even who has answered. */
export const SECRET_STEPS = [...all].flatMap(([game, { secretStep }]) =>
  secretStep === undefined ? [] : [[game, secretStep.options, secretStep.people] as const],
)

/** Two short stages with a pause between them. */
export const PAUSED_TOUR = raceOf(all, 'pausedTour')

/** As many stages as can be, on a board as large as a board can be. */
export const LONGEST = raceOf(all, 'longest')

/** A score sheet whose teams have decks of cards. */
export const { game: WITH_DECKS } = raceOf(all, 'hasDecks')

/** By game: the longest race that anybody can ask for, with documents as large as they may be. */
export const BOUNDS = [...all].flatMap(([game, { bounds }]) => (bounds === undefined ? [] : [{ game, ...bounds }]))
