/** What the analysis of a race says. */
export const words = {
  title: 'What decided the race',
  intro: 'Bots pick the race up at many of its moments and ride it to the end, many times over.',
  again: 'Try again',
  close: 'Close',
  stop: 'Stop',
  working: 'Analysing…',
  failed: 'This race could not be analysed.',
  curve: 'Chance of winning',
  curveText:
    'As it would be between Leaders. The pale band is the margin of error: the more races are imagined, the narrower it gets; nineteen times in twenty the true value lies in it.',
  curveLabel: (names: string) => `Chance of winning in per cent, from the start to the end: ${names}`,
  moment: 'Moment of the race',
  momentText: (n: number) => `Move ${n}`,
  knowing: 'As known',
  shown: 'with all cards on the table',
  known: (name: string) => `by ${name} at the time`,
  table: 'The same as a table',
  move: 'Move',
  moments: 'Three moments',
  none: 'No decision cost more than luck would explain.',
  turn: (name: string, from: string, to: string) => `${name}’s chances swing: from ${from} to ${to}.`,
  jumpTurn: (n: number) => `See the race after move ${n}`,
  tryAgain: 'Try again from here',
  showWay: 'See the better choice',
  better: (name: string, played: string, better: string) => `${name}: ${played}. Better: ${better}.`,
  cost: (cost: string, low: string, high: string) => `cost ${cost} of the chance of winning (95%: ${low} to ${high})`,
  jump: (n: number) => `See the choice at move ${n}`,
  shares: 'Where the results came from',
  sharesText:
    'In chance of winning, compared with an equal share for all. A choice is compared with what Leaders would choose there on average, a draw with the average draw.',
  noDraws: 'Next to nothing was left to luck in this race.',
  rider: 'Rider',
  parts: { draws: 'Draws', own: 'Own choices', others: 'Choices of others', rest: 'Not explained' },
  madeFrom: (n: number) => (n === 1 ? '1 exercise was made of this race.' : `${n} exercises were made of this race.`),
}

export type AnalysisWords = typeof words
