/** The rules that say where riders stand or go: each has a drawing beside it on the rules page. */
export const MOVING_RULES = ['VDT-7', 'VDT-11', 'VDT-12', 'VDT-16', 'VDT-17', 'VDT-19', 'VDT-20', 'VDT-22', 'VDT-23', 'VDT-24'] as const
