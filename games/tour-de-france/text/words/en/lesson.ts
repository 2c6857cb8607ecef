/** What the coach says. This file is the type: French must have every entry. */
export const words = {
  road: 'This is the stage: 40 rows to the line. A square holds one rider, and nobody rides through another.',
  team: 'You lead a team of three riders, and so does your rival. One hand of cards serves all three of your riders.',
  shelter:
    'A card takes a rider as many squares. But end directly behind somebody or beside him, and his slipstream gives you one square more. Look for +1 and take it!',
  windy: 'That ride costs the same card and goes less far. Choose a green square, with slipstream +1: somebody breaks the wind there.',
  squares:
    'A free square gained! Now the next rider. A square with two arrows lets you exchange cards; one with a question mark draws a Chance card.',
  round: 'Go on: every rider moves once in a round. Keep a low card in hand: it is your only brake.',
  order: 'From now on whoever is furthest ahead rides first. Being behind is good: you choose when you know where the others are.',
  hill: 'Red arrows lead up: whoever starts on one rides half his card, without slipstream. Who starts before it rides all of it. Blue arrows lead down: up to two squares of slipstream.',
  brake: 'If every card of yours would run into somebody, there is a pile-up: all who fall lose a card and a turn. Ride on!',
  finish:
    'Beyond the line the squares count −1, −2 …: the further you shoot past it, the better your time. A later round costs ten seconds.',
  form: 'The score form opens here at any time: points of the teams, times of the riders, and who wears yellow.',
  alone: 'You know all there is. Bring your three riders home!',
}

export type TextKey = keyof typeof words
export type LessonWords = Readonly<Record<TextKey, string>>
