import { EXERCISE_EFFORT, clearAnswer, policyOf } from '@echappee/bots'
import { keptMove, replay, seededChance, shuffle, type Json, type KeptExercise, type Seat } from '@echappee/kernel'
import type { Rules } from '../opened-game.ts'
import { recordGame } from '../simulation/one-game.ts'
import { practiceTable, rulesFor } from '../training/level-games.ts'

/** Races in which exercises are looked for. It crosses to the workers, so it is plain data. */
export interface FindTask {
  readonly game: string
  readonly seed: string
  /** Number of the race. */
  readonly race: number
  /** Besides the strangest ones so many decisions are looked at, drawn. */
  readonly drawn: number
}

/** Who makes the mistakes: strong enough for sensible positions. */
const RIDER = 'greedy'
/** In longer ones a single choice decides little. */
const LONGEST = 320
/** What is too small is not worth a question. */
const LEAST_GAIN = 0.05
/** A question with more answers is no question to a friend. */
const [FEWEST, MOST] = [2, 12]
/** So many decisions of a race are looked at: those in which the learned policy is surest that something else should have been played. */
const STRANGEST = 4
/** A first look, so that little time goes to what is no exercise. */
const FIRST_LOOK = { search: 120, pairs: 48, sure: 1 }

/** The decisions of a race that make an exercise: another move than the one that was played is surely the best. */
export async function findExercises({ game: id, seed, race, drawn }: FindTask): Promise<KeptExercise[]> {
  const rules = await rulesFor(id)
  const own = `${seed}/${race}`
  const { seats, options } = practiceTable(rules, seededChance(own, 'table'))
  const bots = Array.from({ length: seats }, () => RIDER)
  const { record } = await recordGame(rules, { game: id, options, bots, seed, isRotated: false }, race)
  if (record.moves.length > LONGEST) return []
  const moves: (readonly [Seat, number])[] = []
  const asked: Asked[] = []
  const policy = policyOf(rules.knowledge)
  let before: Before | undefined
  replay(rules.game, record, ({ seat, move, legal, match }) => {
    if (seat !== undefined && move !== undefined && legal !== undefined) {
      if (legal.length >= FEWEST && legal.length <= MOST) asked.push(askedAt(rules.game, before!, seat, move, legal, moves.length, policy))
      moves.push(keptMove(rules.game, { seat, move, legal }))
    }
    before = { digest: match.digest, state: rules.game.clone(match.state) }
  })
  const strangest = asked.toSorted((a, b) => b.strange - a.strange)
  const others = shuffle(strangest.splice(STRANGEST), seededChance(own, 'drawn')).slice(0, drawn)
  return [...strangest, ...others].flatMap((question) => {
    const { seat, digest, at } = question
    const answer = answerTo(rules, question, `${own}/${at}`)
    if (answer === undefined) return []
    return [{ options, seats: bots, seed: record.seed!, moves: moves.slice(0, at), digest, seat, answer }]
  })
}

interface Before {
  readonly digest: string
  readonly state: unknown
}

function askedAt(
  game: Rules['game'],
  { digest, state }: Before,
  seat: Seat,
  move: Json,
  legal: readonly Json[],
  at: number,
  policy: ReturnType<typeof policyOf>,
): Asked {
  const [, own] = keptMove(game, { seat, move, legal })
  const likelihoods = policy?.judge(state, seat, legal).subarray(0, legal.length)
  const strange = likelihoods === undefined ? 0 : Math.max(...likelihoods) - likelihoods[own]!
  return { at, seat, digest, view: game.view(state, seat), played: game.moveKey(move), strange }
}

interface Asked {
  readonly at: number
  readonly seat: Seat
  readonly digest: string
  readonly view: unknown
  readonly played: string | number
  /** How much likelier the policy's own move is than the one that was played. */
  readonly strange: number
}

/** Surely better than what was played, and twice found so, with words for why. */
function answerTo(rules: Rules, { view, seat, played }: Asked, seed: string): KeptExercise['answer'] | undefined {
  const first = clearAnswer(rules, view, seat, FIRST_LOOK, `${seed}/first`, LEAST_GAIN)
  if (first === undefined || first.reasons.length === 0 || rules.game.moveKey(first.move) === played) return undefined
  const answer = clearAnswer(rules, view, seat, EXERCISE_EFFORT, `${seed}/answer`, LEAST_GAIN)
  return answer !== undefined && answer.reasons.length > 0 && holds(rules, view, seat, answer, `${seed}/again`) ? answer : undefined
}

/** Whether another look, in other games, gives the same answer. */
export function holds(rules: Rules, view: unknown, seat: Seat, { move }: KeptExercise['answer'], seed: string): boolean {
  const again = clearAnswer(rules, view, seat, EXERCISE_EFFORT, seed)
  return again !== undefined && rules.game.moveKey(again.move) === rules.game.moveKey(move)
}
