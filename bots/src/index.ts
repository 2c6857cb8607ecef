export { BOT_LEVELS, chooseMove, isBotLevel } from './choose.ts'
export type { BotLevel } from './choose.ts'
export type { Decision } from './decision.ts'
export { botChance } from './bot-chance.ts'
