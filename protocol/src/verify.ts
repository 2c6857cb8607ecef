import { replay, type AnyGame, type GameRecord, type RecordProblem } from '@echappee/kernel'
import { commitTo, fairChance, fairKey, type Fairness } from './fair.ts'

/** Where a finished game is not what its secret and nonces foresee. `move` counts from 1; 0 is the setup; `outcome` from 0 within it. */
export type FairnessProblem =
  | { readonly code: 'fair_secret_missing' }
  /** The commitment that was seen before the start is another one. */
  | { readonly code: 'fair_seen_commitment'; readonly seen: string; readonly published: string }
  | { readonly code: 'fair_commitment'; readonly published: string; readonly shown: string }
  | { readonly code: 'fair_nonces'; readonly nonces: number; readonly seats: number }
  /** A bot, for which the server would have chosen, added a nonce; or a person added none. */
  | { readonly code: 'fair_bot_nonce' | 'fair_no_nonce'; readonly seat: number }
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

/** What somebody knows who was there. Without it a server that exchanged everything together can't be told from an honest one. */
export interface Witness {
  /** As it was shown before the own nonce was given. */
  readonly commitment?: string | undefined
  readonly nonces?: readonly OwnNonce[]
}

/** Recomputes every shuffle and die of a finished game from the secret and everybody's nonces. */
export function verifyFairness(game: AnyGame, record: GameRecord, fairness: Fairness, witness: Witness = {}): Verified {
  const { commitment, nonces, secret } = fairness
  const { commitment: seen = commitment, nonces: own = [] } = witness
  if (seen !== commitment) return failed({ code: 'fair_seen_commitment', seen, published: commitment })
  if (secret === undefined) return failed({ code: 'fair_secret_missing' })
  const shown = commitTo(secret)
  if (shown !== commitment) return failed({ code: 'fair_commitment', published: commitment, shown })
  if (nonces.length !== record.seats.length) return failed({ code: 'fair_nonces', nonces: nonces.length, seats: record.seats.length })
  for (const { seat, nonce } of own)
    if (nonces[seat] !== nonce) return failed({ code: 'fair_own_nonce', seat, sent: nonce, used: nonces[seat] ?? '' })
  for (const [seat, { by }] of record.seats.entries())
    if ((by === 'human') !== (nonces[seat] !== '')) return failed({ code: by === 'human' ? 'fair_no_nonce' : 'fair_bot_nonce', seat })

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
