import type { ChanceTexts } from '../types.ts'

export const list = (items: readonly string[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} et ${items.at(-1)}`
export const count = (n: number, one: string, other = `${one}s`) => `${n} ${n < 2 ? one : other}`
export const cards = (n: number) => count(n, 'carte')
export const points = (n: number) => count(n, 'point')
export const ordinal = (n: number) => (n === 1 ? 'premier' : n === 2 ? 'deuxième' : n === 3 ? 'troisième' : `${n}e`)

export const chance: ChanceTexts = {
  PILE: { name: 'Chute en série', effect: 'tout le monde tombe sur ce bout de route' },
  FWD1: { name: 'Vent arrière', effect: '1 case de plus' },
  FWD2: { name: 'Second souffle', effect: '2 cases de plus' },
  FWD3: { name: 'Démarrage', effect: '3 cases de plus' },
  BACK1: { name: 'Saut de chaîne', effect: '1 rangée en arrière' },
  BACK2: { name: 'Crampe', effect: '2 rangées en arrière' },
  BACK3: { name: 'Erreur de parcours', effect: '3 rangées en arrière' },
  BRIDGE: { name: 'Boucher le trou', effect: 'jusqu’au coureur suivant, 6 cases au plus' },
  PUNCTURE: { name: 'Crevaison', effect: 'au bord de la route, une carte et un tour perdus' },
  MUSETTE: { name: 'Musette', effect: 'échanger jusqu’à 3 cartes' },
  PRIZE: { name: 'Prime du public', effect: '2 secondes de bonification' },
  FINE: { name: 'Amende du jury', effect: '3 secondes perdues' },
  ATTACK: { name: 'Jambes neuves', effect: 'à garder : 3 cases de plus, une fois, mais pas en montée' },
  CLIMB: { name: 'Jour de grimpeur', effect: 'à garder : une carte comptée en entier en montée, une fois' },
  RESTART: { name: 'Vélo de rechange', effect: 'à garder : une chute qui ne coûte ni carte ni tour' },
}
