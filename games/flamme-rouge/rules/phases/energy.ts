import type { Refusal } from '@echappee/kernel'
import { EXHAUSTION } from '../../content/cards.ts'
import { canActivate, resolvePick, resolvePrep } from '../energy.ts'
import { PICK, PREP, type Move, type Prep } from '../moves.ts'
import { copyPiles, refresh } from '../piles.ts'
import { refuse } from '../refusals.ts'
import { isTimeTrial } from '../riders.ts'
import type { Rider, RiderId, State } from '../state.ts'
import { pickInTurn, prepInTurn } from '../time-trial.ts'
import { answer, asking, notYours, type Phase } from './phase.ts'

/** FR-15, FR-81: the rider whose hand is drawn first. */
export const pick: Phase<'pickRider'> = {
  ...asking,
  moves: ['pickRider'],
  candidates: (_, seat) => [PICK[2 * seat]!, PICK[2 * seat + 1]!],
  whyNot: (_, seat, { rider }) => notYours(seat, rider),
  legal: (_, seat) => [PICK[2 * seat]!, PICK[2 * seat + 1]!],
  fallback: (_, seat) => PICK[2 * seat]!,
  apply(state, seat, move, ctx) {
    return isTimeTrial(state) ? pickInTurn(state, seat, move.rider, ctx) : answer(state, seat, move, ctx, resolvePick)
  },
}

/** FR-49 b, FR-92: what may be used before the hand is drawn. */
export const prep: Phase<'prep'> = {
  ...asking,
  moves: ['prep'],
  candidates: (state, seat) => ((state.current[seat] ?? null) === null ? [] : [...PREP]),
  whyNot: (state, seat, { use }) => whyNotPrep(state, state.current[seat]!, use),
  legal: (state, seat) => PREP.filter((move) => move.type === 'prep' && whyNotPrep(state, state.current[seat]!, move.use) === undefined),
  fallback: (): Move => PREP[0]!,
  apply(state, seat, move, ctx) {
    return isTimeTrial(state) ? prepInTurn(state, seat, move.use, ctx) : answer(state, seat, move, ctx, resolvePrep)
  },
}

function whyNotPrep(state: State, id: RiderId, use: Prep): Refusal | undefined {
  const rider = state.riders[id]!
  if (use === 'refresh' || use === 'both') {
    if (isTimeTrial(state)) return refuse('ONLY_ON_ROAD')
    if (rider.musettes === 0) return refuse('NO_MUSETTE')
    if (rider.deck[EXHAUSTION] === 0) return refuse('NO_EXHAUSTION')
  }
  if (use === 'baroudeur' || use === 'both') {
    if (rider.trait !== 'baroudeur') return refuse('NOT_BAROUDEUR')
    if (rider.marker !== 'unused') return refuse('BAROUDEUR_USED')
    if (!canActivate(use === 'both' ? refreshed(state, id) : rider)) return refuse('BAROUDEUR_CLOSED')
  }
  return undefined
}

/** FR-49 b: exhaustion cards leave before the marker is set. */
function refreshed({ riders, piles }: State, id: RiderId): Rider {
  const left = copyPiles(piles[id]!)
  refresh(left)
  return { ...riders[id]!, drawSize: left.drawSize, recycledSize: left.recycledSize }
}
