import { textFrame } from '../http/frames.ts'

/** A message on its way to one or many sockets: it is framed once for all of them. */
export class OutgoingText {
  readonly text: string
  #frame: Buffer | undefined

  constructor(text: string) {
    this.text = text
  }

  get frame(): Buffer {
    return (this.#frame ??= textFrame(this.text))
  }
}
