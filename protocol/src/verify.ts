import { replay, type AnyGame, type GameRecord, type RecordProblem } from '@echappee/kernel'
import { commitTo, fairChance, fairKey, type Fairness } from './fair.ts'

/** Where a finished game is not what its secret and nonces foresee. `move` counts from 1; 0 is the setup; `outcome` from 0 within it. */
export type FairnessProblem =
  | { readonly code: 'fair_secret_missing' }
  | { readonly code: 'fair_commitment'; readonly published: string; readonly shown: string }
  | { readonly code: 'fair_nonces'; readonly nonces: number; readonly seats: number }
  | { readonly code: 'fair_own_nonce'; readonly seat: number; readonly sent: string; readonly used: string }
  | {
      readonly code: 'fair_outcome'
      readonly move: number
      readonly outcome: number
      readonly bound: number
      readonly recorded: number
      readonly expected: number
    }
  | { readonly code: 'fair_record'; readonly problem: RecordProblem }

export type Verified = { readonly ok: true; readonly outcomes: number } | { readonly ok: false; readonly problem: FairnessProblem }

/** What a client sent itself, so that it can see that it was used. */
export interface OwnNonce {
  readonly seat: number
  readonly nonce: string
}

/** Recomputes every shuffle and die of a finished game from the secret and everybody's nonces. */
export function verifyFairness(game: AnyGame, record: GameRecord, fairness: Fairness, own: readonly OwnNonce[] = []): Verified {
  const { commitment, nonces, secret } = fairness
  if (secret === undefined) return failed({ code: 'fair_secret_missing' })
  const shown = commitTo(secret)
  if (shown !== commitment) return failed({ code: 'fair_commitment', published: commitment, shown })
  if (nonces.length !== record.seats.length) return failed({ code: 'fair_nonces', nonces: nonces.length, seats: record.seats.length })
  for (const { seat, nonce } of own)
    if (nonces[seat] !== nonce) return failed({ code: 'fair_own_nonce', seat, sent: nonce, used: nonces[seat] ?? '' })

  const chance = fairChance(fairKey(secret, nonces))
  let difference: FairnessProblem | undefined
  let outcomes = 0
  const replayed = replay(game, record, ({ seq, drawn }) => {
    for (const [index, { bound, value }] of drawn.entries()) {
      if (difference !== undefined) return
      const expected = chance.int(bound)
      outcomes++
      if (expected !== value) difference = { code: 'fair_outcome', move: seq, outcome: index, bound, recorded: value, expected }
    }
  })
  if (difference !== undefined) return failed(difference)
  return replayed.ok ? { ok: true, outcomes } : failed({ code: 'fair_record', problem: replayed.problem })
}

const failed = (problem: FairnessProblem): Verified => ({ ok: false, problem })
