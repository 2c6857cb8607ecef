/** A fair number from 0 up to, but without, the bound: of a device that stands for a die or a bag. */
export function randomBelow(bound: number): number {
  const limit = Math.floor(2 ** 32 / bound) * bound
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1))
  return drawn < limit ? drawn % bound : randomBelow(bound)
}
