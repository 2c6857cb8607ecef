/** One ladder for every game, the weakest first. These words stand in records and tables: they stay as they are. */
export const BOT_LEVELS = ['random', 'greedy', 'leader', 'champion'] as const

/** Characters beside the ladder: they search as the leader does, and like some things more than winning. */
export const BOT_STYLES = ['attacker', 'wheelSucker'] as const
export type BotStyle = (typeof BOT_STYLES)[number]

export const BOT_KINDS = [...BOT_LEVELS, ...BOT_STYLES] as const
/** Who a bot is: a level of the ladder, or a character. */
export type BotLevel = (typeof BOT_KINDS)[number]

/** What people call them, in every game and language. */
export const LEVEL_NAMES: Readonly<Record<BotLevel, string>> = {
  random: 'Cyclotouriste',
  greedy: 'Équipier',
  leader: 'Leader',
  champion: 'Champion',
  attacker: 'Bernadette',
  wheelSucker: 'Zoé',
}

/** Games that a level plays in thought for one decision, where the game does not name its own number. */
export const ITERATIONS = { leader: 12, champion: 600 } as const satisfies Partial<Record<BotLevel, number>>

export function isBotLevel(name: string): name is BotLevel {
  return (BOT_KINDS as readonly string[]).includes(name)
}
