/** A finished race as a short film. */
export const words = {
  title: 'A short film',
  about: 'The start, looks at the race, and how it ended. Filming takes about a minute: leave this page in sight.',
  make: 'Film the race',
  filming: 'The film, while it is made',
  cancel: 'Stop filming',
  ready: (seconds: number, size: string) => `The film is ready: ${seconds} seconds, ${size}.`,
  save: (kind: string) => `Save the film (${kind})`,
  send: 'Send it',
  failed: 'This browser could not film the race.',
  noRace: 'The race can’t be had from the server just now. Try again in a moment.',
}

export type FilmWords = typeof words
