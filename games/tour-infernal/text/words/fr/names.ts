import { french } from '@echappee/text/french'
import type { Card } from '../../../content/cards.ts'
import type { Words } from '../en/index.ts'

// Before ; : ! ? and inside « » stands a narrow no-break space (U+202F), between a number and its unit too.
export const { list, ordinal, count } = french
/** Names in a sentence: a crowd is cut short. */
export const some: Words['some'] = (names) =>
  names.length < 5 ? list(names) : `${names.slice(0, 3).join(', ')} et ${names.length - 3} autres`
/** One subject or several: "A attaque", "A et B attaquent". */
export const verb = (names: readonly string[], one: string, other: string) => `${some(names)} ${names.length === 1 ? one : other}`
/** "de Louison", "d’Eddy". */
export const de = (names: string) => (/^[aeiouyàâäéèêëîïôöùûü]/i.test(names) ? `d’${names}` : `de ${names}`)
export const seconds: Words['seconds'] = (n) => `${n} s`
/** The winner's lead over the second. */
export const leadText = (n: number) =>
  n === 0 ? 'à égalité de secondes, mieux classé sur la ligne' : `avec ${count(n, 'seconde')} d’avance`
export const signed: Words['signed'] = (n) => `${n > 0 ? '+' : n < 0 ? '−' : ''}${Math.abs(n)} s`
/** "1er +20 s, 2e +15 s". */
export const prizes = (bonuses: readonly number[]) => bonuses.map((bonus, i) => `${ordinal(i + 1)} +${seconds(bonus)}`).join(', ')

/** After a speed: " = 1 + 2 × 2R", or in words ", riding easy". */
export const because = (how: string) => (how.startsWith('1') ? ` = ${how}` : `, ${how}`)

export const cards: Words['cards'] = { R: 'R', S: 'Sp', A: 'At' }
export const cardNames: Words['cardNames'] = { R: 'Rouler', S: 'Sprint', A: 'Attaque' }
export const plays: Words['plays'] = { R: 'R', RR: '2R', RRR: '2R+R', RRS: '2R+Sp', RRA: '2R+At', S: 'Sp', A: 'At' }
export const cardCount = (n: number, card: Card) => `${n} ${cards[card]}`
/** In sentences: "2 cartes Attaque". */
export const attackCards = (n: number) => count(n, 'carte Attaque', 'cartes Attaque')

export const tiles: Words['tiles'] = {
  ST: 'Départ',
  FZ: 'Ravitaillement',
  HM: 'Haute montagne',
  PM: 'Petite montagne',
  LC: 'Passage à niveau',
  CO: 'Pavés',
  SP: 'Sprint',
  HW: 'Vent de face',
  WR: 'Route sinueuse',
  NR: 'Route normale',
}

export const presets: Words['presets'] = {
  balade: 'Balade (première partie)',
  'enfer-du-nord': 'Enfer du Nord',
  'etape-reine': 'Étape reine',
  'classique-vallonnee': 'Classique vallonnée',
  'plate-et-venteuse': 'Plate et venteuse',
}

export const contests: Words['contests'] = { climb: 'Col', sprint: 'Sprint', final: 'Sprint final' }

export const missions: Words['missions'] = {
  M1: { name: 'Cavalier seul', task: '10 s par secteur fini seul avec quelqu’un derrière, 30 s au plus' },
  M2: { name: 'Grimpeur', task: 'un col passé en tête : 20 s ; deux ou plus : 30 s' },
  M3: { name: 'Sprinteur', task: 'un sprint gagné contre quelqu’un : 20 s ; deux ou plus : 30 s' },
  M4: { name: 'Économe', task: '5 s par carte restée en main à l’arrivée, 30 s au plus' },
  M5: { name: 'Arrivée groupée', task: '20 s si la moitié des coureurs au moins arrive ensemble en tête au sprint final' },
  M6L: { name: 'Voisin de gauche', task: '20 s pour finir devant son voisin de gauche' },
  M6R: { name: 'Voisin de droite', task: '20 s pour finir devant son voisin de droite' },
}

export const step: Words['step'] = {
  besace: 'Besace',
  ride: 'Rouler',
  gaps: 'Écarts',
  attacks: 'Attaques',
  event: 'Fin du secteur',
  over: 'Arrivée',
}
