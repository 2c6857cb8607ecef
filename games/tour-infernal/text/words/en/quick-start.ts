/** The game on one screen. */
export const quickStart = {
  heading: 'In two minutes',
  aim: 'Ten sectors. Your bonus seconds minus your gap are your score, and the best score wins.',
  start: 'All start together. Riders with the same gap are a group. Pack twenty cards: nothing is ever drawn.',
  ride: 'In each sector play one ride card to ride along, or two to ride hard. The more of a group ride hard, the faster it goes.',
  escape: 'Attack cards take you away from a group, by 20 seconds. If half of the group attacks, nobody gets away.',
  gaps: 'Each point of speed is worth 20 seconds. Whoever is caught rides on with those behind.',
}
