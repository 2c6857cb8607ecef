import type { DayWords } from '../en/day.ts'

export const words: DayWords = {
  people: (n) => (n < 2 ? 'Sur ce serveur, une course comptée :' : `Sur ce serveur, ${n} courses comptées :`),
  place: (place) => (place === 1 ? '1re' : `${place}e`),
  own: (rank, people) =>
    people < 2
      ? 'Vous ouvrez la route aujourd’hui.'
      : rank === 1
        ? `Vous êtes parmi les meilleurs des ${people}.`
        : rank === 2
          ? `Un seul des ${people} a fait mieux que vous.`
          : `${rank - 1} des ${people} ont fait mieux que vous.`,
  send: 'Me comparer aux autres',
  sendText: 'Vos coups sont envoyés au serveur, sans votre nom ; il rejoue la course et compte son résultat une seule fois.',
}
