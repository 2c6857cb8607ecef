import type { Refusal } from '@echappee/kernel'
import type { AnyGameText, Language, Names } from '@echappee/text'
import type { ToyEvent, ToyMove, ToyView } from '../../../bots/test/toy-game.ts'

export function toyText(language: Language): AnyGameText {
  const pick = (fr: string, en: string) => (language === 'fr' ? fr : en)
  return {
    prompt: (view: ToyView) =>
      view.waver === null ? pick('Choisissez une carte', 'Choose a card') : pick('Saluez-vous ?', 'Do you wave?'),
    event(event: ToyEvent, names: Names) {
      switch (event.type) {
        case 'dealt':
          return `${names(event.seat)} ${pick('reçoit', 'is dealt')} ${event.cards.join(' ')}`
        case 'dealtHidden':
          return `${names(event.seat)} ${pick('reçoit', 'is dealt')} ${event.count}`
        case 'waved':
          return `${names(event.seat)} ${pick('salue', 'waves')}`
        case 'bidsShown':
          return `${pick('Mises', 'Bids')} ${event.bids.join(' ')}, ${pick('prix', 'prize')} ${event.prize}`
      }
    },
    move: (move: ToyMove) =>
      move.type === 'bid' ? `${pick('Miser', 'Bid')} ${move.card}` : move.type === 'wave' ? pick('Saluer', 'Wave') : pick('Partir', 'Go'),
    refusal: (refusal: Refusal) => pick(`refusé (${refusal.code})`, `refused (${refusal.code})`),
    board: (view: ToyView, names: Names) => [
      { heading: pick('Points', 'Scores'), lines: view.scores.map((score, seat) => `${names(seat)} ${score}`) },
      { heading: pick('Main', 'Hand'), lines: [view.hand.join(' ')] },
    ],
    options: { prize: { label: pick('Prix', 'Prize') } },
    issues: { bad_card: ({ least }) => pick(`une carte vaut au moins ${least}`, `a card is worth at least ${least}`) },
  }
}
