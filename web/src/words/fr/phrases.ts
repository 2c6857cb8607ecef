import type { Phrases } from '../en/phrases.ts'

/** Ce qui se dit à une table d’un seul geste ; chacun le lit dans sa langue. */
export const words: Phrases = {
  hello: 'Bonjour à tous !',
  luck: 'Bonne route !',
  moment: 'Un instant, s’il vous plaît.',
  attack: 'Attention, j’attaque !',
  well: 'Bien roulé !',
  ouch: 'Aïe…',
  back: 'Me revoilà.',
  thanks: 'Merci pour la course !',
}
