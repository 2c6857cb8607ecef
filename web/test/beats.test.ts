import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Beats } from '../src/table/beats.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A scene that is a number, and events that add to it; an event of 0 needs no time. */
function counting() {
  const seen: [scene: number, beat: number | undefined][] = []
  const beats = new Beats<number, number>({ fold: (scene, event) => scene + event, weight: (event) => (event === 0 ? 0 : 1) }, 0, () =>
    seen.push([beats.scene, beats.beat]),
  )
  return { beats, seen }
}

describe('beats', () => {
  it('show one event after the other, then the true scene', async () => {
    const { beats, seen } = counting()
    const done = beats.play([1, 0, 2], 99)
    await vi.runAllTimersAsync()
    expect(await done).toBe(true)
    expect(seen).toEqual([
      [1, 1],
      [3, 2],
      [99, undefined],
    ])
    expect(beats.shown).toEqual([1, 0, 2])
  })

  it('take no time without motion', async () => {
    const { beats, seen } = counting()
    beats.speed = 'off'
    expect(await beats.play([1, 2], 3)).toBe(true)
    expect(seen).toEqual([[3, undefined]])
    expect(beats.shown).toEqual([1, 2])
  })

  it('can be skipped one by one', async () => {
    const { beats } = counting()
    const done = beats.play([1, 2], 3)
    beats.skip()
    await Promise.resolve()
    expect(beats.beat).toBe(2)
    beats.skip()
    expect(await done).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('are dropped by a reset', async () => {
    const { beats } = counting()
    const done = beats.play([1, 2], 3)
    beats.reset(50, [7])
    await vi.runAllTimersAsync()
    expect(await done).toBe(false)
    expect([beats.scene, beats.beat, beats.shown]).toEqual([50, undefined, [7]])
  })

  it('last longer at a slower speed', async () => {
    const lengths: number[] = []
    for (const speed of ['fast', 'normal', 'slow'] as const) {
      const { beats } = counting()
      beats.speed = speed
      const done = beats.play([1], 1)
      lengths.push(beats.beatMs)
      await vi.runAllTimersAsync()
      await done
    }
    expect(lengths).toEqual([...lengths].sort((a, b) => a - b))
    expect(new Set(lengths).size).toBe(3)
  })
})
