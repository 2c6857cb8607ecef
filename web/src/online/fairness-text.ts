import type { GameRecord } from '@echappee/kernel'
import type { FairnessProblem } from '@echappee/protocol'
import { problemText, type Language } from '@echappee/text'
import type { Words } from '../words/en/index.ts'
import type { SeatHold } from './keys.ts'
import { nameOf } from './names.ts'

/** What is known beyond the file itself, because this device was there. */
export function witnessText(hold: SeatHold | undefined, { online }: Words): string[] {
  if (hold === undefined) return [online.verifyStranger]
  return [
    hold.nonce === '' ? online.verifyElsewhere : online.verifyOwn,
    hold.commitment === undefined ? online.verifyUnseen : online.verifySeen,
  ]
}

export function fairnessProblemText(problem: FairnessProblem, { seats }: GameRecord, { online }: Words, language: Language): string {
  const say = online.verifyProblems
  switch (problem.code) {
    case 'fair_secret_missing':
      return say.noSecret
    case 'fair_seen_commitment':
      return say.seen(problem.seen, problem.published)
    case 'fair_commitment':
      return say.secret(problem.published, problem.shown)
    case 'fair_nonces':
      return say.count(problem.nonces, problem.seats)
    case 'fair_own_nonce':
      return say.own(problem.sent, problem.used)
    case 'fair_bot_nonce':
      return say.bot(nameOf(seats[problem.seat]!.name, problem.seat))
    case 'fair_no_nonce':
      return say.missing(seats[problem.seat]!.name)
    case 'fair_outcome':
      return say.outcome(problem.move, problem.recorded, problem.expected)
    case 'fair_record':
      return problemText(language, problem.problem)
  }
}
