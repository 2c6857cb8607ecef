/** Tables that wait for the reader, wherever on the site he is. */
export const words = {
  yours: 'Your turn',
  count: (n: number) => (n === 1 ? 'Your turn: 1 table waits for you' : `Your turn: ${n} tables wait for you`),
  waiting: (n: number) => (n === 1 ? 'Your turn' : `Your turn at ${n} tables`),
  online: 'Your tables online',
  with: (names: string) => `with ${names}`,
  play: 'Play',
  until: (time: string) => `due ${time}`,
  since: (time: string) => `asked ${time}`,
  othersPlay: 'it is others’ turn',
  others: (n: number) => (n === 1 ? '1 more table online' : `${n} more tables online`),
  alsoYours: 'Another table waits for you.',
  next: (game: string) => `Next: ${game}`,
}

export type TurnWords = typeof words
