import { chancesToWin, type Blend, type BotKnowledge, type Chance, type Outcome, type Seat } from '@echappee/kernel'
import type { PlayableGame } from '../decision.ts'
import type { LearnedPolicy } from '../policy/learned-policy.ts'
import { policyOf } from '../policy/policy-of.ts'

/** How a game goes on in thought. */
export interface Imagination<State, Move, View> {
  readonly game: PlayableGame<State, Move, View>
  readonly knowledge: BotKnowledge<State, Move, View>
  /** At the so-manieth quiet position, or where the game says, it is judged instead of played on; undefined plays to the end. */
  readonly horizon?: number | undefined
}

/** Plays the state on by the game's own policy, in place. By seat: the share of the win, blended where the game says so, or the chance of it where the horizon ends it. */
export function playOn<State, Move, View>(of: Imagination<State, Move, View>, state: State, chance: Chance): readonly number[] {
  const { game, knowledge, horizon } = of
  const judgement = horizon === undefined ? undefined : knowledge.judgement
  const isHorizon = knowledge.isHorizon ?? judgement?.features.isQuiet
  const ctx = { chance }
  const blend = judgement === undefined ? knowledge.blend : undefined
  let onTheWay: readonly number[] | undefined
  let left = horizon ?? blend?.at ?? 0
  for (;;) {
    const seat = game.toAct(state)[0]
    if (seat === undefined) return blended(winShares(game.outcome(state)!), onTheWay, blend)
    if (blend !== undefined && left > 0 && knowledge.judgement!.features.isQuiet(state) && --left === 0)
      onTheWay = chancesToWin(knowledge.judgement!.features, blend.weights, state)
    if (judgement !== undefined && isHorizon!(state) && --left < 0) return chancesToWin(judgement.features, judgement.weights, state)
    game.apply(state, seat, sensibleMove(game, knowledge, state, seat, chance), ctx)
  }
}

/** Of a game that was over before, there is nothing to be told on the way. */
function blended(shares: readonly number[], onTheWay: readonly number[] | undefined, blend: Blend | undefined): readonly number[] {
  if (blend === undefined || onTheWay === undefined) return shares
  return shares.map((share, seat) => (1 - blend.share) * share + blend.share * onTheWay[seat]!)
}

/** Whoever is asked at the same time as the seat answers in secret: by this policy. In place. */
export function answerInSecret<State, Move, View>(
  { game, knowledge }: Imagination<State, Move, View>,
  policy: LearnedPolicy<State, Move>,
  state: State,
  seat: Seat,
  chance: Chance,
): void {
  for (let asked = game.toAct(state); asked.length > 0;) {
    const other = asked[0]!
    game.apply(state, other, other === seat ? sensibleMove(game, knowledge, state, seat, chance) : drawn(other), { chance })
    const left = game.toAct(state)
    // Somebody else is asked now: the answers lie open.
    if (!left.every((one) => asked.includes(one))) return
    asked = left
  }

  function drawn(other: Seat): Move {
    const moves = game.legal(state, other)
    return moves[policy.draw(state, other, moves, chance)]!
  }
}

/** What is played in thought: by what was learned, where that was found to be better, or by the game's rule of thumb, or at random. */
export function sensibleMove<State, Move, View>(
  game: Pick<PlayableGame<State, Move, View>, 'legal'>,
  knowledge: BotKnowledge<State, Move, View>,
  state: State,
  seat: Seat,
  chance: Chance,
): Move {
  const policy = knowledge.imaginesByPolicy === true ? policyOf(knowledge) : undefined
  if (policy === undefined && knowledge.playout !== undefined) return knowledge.playout(state, seat, chance)
  const moves = game.legal(state, seat)
  if (policy !== undefined) return moves[policy.draw(state, seat, moves, chance)]!
  return moves[chance.int(moves.length)]!
}

/** By seat; a win shared by two is a half for each. */
export function winShares({ places }: Outcome): number[] {
  let winners = 0
  for (const place of places) if (place === 1) winners++
  return places.map((place) => (place === 1 ? 1 / winners : 0))
}
