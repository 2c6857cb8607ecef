/** What comes next in a sector; `advance` runs it. The numbers are the steps of TI-16. */
export type Step =
  /** Somebody must decide, or the race is over. */
  | 'decision'
  /** 0 */
  | 'begin sector'
  /** 1 */
  | 'next rider'
  /** 2 */
  | 'regulate'
  /** 3 */
  | 'begin attacks'
  | 'next attacker'
  | 'attack laid'
  | 'answer given'
  | 'end attacks'
  | 'next counter'
  /** 4 */
  | 'special'
  | 'bid made'
  | 'swaps made'
  /** 5 */
  | 'end sector'
