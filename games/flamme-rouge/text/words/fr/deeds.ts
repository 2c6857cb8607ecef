import type { Words } from '../types.ts'
import { words } from './names.ts'

const { count } = words
const those = (left: number, card: number) =>
  left === 1 ? `le dernier ${card}` : left === 2 ? `les deux ${card}` : `les ${left} cartes ${card}`

export const deeds: Words['deeds'] = {
  crosses: ([rider], say) => `amène ${say.rider(rider!)} au-delà de la ligne`,
  tires: ([rider, cards], say) => `laisse ${say.rider(rider!)} face au vent, pour ${count(cards!, 'carte fatigue', 'cartes fatigue')}`,
  sheltered: ([rider, other], say) => `met ${say.rider(rider!)} à l’abri derrière ${say.rider(other!)}`,
  slips: ([rider, squares], say) => `donne à ${say.rider(rider!)} ${count(squares!, 'case')} d’aspiration`,
  breaksAway: ([rider, squares], say) => `porte ${say.rider(rider!)} à ${count(squares!, 'case')} devant tous les autres`,
  dropped: ([rider, squares], say) => `laisse ${say.rider(rider!)} à ${count(squares!, 'case')} des autres`,
  carriesMate: ([mate], say) => `garde ${say.rider(mate!)} dans sa roue`,
  lostToClimb: ([squares]) => `perd ${count(squares!, 'case')} dans la montée`,
  blocked: ([squares]) => `risque ${count(squares!, 'case')} derrière ceux qui gênent`,
  downhill: ([squares]) => `laisse la descente ajouter ${count(squares!, 'case')}`,
  keepsBest: ([card, left]) => `garde ${those(left!, card!)}`,
  spendsBest: ([card, left]) => (left === 0 ? `joue tôt le dernier ${card}` : `joue tôt un ${card}`),
  sparesMost: ([card]) => `ménage les bonnes cartes : le ${card} est la plus petite en main`,
  shedsTiredness: () => 'se défait d’une carte fatigue',
  eats: () => 'mange une musette',
}
