/** What the coach says. This file is the type: French must have every entry. */
export const words = {
  welcome:
    'Welcome to the start! Two stages today: 160 km on the flat, then a small pass. First over the line gets 60 points, second 30. Most points at the end wins the tour.',
  roll: 'First the prologue: the highest roll wears the yellow cap and plays first. Roll the die.',
  hand: 'These are your cards. On each turn you draw one, and then you use exactly one: ride, hinder somebody, or help yourself.',
  ride: 'Kilometre cards move your rider. The further the better: play your longest one.',
  notRide: 'Keep that one for later. Start with your longest kilometre card.',
  stopped: 'Ouch! There is a handicap in front of you: you are stopped. Until it is countered you can neither ride nor sprint.',
  counter: 'Your kilometre cards are dimmed, and each says why. One of your cards cancels the handicap: play that counter.',
  notCounter: 'That would leave you standing. Play the counter that cancels your handicap.',
  attack: 'You are free again, but that was your turn. Now return the favour: play a handicap on your opponent.',
  notAttack: 'Not a bad idea, but your opponent is about to ride away. Play a handicap first.',
  zone: 'The last squares before the line are the sprint zone. Whoever stands there and holds a sprinter can win the stage at a stroke.',
  freeRide: 'Ride to the line now, as you like. Ride, hinder, counter: what is dimmed tells you why it can’t be played.',
  points: 'The stage is over as soon as the first is over the line. The points are counted, and the leader wears the yellow cap.',
  mountain:
    'Now the pass. In the mountains only 20s can be played, unless you have a climber in front of you. Your hand came along from the first stage.',
  alone: 'You know all that matters. To the top: this one is yours!',
}

export type TextKey = keyof typeof words
export type LessonWords = Readonly<Record<TextKey, string>>
