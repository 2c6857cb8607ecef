import { availableParallelism } from 'node:os'
import { wholeNumber } from '../arguments.ts'
import { checkOptions, parseOptions } from '../game-options.ts'
import { openGame } from '../opened-game.ts'
import { columns, print, printJson } from '../output.ts'
import { doAll, stretches } from '../pool.ts'
import { progressBar } from '../progress.ts'
import { parseBotSeats } from '../seats.ts'
import type { SimulationPlan } from '../simulation/plan.ts'
import { bold } from '../table/scene.ts'
import type { Words } from '../words/en/index.ts'
import { KeptAudit } from './kept-audit.ts'
import { AUDIT_PAIRS, auditOf, auditRaces, type Audit } from './audit.ts'

export interface AuditFlags {
  games?: string
  seats?: string
  option?: string[]
  seed?: string
  leaders?: string
  keep?: string
  workers?: string
  json?: boolean
}

const USUAL_GAMES = 100
const USUAL_SEATS = 4
const MOST_GAMES = 100_000
const MOST_WORKERS = 256
const MOST_PAIRS = 10_000

/** Plays races, analyses them, and looks whether what was told holds. */
export async function runAudit(id: string, flags: AuditFlags, say: Words): Promise<void> {
  const { game, knowledge, text, title } = await openGame(id, say)
  const games = flags.games === undefined ? USUAL_GAMES : wholeNumber('--games', flags.games, 1, MOST_GAMES, say)
  const workers = flags.workers === undefined ? availableParallelism() : wholeNumber('--workers', flags.workers, 1, MOST_WORKERS, say)
  const seats = Math.max(game.seats.min, Math.min(USUAL_SEATS, game.seats.max))
  const bots = flags.seats === undefined ? Array.from({ length: seats }, () => 'leader') : parseBotSeats(flags.seats, game, knowledge, say)
  const plan: SimulationPlan = {
    game: id,
    options: checkOptions(parseOptions(flags.option ?? [], game, say), game, text, say, bots.length),
    bots,
    seed: flags.seed ?? 'audit',
    isRotated: true,
  }
  const judged = flags.leaders === undefined ? 0 : wholeNumber('--leaders', flags.leaders, 1, MOST_PAIRS, say)
  const kept = new KeptAudit(flags.keep, { plan, judged, rulesVersion: game.rulesVersion }, say)
  const bar = progressBar(games)
  const work = { file: new URL('audit.ts', import.meta.url), here: auditRaces }
  const tasks = stretches(games, games, 1).flatMap(({ first }) => (kept.has(first) ? [] : [{ plan, first, count: 1, judged }]))
  bar.advance(games - tasks.length)
  await doAll(work, tasks, workers, ({ first }, [race]) => {
    kept.add(first, race!)
    bar.advance(1)
  }).finally(() => bar.end())
  const audit = auditOf(kept.races(games))
  if (flags.json === true) printJson({ game: id, seats: bots, seed: plan.seed, pairs: AUDIT_PAIRS, ...audit })
  else print(linesOf(title, audit, say))
}

function linesOf(title: string, audit: Audit, say: Words): string[] {
  const { judgement } = say
  const both = ([middle, error]: readonly [number, number]) => `${say.number(middle, 3)} ± ${say.number(1.96 * error, 3)}`
  return [
    judgement.audited(title, audit.races),
    '',
    bold(judgement.advicesHead()),
    audit.advices === 0
      ? `  ${judgement.noAdvices()}`
      : `  ${judgement.advices(audit.advices, AUDIT_PAIRS, say.percent(audit.atLeastAsGood), say.number(audit.toldOverHeld, 2))}`,
    ...(audit.byLeaders === undefined
      ? []
      : [
          `  ${judgement.byLeaders(audit.byLeaders.advices, say.percent(audit.byLeaders.atLeastAsGood), say.number(audit.byLeaders.toldOverHeld, 2))}`,
        ]),
    '',
    bold(judgement.auditLuckHead()),
    ...columns([
      judgement.auditLuckHeads(),
      ...audit.luck.map(({ bot, draws, own, others, rest, drawsSize, ownSize }) => [
        bot,
        both(draws),
        both(own),
        both(others),
        both(rest),
        say.number(drawsSize, 3),
        say.number(ownSize, 3),
      ]),
    ]).map((line) => `  ${line}`),
    `  ${judgement.restOfVariance(say.percent(audit.restOfVariance))}`,
  ]
}
