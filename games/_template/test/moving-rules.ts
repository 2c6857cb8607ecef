/** The rules that say where riders stand or go: each has a drawing beside it on the rules page. */
export const MOVING_RULES = ['TPL-4', 'TPL-5', 'TPL-8'] as const
