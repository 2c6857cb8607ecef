import type { Analysis, Costly } from '@echappee/bots'
import type { Seat } from '@echappee/kernel'

/** A moment of a race that mattered, shown after so many moves. */
export type Moment =
  | { readonly kind: 'decision'; readonly at: number; readonly decision: Costly }
  /** Somebody's chances moved most here. */
  | { readonly kind: 'turn'; readonly at: number; readonly seat: Seat; readonly from: number; readonly to: number }

const MOMENTS = 3
/** Less is no turn. */
const LEAST_TURN = 0.1

/** Decisions that cost something first, those of the person before the others', then the sharpest turns of the curve. */
export function momentsOf({ costly, curve }: Pick<Analysis, 'costly' | 'curve'>, person: Seat): Moment[] {
  const decisions = [...costly.filter(({ seat }) => seat === person), ...costly.filter(({ seat }) => seat !== person)]
    .slice(0, MOMENTS)
    .map((decision): Moment => ({ kind: 'decision', at: decision.seq - 1, decision }))
  const turns = curve.slice(1).flatMap(({ seq, chances }, i) => {
    const before = curve[i]!
    const seat = mostMoved(before.chances, chances)
    const [from, to] = [before.chances[seat]!, chances[seat]!]
    const isTold = decisions.some(({ at }) => at >= before.seq && at < seq)
    return isTold || Math.abs(to - from) < LEAST_TURN ? [] : [{ kind: 'turn' as const, at: before.seq, seat, from, to }]
  })
  const sharpest = turns.toSorted((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from))
  return [...decisions, ...sharpest.slice(0, MOMENTS - decisions.length)]
}

function mostMoved(before: readonly number[], after: readonly number[]): Seat {
  const moved = after.map((chance, seat) => Math.abs(chance - before[seat]!))
  return moved.indexOf(Math.max(...moved))
}
