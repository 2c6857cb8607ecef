import type { Refusal } from './game.ts'

export interface Refusals<Code extends string> {
  readonly codes: readonly Code[]
  refuse(this: void, code: Code, params?: Refusal['params']): Refusal
}

/** All refusals of a game from one table: each code with the rule that forbids the move. */
export function refusalsOf<const Rules extends Readonly<Record<string, string>>>(rules: Rules): Refusals<keyof Rules & string> {
  return {
    codes: Object.keys(rules),
    refuse: (code, params) => (params === undefined ? { code, rule: rules[code]! } : { code, rule: rules[code]!, params }),
  }
}
