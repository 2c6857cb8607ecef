/** What the coach says. This file is the type: French must have every entry. */
export const words = {
  welcome:
    'Sixteen squares, and your team of three waits on the first. When somebody has crossed the line behind square 16, the rider farthest ahead wins. One of yours is enough.',
  energy:
    'Each of your riders carries energy tokens in the colours of the road. A token is spent where it fits: look at the colour of the square under your rider.',
  paces:
    'Every round, a secret pace for each rider. Steady: one square, free. Follow: one token, and two squares if somebody in the group accelerates. Accelerate: two tokens, two squares. Attack: three tokens, three squares, once a race.',
  together: 'Ride as a team: let A accelerate, and have B and C follow. Then lock the three paces.',
  notTogether: 'That can be ridden too. But try the team first: A accelerates, B and C follow.',
  pay: 'Accelerating costs two tokens, one of them in the colour of the square. Choose which to give: keep what the finish will ask for.',
  wheel:
    'That is what wheels are for: A paid two tokens, B and C one each, and all three rode two squares. But two team-mates who get away together also tow those who stayed behind, if they pay a token.',
  groups:
    'Riders on one square are a group. The group in front plays first; the groups behind see it and choose afterwards. Whoever follows when nobody accelerates rides one square, and the token is lost.',
  ride: 'Now ride a round as you like. What a rider can’t pay for is dimmed, and says why. Steady costs nothing and saves energy for the finish.',
  feed: 'On square 7 there is food: a rider who arrives with two tokens or fewer may take new ones. Being nearly empty there is no shame; it is a plan.',
  finish:
    'At the end distance counts first, then the tokens left in the colour of square 16. Keep some for the last kilometres, and your Attack as well.',
  alone: 'That is all. The rest of the road is yours!',
}

export type TextKey = keyof typeof words
export type LessonWords = Readonly<Record<TextKey, string>>
