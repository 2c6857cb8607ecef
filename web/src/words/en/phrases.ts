/** What is said at a table by one click; whoever reads it does so in a language of his own. */
export const words = {
  hello: 'Hello everybody!',
  luck: 'Have a good ride!',
  moment: 'One moment, please.',
  attack: 'Watch my wheel!',
  well: 'Well ridden!',
  ouch: 'Ouch…',
  back: 'I am back.',
  thanks: 'Thanks for the race!',
}

export type Phrases = typeof words
