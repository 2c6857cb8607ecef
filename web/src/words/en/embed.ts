/** A race in a page of another site. */
export const words = {
  open: 'Open on',
  newTab: 'in a new tab',
  nothing: 'There is no race at this address.',
  isLive: 'Live',
  beforeStart: 'The race has not started yet.',
  watchAgain: 'Watch it from the start',
  lost: 'The connection is lost; it comes back by itself.',
}

export type EmbedWords = typeof words
