/** What the coach says. This file is the type: French must have every entry. */
export const words = {
  welcome:
    'Ten sectors, and you are one rider against two. At the end, your bonus seconds minus your gap are your score: the best score wins, and that is not always the first over the line.',
  bag: 'Nothing is ever drawn: what you pack now are your legs for the whole race. Fourteen ride cards are in the bag, six more are yours to choose. Take at least two attack cards, and pack it.',
  notBag: 'A fine bag, but for this race you will want two attack cards at least.',
  follow: 'Everybody plays in turn. One ride card: you ride along. Two: you ride hard, and the whole group goes faster. Play one for now.',
  notFollow: 'Riding hard in the first sector takes everybody along, and only you have paid. Play a single ride card.',
  attack: 'Now the attacks. You are the last to act, and nobody has moved: one attack card, and you are away by 20 seconds. Attack!',
  notAttack: 'You can pass, of course. But the door is open: try a single attack.',
  away: 'You are away! The others have a gap now: 20 seconds behind you. Riders with the same gap are a group.',
  hard: 'Alone in front you have no wheel to follow. Ride hard, with two ride cards or more, to keep the bunch behind you.',
  notHard: 'A single card is cheap, but the bunch would soon be back. Ride hard.',
  bonus:
    'A sprint ended this sector. Alone in front, you took its 20 bonus seconds without playing a card. In a group it would have been an auction with sprint cards.',
  cards:
    'Count your cards: each sector takes at least one, and whoever has none left gets off the bike. What is left over is for attacks and sprints.',
  ride: 'Ride the next sector as you like. What can’t be played is dimmed, and says why.',
  course:
    'Here is the road ahead. Mountains and sprints make attacks dearer, and the feed zone lets gentle riders swap cards. The final sprint gives 30 seconds, and 15 for second place.',
  alone: 'You know all you need. The rest of the inferno is yours!',
}

export type TextKey = keyof typeof words
export type LessonWords = Readonly<Record<TextKey, string>>
