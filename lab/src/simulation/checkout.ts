import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { LevelDecision, chooseMove } from '@echappee/bots'
import type { AnyGame, AnyKnowledge } from '@echappee/kernel'

/** The bots of another version of this repository, from a folder where it is checked out. */
export interface Checkout {
  choose(decision: Pick<LevelDecision<unknown, unknown, unknown>, 'level' | 'view' | 'seat' | 'chance' | 'budget'>): unknown
}

const opened = new Map<string, Promise<Checkout>>()

/** It thinks with its own rules: views and moves are all that passes between the two. */
export function openCheckout(folder: string, game: string): Promise<Checkout> {
  const key = `${folder} ${game}`
  const checkout = opened.get(key) ?? open(folder, game)
  opened.set(key, checkout)
  return checkout
}

async function open(folder: string, id: string): Promise<Checkout> {
  const load = (file: string): Promise<unknown> => import(pathToFileURL(join(resolve(folder), file)).href)
  const [bots, rules, bot] = (await Promise.all([
    load('bots/src/index.ts'),
    load(`games/${id}/rules/index.ts`),
    load(`games/${id}/bot/index.ts`),
  ])) as [{ chooseMove: typeof chooseMove }, { game: AnyGame }, { knowledge: AnyKnowledge }]
  return { choose: (decision) => bots.chooseMove({ ...decision, game: rules.game, knowledge: bot.knowledge }) }
}
