import type { TurnWords } from '../en/turns.ts'

/** Les tables qui attendent le lecteur, où qu’il soit sur le site. */
export const words: TurnWords = {
  yours: 'À vous',
  count: (n) => (n < 2 ? `À vous : ${n} table vous attend` : `À vous : ${n} tables vous attendent`),
  waiting: (n) => (n < 2 ? 'À vous de jouer' : `À vous de jouer à ${n} tables`),
  online: 'Vos tables en ligne',
  with: (names) => `avec ${names}`,
  play: 'Jouer',
  until: (time) => `à rendre ${time}`,
  since: (time) => `demandé ${time}`,
  othersPlay: 'c’est aux autres de jouer',
  others: (n) => (n < 2 ? `${n} autre table en ligne` : `${n} autres tables en ligne`),
  alsoYours: 'Une autre table vous attend.',
  next: (game) => `Suivante : ${game}`,
}
