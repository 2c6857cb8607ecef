import type { IssueTexts, RefusalTexts } from '../types.ts'
import { cards, count } from './names.ts'

export const refusals: RefusalTexts = {
  GAME_OVER: () => 'The tour is over.',
  NOT_YOUR_TURN: () => 'It is another rider’s turn.',
  NOTHING_OWED: () => 'You have no card to give back now.',
  WRONG_PHASE: () => 'Something else must be decided first.',
  NOT_IN_HAND: ({ card }) => `You have no ${card ?? 'such card'} left.`,
  NOT_KEPT: () => 'This rider has kept no such card.',
  BOOST_HERE: ({ boost }) =>
    boost === 'CLIMB'
      ? 'Climber’s day can be used from a climb only, and without slipstream.'
      : 'Fresh legs can’t be used on a climb, nor with slipstream.',
  NO_SLIPSTREAM: () => 'There is no slipstream on a climb.',
  FLAT_PLUS_TWO: () => 'Two squares of slipstream are for descents only.',
  NO_STEPS: () => 'A 1 on a climb moves nobody: the rider stays.',
  BLOCKED: ({ steps }) => `There is no free way of ${count(Number(steps ?? 0), 'square')}: it would end in a pile-up.`,
  OUT_OF_REACH: ({ square }) => `No free way with this card ends on ${square ?? 'that square'}.`,
  SLIPSTREAM_OVER_LINE: () => 'Slipstream does not carry over the line.',
  NO_SHELTER: ({ square }) => `On ${square ?? 'that square'} there is nobody straight ahead or beside you to break the wind.`,
  OVERTAKING: () => 'Overtaking rule: leave the next rider room for a 4, or for three squares on a climb.',
  CAN_BRAKE: () => 'Another card avoids the pile-up, so you must play it.',
  PICK_ORDER: () => 'Pick the highest cards first, and leave enough for the rest.',
  NOT_A_LANDING: () => 'The Chance card does not lead there.',
  GIVE_COUNT: ({ owed }) => `You must give back ${cards(Number(owed ?? 1))}.`,
  GIVE_ORDER: () => 'Name the higher card first.',
}

export const issues: IssueTexts = {
  rows_order: (p) => `ends with row ${p['to']}, before its first row ${p['from']}`,
  rows_gap: (p) => `begins with row ${p['given']}; row ${p['expected']} comes next`,
  row_count: (p) => `a board has ${p['min']} to ${p['max']} rows, this one has ${p['rows']}`,
  lane_order: (p) => `lane ${p['lane']} comes after lane ${p['before']}: lanes are listed once each, from 1 upwards`,
  doubled_lane: (p) => `lane ${p['lane']} can’t be doubled; the lanes here are ${p['lanes']}`,
  doubled_first_row: () => 'the first rows have no doubled lane, because everybody starts there',
  median_lanes: (p) => `a median stands between neighbouring lanes, not between ${p['low']} and ${p['high']}`,
  median_range: (p) => `${p['from']} to ${p['to']} is no range of rows; the last row is ${p['last']}`,
  no_square: (p) => `there is no square ${p['square']}`,
  way_row: (p) => `${p['square']} is not in row ${p['row']}, where the ways from ${p['from']} lead`,
  way_twice: (p) => `the ways from ${p['square']} are given twice`,
  square_twice: (p) => `${p['square']} is named twice`,
  sprint_row: (p) => `a sprint line lies before a row from 2 to ${p['last']}, not ${p['row']}`,
  sprint_order: (p) => `the line before row ${p['row']} comes after that before row ${p['previous']}: sprints are listed in order`,
  dead_end: (p) => `no way leads on from ${p['square']}`,
  unreachable: (p) => `no way leads to ${p['square']}`,
  unknown_board: (p) => `there is no board ${p['board']}; there are ${p['known']}`,
  board_name: (p) => `${p['board']} is the name of a board of the game; choose another`,
  board_count: (p) => `${p['boards']} boards; a tour has at most ${p['max']} of its own`,
  carry_stages: (p) => `the tour has ${p['stages']} stages, and the ${p['given']} that were ridden are not its beginning`,
  carry_riders: (p) => `each stage that was ridden needs a result of all ${p['riders']} riders of the table`,
}
