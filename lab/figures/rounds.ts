import { median } from '../src/bench.ts'

/** Processor time in milliseconds that some work takes, all threads of this process together. */
export async function processorTime(work: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** Milliseconds of the clock. */
export async function wallTime(work: () => unknown): Promise<number> {
  const before = performance.now()
  await work()
  return performance.now() - before
}

/**
 * How many times more the second takes than the first: both in turn, round by round, and of the ratios the median. What else the machine does slows
 * both alike.
 */
export async function ratioOf(
  rounds: number,
  time: (work: () => unknown) => Promise<number>,
  first: (round: number) => unknown,
  second: (round: number) => unknown,
): Promise<number> {
  const ratios: number[] = []
  // The first round only warms up.
  for (let round = 0; round <= rounds; round++) {
    const [a, b] = [await time(() => first(round)), await time(() => second(round))]
    if (round > 0) ratios.push(b / a)
  }
  return median(ratios)
}
