import { playStretch } from '@echappee/study/stretch'
import type { StudyPlan, Variant } from '@echappee/study/plan'
import { defaultOptions, type Json } from '@echappee/kernel'
import { openRules, shownGames, type Rules } from '../src/opened-game.ts'
import { playGame } from '../src/simulation/one-game.ts'
import type { SimulationPlan } from '../src/simulation/plan.ts'
import { processorTime, ratioOf } from './rounds.ts'

const ROUNDS = 9
const GAMES = 12
const VARIANTS = [2, 4, 8]
/** So that games with few rounds a second do not take all day. */
const SHORT: Readonly<Record<string, Json>> = { tour: 'evening', stages: 'half' }

async function tableOf(id: string): Promise<{ readonly rules: Rules; readonly options: Json; readonly bots: string[] }> {
  const rules = await openRules(id)
  const { optionFields, seats } = rules.game
  const short = Object.fromEntries(Object.entries(SHORT).filter(([key]) => Object.hasOwn(optionFields, key)))
  const options = { ...(defaultOptions(optionFields) as Readonly<Record<string, Json>>), ...short }
  return { rules, options, bots: Array.from({ length: seats.best }, () => 'greedy') }
}

/** Counting over plain play: with what every game shows, and with what the game names beside it. */
export async function counting(): Promise<void> {
  for (const { id } of shownGames) {
    const { rules, options, bots } = await tableOf(id)
    const general: Rules = rules.metrics === undefined ? rules : { ...rules, metrics: { ...rules.metrics, metrics: [], labels: [] } }
    const play = (own: Rules, isCounted: boolean) => async (round: number) => {
      const plan: SimulationPlan = { game: id, options, bots, seed: `counting/${round}`, isRotated: true, isCounted }
      for (let game = 1; game <= GAMES; game++) await playGame(own, plan, game)
    }
    const [some, all] = [
      await ratioOf(ROUNDS, processorTime, play(rules, false), play(general, true)),
      await ratioOf(ROUNDS, processorTime, play(rules, false), play(rules, true)),
    ]
    console.log(`counting ${id}: general metrics ${some.toFixed(2)} of plain games (wanted 1.50), with the game's own ${all.toFixed(2)}`)
  }
}

/** Several variants over one of them, for each. */
export async function variants(): Promise<void> {
  for (const { id } of shownGames) {
    const { rules, options, bots } = await tableOf(id)
    const list: string[] = []
    for (const k of VARIANTS) {
      const plan = (round: number, count: number): StudyPlan => {
        const own = Array.from({ length: count }, (_, i): Variant => ({ label: `${i}`, options, bots }))
        return { game: id, rulesVersion: rules.game.rulesVersion, seed: `variants/${round}`, variants: own }
      }
      const play = (count: number) => (round: number) => playStretch(rules, plan(round, count), 1, GAMES)
      list.push(`${k}: ${((await ratioOf(ROUNDS, processorTime, play(1), play(k))) / k).toFixed(3)}`)
    }
    console.log(`variants ${id}: processor time of so many over that many times one (wanted 1.05): ${list.join(', ')}`)
  }
}
