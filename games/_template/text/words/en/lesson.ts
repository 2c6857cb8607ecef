/** What the coach says. This file is the type: French must have every entry. */
export const words = {
  welcome: 'This is the road. You are the first rider, and whoever is furthest when somebody reaches square 15 has won.',
  hand: 'These are your cards. Everybody lays one face down, then all ride as many squares as their card says. Play a 4!',
  notFour: 'That would work too, but a 4 is the fastest card. Try it: it has a catch that you will see at once.',
  tired: 'Fast! But look at your other 4: tired legs. No 4 right after a 4. Play anything else.',
  wind: 'After each round a little tail wind may carry whoever is last. Being behind is not so bad, then.',
  people: 'Here you see where the others are and how many cards they hold. Their cards stay secret.',
  alone: 'You know all there is. Ride to the line!',
}

export type TextKey = keyof typeof words
export type LessonWords = Readonly<Record<TextKey, string>>
