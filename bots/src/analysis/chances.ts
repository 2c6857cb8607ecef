import { seededChance, type AnyGame, type AnyKnowledge, type Chance } from '@echappee/kernel'
import { playOn } from '../search/imagined-game.ts'

/** What an analysis needs of a game. */
export interface Rules {
  readonly game: AnyGame
  readonly knowledge: AnyKnowledge
}

/** Chances of winning by seat, from games played on in thought; `error` is the standard error of the least sure of them. */
export interface Chances {
  readonly chances: readonly number[]
  readonly error: number
}

/** From a state that is known, everything shown. */
export function chancesFrom({ game, knowledge }: Rules, state: unknown, games: number, seed: string): Chances {
  return meanOf(games, (i) => playOn({ game, knowledge }, game.clone(state) as unknown, seededChance(seed, `${i}`)))
}

/** From what a seat knew: every game begins in another state that its view allows. */
export function chancesOf({ game, knowledge }: Rules, view: unknown, games: number, seed: string): Chances {
  return meanOf(games, (i) => {
    const chance: Chance = seededChance(seed, `${i}`)
    const state: unknown = knowledge.believe === undefined ? game.determinize(view, chance) : knowledge.believe(view, chance)
    return playOn({ game, knowledge }, state, chance)
  })
}

function meanOf(games: number, play: (i: number) => readonly number[]): Chances {
  const sums: number[] = []
  for (let i = 0; i < games; i++) for (const [seat, share] of play(i).entries()) sums[seat] = (sums[seat] ?? 0) + share
  const chances = sums.map((sum) => sum / games)
  return { chances, error: Math.max(...chances.map((chance) => Math.sqrt((chance * (1 - chance)) / games))) }
}
