import { words as game } from './index.ts'
import type { Pace } from '../../../content/paces.ts'
import type { Group } from '../../race.ts'
import type { SheetRefusal } from '../../../sheet/refusals.ts'
import type { Mode } from '../../../sheet/state.ts'

const refusals: Readonly<Record<SheetRefusal, (who: string, needed: number, given: number) => string>> = {
  NOBODY_FINISHED: (_who, needed, given) =>
    `Nobody is beyond the line: the finish begins on square ${needed}, and the first is on ${given}.`,
  FEWER_THAN_COLOUR: (who, needed, given) => `${who} has ${needed} of the last colour alone, so not ${given} in all.`,
  MUSETTE_TWICE: () => 'Every musette exists once.',
}

const modes: Readonly<Record<Mode, string>> = {
  finish: 'Only the finish: who wins?',
  road: 'The whole race, without the tokens',
  plates: 'The whole race, with every token',
}

const paces: Readonly<Record<Pace, string>> = { CON: 'Ste', SIL: 'Fol', ACC: 'Acc', OFF: 'Att' }
const playing: Readonly<Record<Group['state'], string>> = { played: 'has played', now: 'plays now', waiting: 'to come' }

export const words = {
  game,
  modes,
  tableAsk: {
    team: 'Which team do you have?',
    pace: (who: string, square: number, terrain: string) => `Square ${square}, ${terrain}: which pace did ${who} turn up?`,
  },
  fromTeam: 'From a team of the box',
  musette: (name: string) => `Musette of ${name}`,
  paces,
  ask: {
    mode: { ask: 'What shall the sheet follow?', help: 'The more you enter, the more the sheet can check.' },
    squares: { ask: 'On which square is everybody?', help: 'At the end of the last round; the finish has squares 17, 18 and 19.' },
    team: (name: string) => `Which team does ${name} have?`,
    pace: 'Which paces were turned up?',
    pay: 'What did they pay with?',
    announce: 'Who says “I’ll tow”?',
    follow: (squares: number) => `Who takes the tow over ${squares} squares?`,
    refill: 'What did they take at the feed zone?',
    ofTerrain: (terrain: string) => `Tie: how many ${terrain} tokens are left?`,
    tokens: (_terrain: string) => 'Still tied: how many tokens are left in all?',
    musettes: (_terrain: string) => 'Tied in everything: which musettes?',
  },
  where: (round: number, square: number, terrain: string) => `Round ${round} · square ${square} · ${terrain}`,
  costs: (terrain: string) =>
    `Steady free · Follow 1 ${terrain} · Accelerate 2 tokens, 1 of them ${terrain} · Attack 3 tokens, 2 of them ${terrain}, once a race.`,
  announceHelp: 'Riders who found a wheel may tow those who are left.',
  towCost: (squares: number, terrain: string) => `It costs ${game.tokens(squares - 1, terrain)}.`,
  nothing: 'nothing',
  tie: 'Tie at the finish',
  tieHelp: 'After the last payment; turn the face-down tokens up.',
  musetteHelp: 'One for each team; the lowest is best.',
  news: 'What happened',
  round: (n: number) => `Round ${n}`,
  group: (square: number, who: string, state: Group['state']) => `Square ${square}: ${who} (${playing[state]})`,
  feed: (who: string, table: readonly number[]) =>
    `Feed zone: ${who}. With ${table.map((tokens, left) => `${left} left: ${tokens}`).join(', ')} to take; with more: nothing.`,
  offensives: (who: string) => `Attack played: ${who}`,
  road: 'On the road',
  square: (n: number) => `square ${n}`,
  plates: 'Tokens on the plates',
  /** A refusal of the rules, and whom it is about. */
  about: (who: string, why: string) => (who === '' ? why : `${who}: ${why}`),
  refusals,
}

export type Words = typeof words
