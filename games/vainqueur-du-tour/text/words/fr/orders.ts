import type { Card } from '../../../content/cards.ts'
import type { Move } from '../../../rules/moves.ts'
import type { OrdersWords } from '../en/orders.ts'

const handicaps = {
  any: 'tout handicap',
  H_CRASH: 'une chute',
  H_PUNCTURE: 'un boyau crevé',
  H_HUNGER: 'une fringale',
  H_GEAR: 'une erreur de braquet',
}
const spare = { label: 'S’il faut jeter une carte', values: { counters: 'un contre d’abord', kilometres: 'des kilomètres d’abord' } }
const away = { counters: 'jeter d’abord un contre', kilometres: 'jeter d’abord des kilomètres' }
const cards: Readonly<Record<Card, string>> = {
  KM20: 'un 20',
  KM40: 'un 40',
  KM60: 'un 60',
  H_CRASH: 'une chute',
  H_PUNCTURE: 'un boyau crevé',
  H_HUNGER: 'une fringale',
  H_GEAR: 'une erreur de braquet',
  C_BIKE: 'un vélo de rechange',
  C_WHEEL: 'une roue de rechange',
  C_FOOD: 'un ravitaillement',
  C_GEAR: 'un changement de braquet',
  S_SPRINT: 'un sprinter',
  S_CLIMB: 'un grimpeur',
}

export const words: OrdersWords = {
  kinds: {
    roll: {
      label: 'Lancer le dé pour moi',
      help: 'Lance le dé au prologue et dans les contre-la-montre.',
      fields: {},
      says: () => 'Lancer le dé pour moi au prologue et dans les contre-la-montre.',
    },
    counter: {
      label: 'Contrer un handicap',
      help: 'Quand vous êtes arrêté : contre si vous avez la carte. Sinon, pose un grimpeur, un handicap sur le plus avancé, ou jette une carte.',
      fields: { handicap: { label: 'Contre', values: handicaps }, spare },
      says: ({ handicap, spare: first }) =>
        `Contrer ${handicaps[handicap]} si j’ai la carte ; sinon, jouer ce que je peux, ou ${away[first]}.`,
    },
    ride: {
      label: 'Rouler',
      help: 'Quand vous n’êtes pas arrêté : roule, et sprinte si cela fait gagner. Si aucune carte ne roule, pose un grimpeur, un handicap, ou jette une carte.',
      fields: {
        card: { label: 'Avec', values: { longest: 'ma plus longue carte', shortest: 'ma plus courte carte' } },
        lead: { label: 'Tant que tous les autres sont à tant de km derrière (0 : quoi qu’ils fassent)' },
        spare,
      },
      says: ({ card, lead, spare: first }) =>
        `Rouler ${card === 'longest' ? 'le plus loin possible' : 'avec ma plus courte carte'}${
          lead === 0 ? '' : `, tant que tous les autres sont à ${lead} km derrière`
        } ; si aucune carte ne roule, jouer ce que je peux, ou ${away[first]}.`,
    },
  },
  did: (move, about) => `${deed(move)}, ${about['stage'] === 0 ? 'prologue' : `étape ${about['stage']}`}`,
}

function deed(move: Move): string {
  switch (move.type) {
    case 'roll':
      return 'dé lancé'
    case 'km':
      return `${move.value} km roulés`
    case 'counter':
      return `contré avec ${cards[move.card]}`
    case 'handicap':
      return `handicap posé (${cards[move.card]})`
    case 'climber':
      return 'grimpeur posé'
    case 'sprint':
      return 'sprint lancé'
    case 'discard':
      return `carte jetée (${cards[move.card]})`
  }
}
