import type { Words } from '../types.ts'
import { words } from './names.ts'

const to = (square: number) => (square === 0 ? '' : ` → ${square}`)
const { traits, preps, extras, sprints } = words

export const prompt: Words['prompt'] = {
  trait: () => 'Gardez une de vos deux caractéristiques et donnez-la à un coureur.',
  form: () => 'Donnez votre carte de forme à l’un de vos coureurs.',
  bidRider: () => 'Échappée : désignez un coureur, en secret.',
  bidCard: (who) => `Échappée : misez une carte de ${who}.`,
  place: () => 'Placez un coureur sur une case de départ.',
  pick: () => 'Pour qui piochez-vous d’abord ?',
  prep: (who) => `Avant la pioche de ${who} : utiliser quelque chose ?`,
  hand: (who) => `Choisissez une carte pour ${who}.`,
  react: (who) => `${who} : utiliser la carte de forme maintenant ?`,
  kick: (who) => `${who} : une case de plus au coup de rein ?`,
  suceur: (who) => `${who} : remonter d’une case dans le peloton ?`,
  rest: () => 'L’étape est finie. Prêt pour la suivante ?',
  sprint: (who) => `${who} est battu au sprint : suivre, s’arrêter ou continuer ?`,
  finished: () => 'La course est finie.',
}

export const move: Words['move'] = {
  chooseTrait: ({ trait, rider }, say) => `${traits[trait].name} pour ${say.rider(rider)} : ${traits[trait].effect}`,
  assignForm: ({ rider }, say) => `Pour ${say.rider(rider)}`,
  bidRider: ({ rider }, say) => `Miser avec ${say.rider(rider)}`,
  bidCard: ({ card }, say) => `Miser ${say.card(card)}`,
  placeStart: ({ rider, square }, say) => `${say.rider(rider)} case ${square}`,
  pickRider: ({ rider }, say) => `${say.rider(rider)} d’abord`,
  prep: ({ use }) => preps[use],
  play: ({ card, extra }, say, square) => `Jouer ${say.card(card)}${extra === 'none' ? '' : ` ${extras[extra]}`}${to(square)}`,
  secondWind: () => 'Deuxième souffle : tout mélanger et repiocher',
  cerealBar: () => 'Barre de céréale : une nouvelle carte à la place d’une fatigue',
  extraCard: () => 'Piocher une carte de plus, contre une fatigue',
  react: ({ use }) => (use ? 'L’utiliser' : 'Pas maintenant'),
  kick: ({ use }) => (use ? 'Une case de plus' : 'Pas maintenant'),
  suceur: ({ use }) => (use ? 'Remonter' : 'Rester'),
  sprint: ({ choice }) => sprints[choice],
  ready: () => 'Prêt pour l’étape suivante',
}

export const refusals: Words['refusals'] = {
  GAME_OVER: () => 'La course est finie.',
  NOT_ASKED: () => 'On ne vous demande rien pour l’instant.',
  OTHER_HAND_FIRST: () => 'Le premier coureur doit avoir sa carte avant que le second pioche.',
  WRONG_PHASE: () => 'Ce n’est pas le moment.',
  NOT_YOUR_RIDER: ({ rider }, say) => `${say.rider(Number(rider))} n’est pas votre coureur.`,
  NOT_DEALT: () => 'Vous n’avez pas reçu cette caractéristique.',
  ALREADY_PLACED: ({ rider }, say) => `${say.rider(Number(rider))} est déjà sur la route.`,
  NOT_A_START_SQUARE: ({ last }) => `Les cases de départ vont de 1 à ${last}.`,
  SQUARE_FULL: ({ square }) => `La case ${square} est pleine.`,
  NOT_IN_HAND: ({ card }, say) => `Cette main n’a pas cette carte : ${say.card(Number(card))}.`,
  ONLY_ON_ROAD: () => 'Pas de musette au contre-la-montre.',
  ONLY_IN_TIME_TRIAL: () => 'En ligne, cette carte de forme se joue après la révélation.',
  NO_MUSETTE: () => 'Ce coureur n’a pas de musette.',
  MUSETTE_SPENT: () => 'Une musette par tour de jeu : celle de ce tour est mangée.',
  NO_EXHAUSTION: () => 'Il n’y a pas de fatigue à écarter.',
  NOT_BAROUDEUR: () => 'Ce coureur n’est pas baroudeur.',
  BAROUDEUR_USED: () => 'Le baroudeur est déjà parti une fois dans cette étape.',
  BAROUDEUR_CLOSED: () => 'Un baroudeur part à sa première pioche ou après un mélange, et s’il lui reste une carte à piocher.',
  NO_SUCH_FORM: () => 'Ce coureur n’a pas cette carte de forme, ou s’en est servi.',
  NO_EXHAUSTION_IN_HAND: () => 'Il n’y a pas de fatigue dans cette main.',
  NOT_BEST_CARD: ({ best }) => `Le coup de pédale ne va qu’avec un ${best}.`,
  NOTHING_PLAYED: () => 'Aucune carte n’a été jouée au tour précédent.',
  NOT_IN_ZONE: () => 'On ne pioche de cartes en plus que dans une zone de sprint.',
  SPRINT_DECIDED: () => 'Ce sprint est joué.',
  NO_MORE_CARDS: () => 'Il n’y a plus de carte à piocher.',
}
