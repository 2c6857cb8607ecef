/** What a move leads to: somebody is asked, falls are to be paid for, the turn is over, or everybody has given back. */
export type Step = 'wait' | 'settle' | 'turnOver' | 'given'
