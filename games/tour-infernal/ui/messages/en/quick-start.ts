/** The game on one screen. */
export const quickStart = {
  heading: 'In two minutes',
  aim: 'Ten sectors. Bonus seconds minus your gap make your score, and the best score wins.',
  start: 'All start together. Riders with the same gap are a group. Pack twenty cards: nothing is ever drawn.',
  ride: 'In each sector lay one ride card to follow, or two to ride hard. The more of a group ride hard, the faster it is.',
  escape: 'Attack cards lead away from a group: 20 seconds. If half of the group attacks, nobody gets away.',
  gaps: 'Each point of speed is worth 20 seconds. Who is caught goes along with the catchers.',
}
