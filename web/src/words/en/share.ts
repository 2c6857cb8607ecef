/** Links, pictures and chapters: what people show each other of a race. */
export const words = {
  setup: 'Share this set-up',
  setupText: 'Whoever opens this link finds the same game, options, course and seed.',
  setupBad: 'The link to this page holds no set-up that this game knows; here is the usual one.',
  open: 'Share',
  title: 'Share this race',
  link: 'A link to the replay',
  linkTooLong: 'This race is too long for a link. Save its record and send the file.',
  linkOnline: 'The link to this table: whoever opens it sees the end of the race.',
  linkBad: 'The link is cut short, or was made for other rules: there is no race in it.',
  text: 'A line to paste',
  copyText: 'Copy the line',
  picture: 'The result as a poster',
  saveSvg: 'Save as SVG',
  savePng: 'Save as PNG',
  pictureFailed: 'The browser could not make the picture.',
  keep: 'Keep it on this device',
  random: 'Draw a course at random',
  line: (winner: string, game: string, others: string) => `${winner} wins ${game} ahead of ${others} · Échappée`,
  lineAlone: (name: string, game: string) => `${name} has ridden ${game} · Échappée`,
  standing: 'Result of the race',
  chapters: 'Chapter',
  chapterStart: 'The start',
  whatIf: 'Ride from here',
  whatIfText: (name: string) => `You ride for ${name}, bots for the others.`,
}

export type ShareWords = typeof words
