/** One ladder for every game, the weakest first. These words stand in records and tables: they stay as they are. */
export const BOT_LEVELS = ['beginner', 'greedy', 'leader', 'champion'] as const

/** Characters beside the ladder: they search as the leader does, and like some things more than winning. */
export const BOT_STYLES = ['attacker', 'wheelSucker'] as const
export type BotStyle = (typeof BOT_STYLES)[number]

/** Whom people can choose. */
export const BOT_CHOICES = [...BOT_LEVELS, ...BOT_STYLES] as const

export const BOT_KINDS = ['random', ...BOT_CHOICES] as const
/** Who a bot is: a level of the ladder, a character, or any legal move, which stands in old records and is there to measure by. */
export type BotLevel = (typeof BOT_KINDS)[number]

/** What people call them, in every game and language. */
export const LEVEL_NAMES: Readonly<Record<BotLevel, string>> = {
  beginner: 'Cyclotouriste',
  greedy: 'Équipier',
  leader: 'Leader',
  champion: 'Champion',
  attacker: 'Bernadette',
  wheelSucker: 'Zoé',
  random: 'Roue libre',
}

/** Games that a level plays in thought for one decision, where the game does not name its own number. */
export const ITERATIONS = { leader: 12, champion: 600 } as const satisfies Partial<Record<BotLevel, number>>

export function isBotLevel(name: string): name is BotLevel {
  return (BOT_KINDS as readonly string[]).includes(name)
}
