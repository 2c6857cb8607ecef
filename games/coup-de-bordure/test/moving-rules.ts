/** The rules that say where riders stand or go: each has a drawing beside it on the rules page. */
export const MOVING_RULES = [
  'CDB-4',
  'CDB-13',
  'CDB-20',
  'CDB-21',
  'CDB-22',
  'CDB-23',
  'CDB-24',
  'CDB-25',
  'CDB-26',
  'CDB-27',
  'CDB-29',
  'CDB-31',
  'CDB-41',
  'CDB-42',
] as const
