import { expect, test } from 'vitest'
import { inOrder } from '../src/in-order.ts'

test.each([1, 2, 5])('%d at once: every answer is taken, in the order of the tasks, also when several come together', async (size) => {
  const taken: number[] = []
  let next = 0
  // Those of a crew end together, the last one asked for first.
  let waiting: (() => void)[] = []
  const run = (task: number) =>
    new Promise<number>((resolve) => {
      waiting.push(() => resolve(task))
      if (waiting.length < size && task < 22) return
      const all = waiting.toReversed()
      waiting = []
      setImmediate(() => all.forEach((end) => end()))
    })
  await inOrder(
    { size, run, close: () => Promise.resolve() },
    () => (next < 23 ? next++ : undefined),
    (answer) => void taken.push(answer),
  )
  expect(taken).toEqual(Array.from({ length: 23 }, (_, i) => i))
})

test('a failure ends the work and is told', async () => {
  let next = 0
  const run = (task: number) => (task === 3 ? Promise.reject(new Error('three')) : Promise.resolve(task))
  await expect(
    inOrder(
      { size: 2, run, close: () => Promise.resolve() },
      () => next++,
      () => {},
    ),
  ).rejects.toThrow('three')
  expect(next).toBeLessThan(10)
})

test('an answer that comes after the others were taken, and is the last, is taken too', async () => {
  const taken: number[] = []
  const tasks = [0, 1]
  // The second one ends after the first was looked at, and before anybody looks again.
  const run = (task: number) => (task === 0 ? Promise.resolve(task) : new Promise<number>((resolve) => setImmediate(() => resolve(task))))
  await inOrder(
    { size: 2, run, close: () => Promise.resolve() },
    () => tasks.shift(),
    (answer) => void taken.push(answer),
  )
  expect(taken).toEqual([0, 1])
})
