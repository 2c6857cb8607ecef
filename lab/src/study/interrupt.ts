/** Ctrl-C asks a study to stop after what is being played; a second one stops the program. */
export class Interrupt {
  isSet = false
  readonly #hear = (): void => {
    this.isSet = true
    this.end()
  }

  constructor() {
    process.on('SIGINT', this.#hear)
    process.on('SIGTERM', this.#hear)
  }

  end(): void {
    process.off('SIGINT', this.#hear)
    process.off('SIGTERM', this.#hear)
  }
}
