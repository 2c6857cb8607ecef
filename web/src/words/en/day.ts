/** How others fared in the race of the day. */
export const words = {
  people: (n: number) => (n === 1 ? '1 person has been counted on this server:' : `${n} people have been counted on this server:`),
  place: (place: number): string => `${place}${place === 1 ? 'st' : place === 2 ? 'nd' : place === 3 ? 'rd' : 'th'}`,
  own: (rank: number, people: number) =>
    people === 1
      ? 'You are the first of the day.'
      : rank === 1
        ? `You are among the best of ${people}.`
        : `${rank - 1} of ${people} did better than you.`,
  send: 'Compare with the others',
  sendText: 'Your moves go to the server without a name; it plays the race again and counts its result once.',
}

export type DayWords = typeof words
