/** What the coach says. */
export const words = {
  ask: 'Coach',
  thinking: 'The coach is thinking…',
  stop: 'Stop the coach',
  close: 'Put away',
  name: 'Coach:',
  chance: (chance: string, error: string) => `chance of winning ${chance} ± ${error}`,
  better: (gain: string, error: string, move: string) => `${gain} ± ${error} more than “${move}”`,
  alike: (move: string) => `“${move}” is about as good`,
  only: 'there is no other choice',
  why: (reasons: string) => `It leads to ${reasons}.`,
  hurry: 'Don’t wait',
}

export type CoachWords = typeof words
