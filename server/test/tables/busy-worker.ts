/** Thinks for as long as the decision's seed says, in milliseconds, and until a view that is a flag is up. */
export function choose({ seed, view }: { seed: string; view?: Int32Array | null }): string {
  if (view instanceof Int32Array) Atomics.wait(view, 0, 0)
  const end = performance.now() + Number(seed)
  while (performance.now() < end);
  return seed
}
