/** What the coach says. */
export const words = {
  ask: 'Coach',
  thinking: 'The coach is thinking…',
  stop: 'Stop the coach',
  close: 'Close the coach',
  name: 'Coach:',
  chance: (chance: string, error: string) => `chance of winning ${chance} ± ${error}`,
  better: (gain: string, error: string, move: string) => `${gain} ± ${error} more than “${move}”`,
  alike: (move: string) => `“${move}” is about as good`,
  worse: (loss: string, error: string, move: string) => `${loss} ± ${error} less than “${move}”`,
  only: 'there is no other choice',
  /** What the move does, as predicates. */
  does: (deeds: string) => `It ${deeds}.`,
  other: (move: string, deeds: string) => `“${move}” ${deeds}.`,
  likely: (deed: string) => `${deed} (likely)`,
  /** Asks for the reasons of a move that a bot has played. */
  whyMove: (name: string) => `Why, ${name}?`,
  by: (name: string) => `${name}:`,
  hurry: 'Don’t wait',
}

export type CoachWords = typeof words
