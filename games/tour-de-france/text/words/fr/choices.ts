import type { Words, MoveTexts, PhaseTexts } from '../types.ts'
import { cards, chance, list, points } from './names.ts'

export const move: MoveTexts = {
  ride: ({ card, plus, boost, to }, { place, effects }) => {
    const how = `${card}${plus > 0 ? ` +${plus}` : ''}${boost === 'none' ? '' : ` avec ${chance[boost].name}`}`
    return [`${how} → ${place(to)}`, ...effects()].join(', ')
  },
  crash: ({ card }) => `${card} : chute en série`,
  exchange: ({ card }) => `Échanger le ${card}`,
  musette: ({ card }) => `Changer le ${card}`,
  stop: () => 'Garder le reste',
  land: ({ to }, { place, effects }) => [`En ${place(to)}`, ...effects()].join(', '),
  restart: ({ isUsed }) => (isUsed ? 'Prendre le vélo de rechange' : 'Garder le vélo de rechange'),
  discard: ({ card }) => `Défausser le ${card}`,
  giveBack: ({ cards: given }) => `Rendre ${list(given.map(String))}`,
}

export const prompt: PhaseTexts = {
  play: { own: (rider) => `Jouez une carte pour ${rider}.`, other: (name, rider) => `${name} joue une carte pour ${rider}.` },
  exchange: { own: (_, left) => `Case Échange : encore ${cards(left)} à échanger.`, other: (name) => `${name} échange des cartes.` },
  musette: {
    own: (_, left) => `Musette : changez jusqu’à ${cards(left)}, ou gardez le reste.`,
    other: (name) => `${name} peut changer des cartes.`,
  },
  chanceMove: {
    own: (rider) => `Choisissez jusqu’où ${rider} continue.`,
    other: (name, rider) => `${name} choisit jusqu’où ${rider} continue.`,
  },
  restart: {
    own: (rider) => `Chute pour ${rider} : prendre le vélo de rechange ?`,
    other: (name, rider) => `${name} décide du vélo de rechange de ${rider}.`,
  },
  discard: {
    own: (rider) => `Chute pour ${rider} : défaussez une carte.`,
    other: (name, rider) => `${name} défausse une carte pour ${rider}.`,
  },
  giveBack: { own: (_, owed) => `Rendez ${cards(owed)}, face cachée.`, other: () => 'Des cartes sont rendues en secret.' },
}

export const over: Words['over'] = (name, total) => `${name} gagne le tour avec ${points(total)}.`
