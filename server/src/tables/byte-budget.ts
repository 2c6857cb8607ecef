/** Bytes that may be told again and again: so many at once, so many a second after that. What was sent is paid for afterwards. */
export class ByteBudget {
  readonly #burst: number
  readonly #perSecond: number
  #left: number
  #at: number

  constructor(burst: number, perSecond: number, now: number) {
    this.#burst = burst
    this.#perSecond = perSecond
    this.#left = burst
    this.#at = now
  }

  isSpent(now: number): boolean {
    this.#fill(now)
    return this.#left <= 0
  }

  spend(bytes: number, now: number): void {
    this.#fill(now)
    this.#left -= bytes
  }

  #fill(now: number): void {
    this.#left = Math.min(this.#burst, this.#left + (Math.max(0, now - this.#at) / 1000) * this.#perSecond)
    this.#at = now
  }
}
