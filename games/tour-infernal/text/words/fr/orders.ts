import type { Move } from '../../../rules/moves.ts'
import type { OrdersWords } from '../en/orders.ts'
import { cardCount, cards, plays } from './names.ts'

const whileText = {
  always: 'toujours',
  inFront: 'tant que je suis en tête de la course',
  inGroup: 'tant que je roule en groupe',
  alone: 'tant que je roule seul',
}
const contestText = {
  all: 'sprints et cols',
  climb: 'cols',
  sprint: 'sprints en route',
  final: 'sprint final',
}
const inContest = {
  all: 'Aux sprints et aux cols',
  climb: 'Aux cols',
  sprint: 'Aux sprints en route',
  final: 'Au sprint final',
}
const most = { label: 'Au plus, en At' }

export const words: OrdersWords = {
  kinds: {
    pace: {
      label: 'Tenir une allure',
      help: 'Roule avec R ou 2R tant que la situation est celle que vous dites. Si 2R manque, R ; si les deux manquent, une autre carte permise.',
      fields: { play: { label: 'Allure', values: { R: 'R, tranquille', RR: '2R, à fond' } }, while: { label: 'Quand', values: whileText } },
      says: ({ play, while: when }) => `Rouler avec ${plays[play]}, ${whileText[when]}.`,
    },
    cobbles: {
      label: 'Carte cachée des pavés',
      help: 'Pose face cachée une carte de cette sorte, ou une autre si vous n’en avez pas.',
      fields: { card: { label: 'D’abord', values: cards } },
      says: ({ card }) => `Sur les pavés, poser d’abord ${cards[card]}.`,
    },
    stay: {
      label: 'Ne pas attaquer',
      help: 'Passe tant que personne de votre groupe n’a attaqué.',
      fields: {},
      says: () => 'Passer tant que personne de mon groupe n’attaque.',
    },
    follow: {
      label: 'Suivre une attaque',
      help: 'Suit si cela ne coûte pas davantage et si vous avez les cartes ; sinon, passe.',
      fields: { most, spoil: { label: 'Même si l’on est alors trop nombreux et que personne ne part' } },
      says: ({ most: n, spoil }) =>
        `Suivre une attaque pour ${cardCount(n, 'A')} au plus${spoil ? ', même pour la faire échouer' : ', sauf si cela la fait échouer'} ; sinon, passer.`,
    },
    complete: {
      label: 'Répondre à une surenchère',
      help: 'Complète votre attaque si cela ne coûte pas davantage et si vous avez les cartes ; sinon, réintègre le groupe.',
      fields: { most },
      says: ({ most: n }) => `Après une surenchère, compléter mon attaque pour ${cardCount(n, 'A')} au plus ; sinon, réintégrer le groupe.`,
    },
    counter: {
      label: 'Contre-attaquer',
      help: 'Si cette option est jouée : contre-attaque si cela ne coûte pas davantage et si vous avez les cartes ; sinon, non.',
      fields: { most },
      says: ({ most: n }) => `Contre-attaquer pour ${cardCount(n, 'A')} au plus ; sinon, laisser faire.`,
    },
    bid: {
      label: 'Disputer un sprint ou un col',
      help: 'Renchérit du strict nécessaire pour la place, dans vos limites ; sinon, passe.',
      fields: {
        contest: { label: 'Où', values: contestText },
        place: { label: 'Pour', values: { first: 'la première place', any: 'toute place avec bonification' } },
        sprints: { label: 'Au plus, en Sp' },
        rides: { label: 'En cas d’égalité, au plus, en R' },
      },
      says: ({ contest, place, sprints, rides }) => {
        const goal = place === 'first' ? 'la première place' : 'une place avec bonification'
        const limit = `${cardCount(sprints, 'S')}${rides === 0 ? '' : ` et ${cardCount(rides, 'R')}`}`
        return `${inContest[contest]}, payer ${limit} au plus pour ${goal} ; sinon, passer.`
      },
    },
    feed: {
      label: 'Ne rien échanger',
      help: 'Dit au ravitaillement que vous avez fini.',
      fields: {},
      says: () => 'Ne rien échanger au ravitaillement.',
    },
  },
  did: (move, about) => `${deed(move, Number(about['cards']))}, secteur ${about['sector']}`,
}

function deed(move: Move, n: number): string {
  switch (move.type) {
    case 'play':
      return `roulé avec ${plays[move.play]}`
    case 'hide':
      return `${cards[move.card]} posé face cachée`
    case 'attack':
      return move.level === 0 ? 'passé, pas d’attaque' : `attaque suivie avec ${cardCount(n, 'A')}`
    case 'answer':
      return move.answer === 'drop' ? 'groupe réintégré' : `attaque complétée avec ${cardCount(n, 'A')}`
    case 'counter':
      return move.answer === 'no' ? 'pas de contre-attaque' : `contre-attaque avec ${cardCount(n, 'A')}`
    case 'bid':
      return n === 0 ? 'passé dans l’enchère' : `enchère de ${n === 1 ? '1 carte' : `${n} cartes`}`
    case 'besace':
    case 'swap':
    case 'done':
      return 'rien échangé'
  }
}
