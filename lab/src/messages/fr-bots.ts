import { plural } from '@echappee/ui/text'
import type { enBots } from './en-bots.ts'

const count = (n: number, one: string, other: string) => `${n} ${plural('fr', n, one, other)}`

export const frBots: typeof enBots = {
  noFeatures: (title) => `${title} ne nomme aucun critère (bot/features.ts) : rien ne peut être ajusté à ses parties`,
  trained: (title, games, positions, file) =>
    `${count(games, 'partie', 'parties')} de ${title}, ${count(positions, 'position', 'positions')} ; les poids sont dans ${file}`,
  weightsHead: () => 'Poids',
  weightHeads: () => ['', 'au départ', 'à l’arrivée'],
  heldOutHead: (positions) => `Sur des parties mises de côté (${count(positions, 'position', 'positions')})`,
  brier: (brier, base) => `score de Brier ${brier} ; avec des chances égales pour tous ${base}`,
  halfWay: (brier, base) => `à mi-course : ${brier} ; avec des chances égales pour tous ${base}`,
  reliabilityHeads: () => ['chance', 'places', 'annoncé', 'advenu'],
}
