/** One ladder for every game, the weakest first. These words stand in records and tables: they stay as they are. */
export const BOT_LEVELS = ['random', 'greedy', 'leader', 'champion'] as const
export type BotLevel = (typeof BOT_LEVELS)[number]

/** What people call them, in every game and language. */
export const LEVEL_NAMES: Readonly<Record<BotLevel, string>> = {
  random: 'Cyclotouriste',
  greedy: 'Équipier',
  leader: 'Leader',
  champion: 'Champion',
}

/** Games that a level plays in thought for one decision. */
export const ITERATIONS = { leader: 12, champion: 600 } as const satisfies Partial<Record<BotLevel, number>>

export function isBotLevel(name: string): name is BotLevel {
  return (BOT_LEVELS as readonly string[]).includes(name)
}
