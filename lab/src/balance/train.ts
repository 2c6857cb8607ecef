import { performance } from 'node:perf_hooks'
import { policyOf } from '@echappee/bots'
import type { MoveFeatures, PolicyWeights } from '@echappee/kernel'
import type { StudyPlan, Variant } from '@echappee/study/plan'
import { BadInput } from '../failure.ts'
import type { OpenedGame } from '../opened-game.ts'
import { progressBar } from '../progress.ts'
import { BATCH, beginning, beginningFrom, learn, rounded, stepsOf, type Course, type Progress } from '../training/learn.ts'
import type { Words } from '../words/en/index.ts'

/** What bots learned under each variant. */
export interface Taught {
  readonly variants: readonly Variant[]
  /** For each variant. */
  readonly games: number
  /** By variant: wins beyond an equal share at tables with greedy bots, in the last third of what was practised; null where none were met. */
  readonly gains: readonly (number | null)[]
}

interface Wish {
  /** Minutes in all, or games for each variant, as somebody typed it. */
  readonly asked: string
  readonly workers: number
  readonly isStopped: () => boolean
}

const MOST_GAMES = 1_000_000
const MOST_MINUTES = 10_000
const GREEDY = 'greedy'

/** Under each variant the bots go on learning from what the game's bots know; undefined if somebody stopped it. */
export async function teach(
  opened: OpenedGame,
  plan: StudyPlan,
  { asked, workers, isStopped }: Wish,
  say: Words,
): Promise<Taught | undefined> {
  const { game, knowledge, title } = opened
  const features = knowledge.learning?.features as MoveFeatures<unknown, unknown> | undefined
  if (features === undefined) throw new BadInput(say.noMoveFeatures(title))
  const begin = (variant: Variant, games: number): Progress => {
    const table = { options: variant.options, seats: variant.bots.length }
    const course: Course = { game: game.id, games, seed: `${plan.seed}/${variant.label}`, table }
    const known = policyOf(knowledge)
    return known === undefined ? beginning(course, features) : beginningFrom(course, [...known.weights])
  }
  const games = await gamesFor(asked, plan.variants.length, () => secondsOfStep(begin(plan.variants[0]!, BATCH), workers), say)
  const variants: Variant[] = []
  const gains: (number | null)[] = []
  const bar = progressBar(plan.variants.length * stepsOf({ games }))
  try {
    for (const variant of plan.variants) {
      const met = { games: 0, gain: 0 }
      const learned = await learn(begin(variant, games), workers, ({ step }, results) => {
        bar.advance(1)
        const own = results[GREEDY]
        if (own !== undefined && 3 * step > 2 * stepsOf({ games })) {
          met.games += own.games
          met.gain += own.gain
        }
        return !isStopped()
      })
      if (isStopped()) return undefined
      variants.push({ ...variant, policy: policyFor(features, learned) })
      gains.push(met.games === 0 ? null : met.gain / met.games)
    }
  } finally {
    bar.end()
  }
  return { variants, games, gains }
}

const policyFor = ({ list, contexts }: MoveFeatures<unknown, unknown>, learned: Progress): PolicyWeights => ({
  features: list.map(({ name }) => name),
  contexts,
  weights: rounded(learned),
})

/** `30` minutes for all variants together, which become games by the pace here; or `5120g`, games for each. */
async function gamesFor(asked: string, variants: number, secondsOfOneStep: () => Promise<number>, say: Words): Promise<number> {
  const [, number, unit] = /^(\d{1,7})(g?)$/.exec(asked) ?? []
  const value = Number(number)
  const isGood = unit === 'g' ? value >= BATCH && value <= MOST_GAMES : value >= 1 && value <= MOST_MINUTES
  if (number === undefined || !isGood) throw new BadInput(say.balance.trainForm(asked, BATCH))
  if (unit === 'g') return value
  const seconds = variants * (await secondsOfOneStep())
  const steps = Math.floor((60 * value) / seconds)
  if (steps < 1) throw new BadInput(say.balance.trainShort(value, variants, BATCH, Math.ceil(seconds / 60)))
  return Math.min(MOST_GAMES, steps * BATCH)
}

/** With the threads warm. */
async function secondsOfStep({ course, ...from }: Progress, workers: number): Promise<number> {
  const ends: number[] = []
  await learn({ ...from, course: { ...course, games: 2 * BATCH } }, workers, () => void ends.push(performance.now()))
  return (ends[1]! - ends[0]!) / 1000
}
