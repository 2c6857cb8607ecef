import { threadId } from 'node:worker_threads'

/** Thinks for as long as the decision's seed says, in milliseconds, and answers which thread it is. */
export function choose({ seed }: { seed: string }): number {
  const end = performance.now() + Number(seed)
  while (performance.now() < end);
  return threadId
}
