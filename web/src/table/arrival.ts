/** How long a beat waits for whatever a slow device still moves. */
const PATIENCE_MS = 500

/** Ends when everything that moves on the board has arrived. */
export async function arrival(): Promise<void> {
  const moving = typeof document === 'undefined' ? [] : document.getAnimations().filter(isArriving)
  if (moving.length === 0) return
  await Promise.race([
    Promise.allSettled(moving.map(({ finished }) => finished)),
    new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)),
  ])
}

/** What moves for ever, or for longer than a beat, is scenery. */
function isArriving({ effect, playState, currentTime }: Animation): boolean {
  if (!(effect instanceof KeyframeEffect) || playState !== 'running' || effect.target?.closest('.table-board') == null) return false
  const left = Number(effect.getComputedTiming().endTime) - Number(currentTime ?? 0)
  return left > 0 && left <= PATIENCE_MS
}
