import type { Json } from './json.ts'

/** The only source of randomness: one primitive, so it can be seeded, scripted, recorded or enumerated. Never stored in a state. */
export interface Chance {
  /** A whole number from 0 to `bound` − 1, all equally likely. */
  int(bound: number): number
  /** Says what the next outcomes are for (a hand, a die of a round). Only the lab listens: it draws each purpose from a stream of its own. */
  about?(purpose: string): void
  /** Says what the last outcome stood for (a card, a face). Only a recording chance listens. */
  drew?(what: Json): void
}

const MAX_BOUND = 2 ** 21

/** The 128 bits of a seeded chance: four int32. */
export type ChanceState = readonly [number, number, number, number]

export interface SeededChance extends Chance {
  state(): ChanceState
}

/** sfc32, by Chris Doty-Humphrey. A separate `stream` per purpose (`game`, `bot/2`, …) keeps them independent of each other. */
export function seededChance(seed: string, stream = 'game'): SeededChance {
  const chance = restoredChance(seedState(`${seed}/${stream}`))
  for (let i = 0; i < 16; i++) chance.int(2)
  return chance
}

export function restoredChance(state: ChanceState): SeededChance {
  return new Sfc32(state)
}

class Sfc32 implements SeededChance {
  a: number
  b: number
  c: number
  d: number

  constructor([a, b, c, d]: ChanceState) {
    this.a = a | 0
    this.b = b | 0
    this.c = c | 0
    this.d = d | 0
  }

  next(): number {
    const t = (((this.a + this.b) | 0) + this.d) | 0
    this.d = (this.d + 1) | 0
    this.a = this.b ^ (this.b >>> 9)
    this.b = (this.c + (this.c << 3)) | 0
    this.c = (((this.c << 21) | (this.c >>> 11)) + t) | 0
    return t >>> 0
  }

  int(bound: number): number {
    if (!(bound >= 1 && bound <= MAX_BOUND)) throw new RangeError(`a bound is 1 to ${MAX_BOUND}, not ${bound}`)
    // Multiply-shift; the few low products that would make some outcomes likelier are rolled again.
    let product = this.next() * bound
    let low = product >>> 0
    if (low < bound) {
      const threshold = 0x1_0000_0000 % bound
      while (low < threshold) {
        product = this.next() * bound
        low = product >>> 0
      }
    }
    return (product - low) / 0x1_0000_0000
  }

  state(): ChanceState {
    return [this.a, this.b, this.c, this.d]
  }
}

function seedState(text: string): ChanceState {
  const state: [number, number, number, number] = [0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344]
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    for (let lane = 0; lane < 4; lane++) {
      const word = Math.imul(state[lane]! ^ unit ^ (lane << 8), 0x9e3779b1 + (lane << 3))
      state[lane] = ((word ^ (word >>> 13)) + state[(lane + 1) & 3]!) | 0
    }
  }
  return state
}

/** Gives the outcomes of a list, in order; anything else than what the list foresees is an error. */
export interface ScriptedChance extends Chance {
  /** How many outcomes have not been asked for. */
  left(): number
}

export function scriptedChance(outcomes: readonly number[]): ScriptedChance {
  let next = 0
  return {
    int(bound) {
      if (next >= outcomes.length)
        throw new RangeError(`the script has only ${outcomes.length} outcomes; one more was asked for (bound ${bound})`)
      const outcome = outcomes[next]!
      if (!(Number.isInteger(outcome) && outcome >= 0 && outcome < bound))
        throw new RangeError(`outcome ${next} of the script is ${outcome}, but 0 to ${bound - 1} was asked for`)
      next++
      return outcome
    },
    left: () => outcomes.length - next,
  }
}

/** One outcome as it was: `drew` is what the game said that it stood for. */
export interface Drawn {
  readonly bound: number
  readonly value: number
  readonly drew?: Json
}

export interface RecordedChance extends Chance {
  /** The outcomes since the last call. */
  take(): Drawn[]
}

export function recordedChance(source: Chance): RecordedChance {
  let drawn: Drawn[] = []
  return {
    ...(source.about === undefined ? {} : { about: (purpose: string) => source.about!(purpose) }),
    int(bound) {
      const value = source.int(bound)
      drawn.push({ bound, value })
      return value
    },
    drew(what) {
      const last = drawn.pop()
      if (last === undefined) throw new Error('drew() comes after the int() that it explains')
      drawn.push({ ...last, drew: what })
    },
    take() {
      const taken = drawn
      drawn = []
      return taken
    },
  }
}

export interface Possibility<T> {
  readonly probability: number
  readonly outcomes: readonly number[]
  readonly result: T
}

/** Runs `step` once for every sequence of outcomes that it can ask for. `step` must begin from the same position each time. */
export function* everyOutcome<T>(step: (chance: Chance) => T): Generator<Possibility<T>> {
  let path: { bound: number; value: number }[] = []
  for (;;) {
    let depth = 0
    const chance: Chance = {
      int(bound) {
        if (depth === path.length) path.push({ bound, value: 0 })
        const draw = path[depth++]!
        if (draw.bound !== bound)
          throw new Error(
            `the step asked for bound ${bound} where it asked for ${draw.bound} before: it does not begin from the same position`,
          )
        return draw.value
      },
    }
    const result = step(chance)
    yield {
      probability: path.reduce((p, { bound }) => p / bound, 1),
      outcomes: path.map(({ value }) => value),
      result,
    }
    while (path.length > 0 && path.at(-1)!.value === path.at(-1)!.bound - 1) path.pop()
    if (path.length === 0) return
    path = [...path.slice(0, -1), { bound: path.at(-1)!.bound, value: path.at(-1)!.value + 1 }]
  }
}

/** Takes one item at random out of a bag whose order means nothing. The bag gets shorter; its order changes. */
export function drawFromBag<T extends Json>(bag: T[], chance: Chance): T {
  const at = chance.int(bag.length)
  const item = bag[at]!
  bag[at] = bag[bag.length - 1]!
  bag.pop()
  chance.drew?.(item)
  return item
}

export function shuffle<T>(items: T[], chance: Chance): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = chance.int(i + 1)
    const item = items[i]!
    items[i] = items[j]!
    items[j] = item
  }
  return items
}
