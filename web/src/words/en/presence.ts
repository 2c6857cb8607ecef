/** Who is at a table before the start, and what to do while waiting. */
export const words = {
  here: 'here',
  away: (time: string) => `not on this page since ${time}`,
  meanwhile: 'While you wait',
  rules: 'The rules in two minutes',
  waitingAt: (game: string) => `You are waiting at a table: ${game}.`,
  hasStarted: (game: string) => `The race has started: ${game}.`,
  back: 'Back to the table',
  botHere: 'A bot here',
  fillAll: 'Bots for the free seats',
}

export type PresenceWords = typeof words
