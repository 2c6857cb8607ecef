/** Bots that learn anew under each variant. */
export const enBalance = {
  help: {
    train:
      'let bots learn anew under each variant: minutes in all, or games for each such as 5120g; they go on from what the game’s bots know, and are a further witness',
  },
  trainForm: (given: string, least: number) =>
    `--train takes minutes from 1 to 10000, or games for each variant from ${least}g to 1000000g, not "${given}"`,
  trainShort: (minutes: number, variants: number, games: number, needed: number) =>
    `--train ${minutes}: ${variants} variants of at least ${games} games each take about ${needed} minutes here; fix options by --option, or give more`,
  taught: (bots: string, games: number) =>
    `"${bots}" are bots that went on learning under each variant, ${games} games each (--train ${games}g finds the same); they play without search.`,
  gains: (least: string, leastLabel: string, most: string, mostLabel: string) =>
    `While they learned, they won from ${least} (${leastLabel}) to ${most} points (${mostLabel}) more than an equal share at tables with greedy bots.`,
}
