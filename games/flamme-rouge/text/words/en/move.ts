import type { Words } from '../types.ts'
import { words } from './names.ts'

const to = (square: number) => (square === 0 ? '' : ` → ${square}`)
const { traits, preps, extras, sprints } = words

export const prompt: Words['prompt'] = {
  trait: () => 'Keep one of your two traits and give it to a rider.',
  form: () => 'Give your form card to one of your riders.',
  bidRider: () => 'Breakaway: name a rider, in secret.',
  bidCard: (who) => `Breakaway: bid a card of ${who}.`,
  place: () => 'Place a rider on a start square.',
  pick: () => 'Whose hand do you draw first?',
  prep: (who) => `Before ${who} draws: use something?`,
  hand: (who) => `Choose a card for ${who}.`,
  react: (who) => `${who}: use the form card now?`,
  kick: (who) => `${who}: one more square with Coup de rein?`,
  suceur: (who) => `${who}: slip one square forward inside the pack?`,
  rest: () => 'The stage is over. Ready for the next one?',
  sprint: (who) => `${who} is beaten in the sprint: follow, stop or ride on?`,
  finished: () => 'The race is over.',
}

export const move: Words['move'] = {
  chooseTrait: ({ trait, rider }, say) => `${traits[trait].name} for ${say.rider(rider)}: ${traits[trait].effect}`,
  assignForm: ({ rider }, say) => `For ${say.rider(rider)}`,
  bidRider: ({ rider }, say) => `Bid with ${say.rider(rider)}`,
  bidCard: ({ card }, say) => `Bid ${say.card(card)}`,
  placeStart: ({ rider, square }, say) => `${say.rider(rider)} on square ${square}`,
  pickRider: ({ rider }, say) => `${say.rider(rider)} first`,
  prep: ({ use }) => preps[use],
  play: ({ card, extra }, say, square) => `Play ${say.card(card)}${extra === 'none' ? '' : ` ${extras[extra]}`}${to(square)}`,
  secondWind: () => 'Deuxième souffle: shuffle all and draw anew',
  cerealBar: () => 'Barre de céréale: swap an exhaustion card for a new card',
  extraCard: () => 'Draw one more card, for an exhaustion card',
  react: ({ use }) => (use ? 'Use it' : 'Not now'),
  kick: ({ use }) => (use ? 'One more square' : 'Not now'),
  suceur: ({ use }) => (use ? 'Slip forward' : 'Stay'),
  sprint: ({ choice }) => sprints[choice],
  ready: () => 'Ready for the next stage',
}

export const refusals: Words['refusals'] = {
  GAME_OVER: () => 'The race is over.',
  NOT_ASKED: () => 'There is nothing for you to decide now.',
  OTHER_HAND_FIRST: () => 'The first rider needs his card before the second draws.',
  WRONG_PHASE: () => 'That can’t be done at this moment.',
  NOT_YOUR_RIDER: ({ rider }, say) => `${say.rider(Number(rider))} is not your rider.`,
  NOT_DEALT: () => 'You were not dealt this trait.',
  ALREADY_PLACED: ({ rider }, say) => `${say.rider(Number(rider))} stands on the road already.`,
  NOT_A_START_SQUARE: ({ last }) => `Start squares are 1 to ${last}.`,
  SQUARE_FULL: ({ square }) => `Square ${square} is full.`,
  NOT_IN_HAND: ({ card }, say) => `There is no ${say.card(Number(card))} in this hand.`,
  ONLY_ON_ROAD: () => 'No musettes in time trials.',
  ONLY_IN_TIME_TRIAL: () => 'On the road this form card is used after the reveal.',
  NO_MUSETTE: () => 'This rider has no musette.',
  MUSETTE_SPENT: () => 'One musette a round: this round’s is eaten.',
  NO_EXHAUSTION: () => 'There is no exhaustion card to get rid of.',
  NOT_BAROUDEUR: () => 'This rider is not a Baroudeur.',
  BAROUDEUR_USED: () => 'The Baroudeur has already ridden off in this stage.',
  BAROUDEUR_CLOSED: () => 'A Baroudeur rides off at his first draw or after a shuffle, and with a card left to draw.',
  NO_SUCH_FORM: () => 'This rider does not have this form card, or has used it.',
  NO_EXHAUSTION_IN_HAND: () => 'There is no exhaustion card in this hand.',
  NOT_BEST_CARD: ({ best }) => `Coup de pédale goes with a ${best} only.`,
  NOTHING_PLAYED: () => 'No card was played in the round before.',
  NOT_IN_ZONE: () => 'Further cards are drawn in a sprint zone only.',
  SPRINT_DECIDED: () => 'This sprint is decided.',
  NO_MORE_CARDS: () => 'There is no further card to draw.',
}
