/** What the coach says. This file is the type: French must have every entry. */
export const words = {
  welcome:
    'This is the road: grey is flat, red goes up, blue goes down. Whoever has a rider furthest past the line at the end of a round wins.',
  riders:
    'You lead two riders, and so does everybody. Number 1 is the Rouleur, with steady cards from 3 to 7; number 2 is the Sprinteur, with cards from 2 to 5 and three mighty 9s.',
  place:
    'Put your two riders on the start squares, one after the other, here or on the road. In front you move first, but there is nobody to hide behind.',
  pick: 'Every round begins like this: pick the rider whose cards you want to see first.',
  card: 'Four cards of this rider. Each shows the square it leads to, on the card and on the road. Played cards are gone for good, the other three come back later. Start with a 5 or less.',
  save: 'That would be fast, but you have each card only three times, and the line is far. Keep the high ones; start with a 5 or less.',
  second:
    'Now your other rider. His hand came only after the first card lay on the table. All cards stay hidden until everybody has chosen.',
  moves:
    'As soon as your second card is down, watch the order on the road: cards are turned up together, then everybody moves, the leader first. Then slipstream: whoever has exactly one empty square to the group ahead closes up for free.',
  exhaustion:
    'Last of all, whoever has an empty square in front takes a red exhaustion card into the deck: a poor 2 that will come up again. Here you see everybody’s red cards, and all cards already played.',
  shelter:
    'Play this round on your own. Try to stop behind somebody, or one square short of a group: the double arrow on the road marks a likely slipstream.',
  climb:
    'Soon the road goes up: whoever starts on red or rides into it moves at most 5 squares. Down the blue side every card is worth at least 5. So play low cards there, and high ones on the flat.',
  alone: 'That is all. Save your Sprinteur’s 9s for the end, stay out of the wind, and good luck!',
}

export type TextKey = keyof typeof words
export type LessonWords = Readonly<Record<TextKey, string>>
