import type { Run, Studies } from '@echappee/study/kept-study'
import type { OpenedGame } from '../opened-game.ts'
import type { StudyPlan } from '@echappee/study/plan'
import { parseOwnBots } from '../seats.ts'
import { parseVary, variantsOf } from '../study/variants.ts'
import type { Words } from '../words/en/index.ts'

export function studyPlan(
  opened: OpenedGame,
  { seed }: Studies,
  { vary, options = [], seats, bots = 'greedy' }: Run,
  say: Words,
): StudyPlan {
  const { game, knowledge } = opened
  const basis = { seats: seats ?? game.seats.best, bots: parseOwnBots(bots, knowledge, say), options, parameters: [] }
  const variants = variantsOf(opened, basis, parseVary(vary, opened, say), say)
  return { game: game.id, rulesVersion: game.rulesVersion, seed, variants }
}
