/** What the coach says. This file is the type: French must have every entry. */
export const texts = {
  welcome:
    'Ten sectors, and you are one rider against two. In the end your bonus seconds minus your gap are your score: the best score wins, not always the first over the line.',
  bag: 'Nothing is ever drawn: what you pack now are your legs for the whole race. Fourteen ride cards are packed, six more are yours to choose. Take at least two attack cards, and pack.',
  notBag: 'A fine bag, but for this race you will want two attack cards at least.',
  follow: 'Everybody lays in turn. One ride card: you follow. Two: you ride hard, and the whole group goes faster. Lay one for now.',
  notFollow: 'Riding hard in the first sector takes everybody along, and only you have paid. Lay a single ride card.',
  attack: 'Now the attacks. You speak last, and nobody has moved: one attack card, and you are away by 20 seconds. Attack!',
  notAttack: 'You can pass, of course. But the door is open: try a single attack.',
  away: 'You are away! The others have a gap now: 20 seconds behind you. Whoever shares a gap is a group.',
  hard: 'Alone in front you have no wheel to follow. Ride hard, with two ride cards or more, to keep the bunch behind you.',
  notHard: 'A single card is cheap, but the bunch would soon be back. Ride hard.',
  bonus:
    'A sprint ended this sector. Alone in front, you took its 20 bonus seconds without laying a card. In a group it would have been an auction with sprint cards.',
  cards:
    'Count your cards: each sector takes at least one, and whoever has none left gets off the bike. What is over is for attacks and sprints.',
  ride: 'Ride the next sector as you like. What can’t be laid is dimmed, and says why.',
  course:
    'Here is the road ahead. Mountains and sprints make attacks dearer, and the feed zone lets gentle riders swap cards. The final sprint gives 30 seconds, and 15 for the second.',
  alone: 'You know all that you need. The rest of the inferno is yours!',
}

export type TextKey = keyof typeof texts
