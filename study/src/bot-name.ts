import { isBotLevel, type BotLevel } from '@echappee/bots'

/** A level, and what is said of its thought: undefined is as the game has it. */
export interface Thought {
  readonly level: BotLevel
  /** Games that it plays in thought for a decision. */
  readonly iterations: number | undefined
  /** Where these are judged: the so-manieth next quiet position, or at their end. */
  readonly until: number | 'end' | undefined
}

/** `leader:600` plays 600 games in thought, `leader:600@2` judges them at the second next quiet position, `leader:600@end` plays them out. */
export function thoughtOf(bot: string): Thought | undefined {
  const [, name = '', count, until] = /^(\w+)(?::([1-9]\d{0,6})(?:@([1-9]\d{0,2}|end))?)?$/.exec(bot) ?? []
  if (!isBotLevel(name)) return undefined
  return {
    level: name,
    iterations: count === undefined ? undefined : Number(count),
    until: until === undefined || until === 'end' ? until : Number(until),
  }
}

/** What was learned, without any search. */
export const POLICY = 'policy'
/** A way to play that the game names: `habit:` and its name. */
export const HABIT = 'habit:'

export function habitOf(bot: string): string | undefined {
  return bot.startsWith(HABIT) ? bot.slice(HABIT.length) : undefined
}
