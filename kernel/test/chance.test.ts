import { describe, expect, it } from 'vitest'
import { drawFromBag, everyOutcome, recordedChance, restoredChance, scriptedChance, seededChance, shuffle } from '../src/index.ts'

describe('seeded chance', () => {
  it('gives the same outcomes for the same seed and stream, and others for others', () => {
    const draw = (seed: string, stream?: string) => {
      const chance = seededChance(seed, stream)
      return Array.from({ length: 20 }, () => chance.int(1000))
    }
    expect(draw('a')).toEqual(draw('a'))
    expect(draw('a')).not.toEqual(draw('b'))
    expect(draw('a')).not.toEqual(draw('a', 'bot/1'))
  })

  it('follows the published sfc32, as a C program computes it', () => {
    const chance = restoredChance([1, 2, 3, 4])
    const outcomes = Array.from({ length: 20 }, () => chance.int(1000))
    expect(outcomes).toEqual([0, 0, 13, 43, 798, 92, 182, 894, 494, 940, 438, 695, 97, 278, 28, 186, 210, 847, 747, 338])
    expect(chance.state().map((word) => word >>> 0)).toEqual([1321399724, 2808673258, 3122215791, 24])
  })

  it('is saved and restored in 128 bits, through JSON', () => {
    const chance = seededChance('save')
    chance.int(6)
    const copy = restoredChance(JSON.parse(JSON.stringify(chance.state())))
    expect(Array.from({ length: 50 }, () => copy.int(103))).toEqual(Array.from({ length: 50 }, () => chance.int(103)))
  })

  it.each([2, 6, 7, 103, 1000])('is uniform below %i (chi square)', (bound) => {
    const chance = seededChance('uniform')
    const counts = Array.from({ length: bound }, () => 0)
    const draws = bound * 2000
    for (let i = 0; i < draws; i++) counts[chance.int(bound)]!++
    const square = counts.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0)
    // Mean bound − 1, standard deviation √(2 (bound − 1)): five of them is once in millions.
    expect(Math.abs(square - (bound - 1))).toBeLessThan(5 * Math.sqrt(2 * (bound - 1)) + 3)
  })

  it('rolls again only what would make some outcomes likelier', () => {
    const drawn = (first: number, bound: number) => {
      const chance = restoredChance([first, 0, 0, 0])
      return [chance.int(bound), chance.state()[3]]
    }
    expect([drawn(0, 3), drawn(0, 4)]).toEqual([
      [0, 2],
      [0, 1],
    ])
    // Three times this is 2 · 2³² + 1: as low as a product may be.
    expect(drawn(0xaaaaaaab, 3)).toEqual([2, 1])
  })

  it('refuses bounds that it cannot serve', () => {
    for (const bound of [0, -1, NaN, 2 ** 22]) expect(() => seededChance('x').int(bound)).toThrow(`a bound is 1 to 2097152, not ${bound}`)
    expect(seededChance('x').int(2 ** 21)).toBeLessThan(2 ** 21)
  })
})

describe('scripted chance', () => {
  it('gives its list, then fails; an outcome out of bounds fails too', () => {
    const chance = scriptedChance([2, 5])
    expect(chance.int(6)).toBe(2)
    expect(chance.left()).toBe(1)
    expect(() => chance.int(5)).toThrow('outcome 1 of the script is 5')
    expect(chance.int(6)).toBe(5)
    expect(() => chance.int(6)).toThrow('only 2 outcomes')
    for (const outcome of [-1, 0.5, NaN]) expect(() => scriptedChance([outcome]).int(6)).toThrow(`is ${outcome}, but 0 to 5 was asked for`)
  })
})

describe('recorded chance', () => {
  it('passes on what it is about, where somebody wants to know', () => {
    const about: string[] = []
    recordedChance({ int: () => 0, about: (what) => void about.push(what) }).about?.('hand/1')
    expect(about).toEqual(['hand/1'])
    expect('about' in recordedChance({ int: () => 0 })).toBe(false)
  })

  it('keeps bound, value and what it drew', () => {
    const chance = recordedChance(scriptedChance([1, 0]))
    drawFromBag(['KM20', 'KM40', 'KM60'], chance)
    chance.int(6)
    expect(chance.take()).toEqual([
      { bound: 3, value: 1, drew: 'KM40' },
      { bound: 6, value: 0 },
    ])
    expect(chance.take()).toEqual([])
    expect(() => chance.drew?.('KM20')).toThrow('drew() comes after the int() that it explains')
  })
})

describe('a bag', () => {
  it('is shorter by what was drawn, wherever that lay', () => {
    for (const [at, rest] of [
      [0, 'cb'],
      [1, 'ac'],
      [2, 'ab'],
    ] as const) {
      const bag = ['a', 'b', 'c']
      expect(drawFromBag(bag, scriptedChance([at]))).toBe('abc'[at])
      expect(bag.join('')).toBe(rest)
    }
  })

  it('is shuffled with one outcome less than it has items', () => {
    const chance = scriptedChance([0, 0])
    expect(shuffle(['a', 'b', 'c'], chance)).toEqual(['b', 'c', 'a'])
    expect(chance.left()).toBe(0)
  })
})

describe('every outcome', () => {
  it('meets each sequence once with its probability', () => {
    // Two dice, the second only after a 0: 2 + 1 × 3 … = 1/2 + 3 × 1/6.
    const all = [...everyOutcome((chance) => (chance.int(2) === 0 ? [0, chance.int(3)] : [1]))]
    expect(all.map(({ result }) => result)).toEqual([[0, 0], [0, 1], [0, 2], [1]])
    expect(all.map(({ outcomes }) => outcomes)).toEqual([[0, 0], [0, 1], [0, 2], [1]])
    expect(all.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12)
    expect(all[0]!.probability).toBeCloseTo(1 / 6, 12)
  })

  it('gives one possibility to a step without chance', () => {
    expect([...everyOutcome(() => 'sure')]).toEqual([{ probability: 1, outcomes: [], result: 'sure' }])
  })

  it('notices a step that does not begin from the same position', () => {
    let bound = 2
    expect(() => [...everyOutcome((chance) => chance.int(bound++))]).toThrow('does not begin from the same position')
  })

  it('shows that drawing from a bag and shuffling are uniform', () => {
    const draws = [...everyOutcome((chance) => drawFromBag(['a', 'b', 'c'], chance))]
    expect(draws.map(({ result }) => result).sort()).toEqual(['a', 'b', 'c'])
    const orders = [...everyOutcome((chance) => shuffle(['a', 'b', 'c'], chance).join(''))]
    expect(new Set(orders.map(({ result }) => result)).size).toBe(6)
    expect(orders.every(({ probability }) => Math.abs(probability - 1 / 6) < 1e-12)).toBe(true)
  })
})
