/** What a move leaves behind: `advance` runs what follows from it. */
export type Step =
  /** The same turn, or the prologue, asks for another move. */
  'goes on' | 'prologue won' | 'turn over' | 'line crossed'
