import { restoredChance, type ChanceState, type Deed } from '@echappee/kernel'
import { believedState, type Decision } from './decision.ts'
import { sensibleMove } from './search/imagined-game.ts'
import { luckFrom } from './search/luck.ts'

/** Why a move is better than another: a deed that speaks for it, or one that speaks against the other. */
export interface Reason {
  readonly deed: string
  /** What its sentence names. */
  readonly about: readonly number[]
  /** Whether the move does it; else the other one does. */
  readonly isOwn: boolean
  /** In how many of the imagined positions it comes to that, from 0 to 1. */
  readonly share: number
}

/** Imagined positions in which both moves are played. */
const COMPARED = 16
const MOST_REASONS = 2
/** A deed is told if it is likely, and clearly likelier than after the other move. */
const LIKELY = 0.6
const CLEARLY = 0.35

/** Both moves are played in the same positions with the same luck, each until things are quiet again. At most two reasons, the strongest first. */
export function reasonsFor<State, Move, View>(decision: Decision<State, Move, View>, better: Move, worse: Move): Reason[] {
  const { deeds = [] } = decision.knowledge
  if (deeds.length === 0) return []
  const [own, other] = [new Tally(deeds.length), new Tally(deeds.length)]
  for (let i = 0; i < COMPARED; i++) {
    const before = believedState(decision)
    const luck = luckFrom(decision.chance)
    own.add(deeds, decision, before, better, luck)
    other.add(deeds, decision, before, worse, luck)
  }
  return deeds
    .flatMap(({ name, isGood, contrary }, d) => {
      const [mine, theirs] = isGood ? [own, other] : [other, own]
      const share = mine.shareOf(d)
      if (share < LIKELY || share - theirs.shareOf(d) < CLEARLY) return []
      return [{ deed: name, about: mine.usual(d), isOwn: isGood, share, margin: share - theirs.shareOf(d), contrary }]
    })
    .toSorted((a, b) => b.margin - a.margin)
    .filter((reason, i, all) => !all.slice(0, i).some((told) => told.deed === reason.contrary || told.contrary === reason.deed))
    .slice(0, MOST_REASONS)
    .map(({ deed, about, isOwn, share }) => ({ deed, about, isOwn, share }))
}

/** What a move did, position by position. */
class Tally {
  readonly #found: (readonly number[])[][]

  constructor(deeds: number) {
    this.#found = Array.from({ length: deeds }, () => [])
  }

  add<State, Move, View>(
    deeds: readonly Deed<State, Move>[],
    decision: Decision<State, Move, View>,
    before: State,
    move: Move,
    luck: ChanceState,
  ): void {
    const after = quietAfter(decision, before, move, luck)
    for (const [d, deed] of deeds.entries()) {
      const about = deed.of({ before, seat: decision.seat, move, after })
      if (about !== undefined) this.#found[d]!.push(about)
    }
  }

  shareOf(deed: number): number {
    return this.#found[deed]!.length / COMPARED
  }

  /** What it was about most often. */
  usual(deed: number): readonly number[] {
    const keys = this.#found[deed]!.map((about) => about.join())
    const times = (key: string) => keys.filter((other) => other === key).length
    const most = keys.reduce((best, key) => (times(key) > times(best) ? key : best))
    return this.#found[deed]![keys.indexOf(most)]!
  }
}

/** The position after the move, once things are quiet again. */
export function quietAfter<State, Move, View>(
  decision: Omit<Decision<State, Move, View>, 'view'>,
  from: State,
  move: Move,
  luck: ChanceState,
): State {
  const { game, knowledge, seat } = decision
  const isQuiet = knowledge.judgement?.features.isQuiet ?? (() => true)
  const state = game.clone(from)
  const ctx = { chance: restoredChance(luck) }
  game.apply(state, seat, move, ctx)
  for (;;) {
    const acting = game.toAct(state)[0]
    if (acting === undefined || isQuiet(state)) return state
    game.apply(state, acting, sensibleMove(game, knowledge, state, acting, ctx.chance), ctx)
  }
}
