/** Thinks for as long as the decision's seed says, in milliseconds. */
export function choose({ seed }: { seed: string }): string {
  const end = performance.now() + Number(seed)
  while (performance.now() < end);
  return seed
}
