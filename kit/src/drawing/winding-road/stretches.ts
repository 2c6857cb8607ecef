/** A part of the road in a colour of its own, by distance along it. */
export interface Stretch {
  readonly from: number
  readonly to: number
  readonly colour: string
}

/** Neighbours of the same colour become one; what has no colour is left out. */
export function joinStretches(
  parts: readonly { readonly from: number; readonly to: number; readonly colour: string | undefined }[],
): Stretch[] {
  const stretches: Stretch[] = []
  for (const { from, to, colour } of parts) {
    const last = stretches.at(-1)
    if (colour === undefined) continue
    if (last !== undefined && last.colour === colour && Math.abs(last.to - from) < 1) stretches[stretches.length - 1] = { ...last, to }
    else stretches.push({ from, to, colour })
  }
  return stretches
}
