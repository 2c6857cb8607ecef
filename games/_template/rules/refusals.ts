import type { Refusal } from '@echappee/kernel'

/** The rule that forbids it. In this order: the first that applies is the answer. */
const RULE = {
  GAME_OVER: 'TPL-8',
  NOT_YOUR_TURN: 'TPL-3',
  NOT_IN_HAND: 'TPL-3',
  TIRED: 'TPL-7',
} as const

export type RefusalCode = keyof typeof RULE
export const REFUSALS = Object.keys(RULE) as readonly RefusalCode[]

/** `card` is the card that was wanted. */
export function refuse(code: RefusalCode, params?: { readonly card: number }): Refusal {
  return params === undefined ? { code, rule: RULE[code] } : { code, rule: RULE[code], params }
}
