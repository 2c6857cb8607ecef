import { Match, SPECTATOR, type AnyMatch, type SeatRecord } from '@echappee/kernel'
import { describe, expect, it } from 'vitest'
import { toy, type ToyState } from '../../kernel/test/toy.ts'
import { loadSettings } from '../src/shell/settings.ts'
import { LocalTable } from '../src/table/local-table.ts'
import type { AdviceRequest } from '../src/think/advise.ts'
import type { Shown } from '../src/table/table.ts'
import type { ChooseRequest } from '../src/think/choose.ts'

const human = (name: string): SeatRecord => ({ name, by: 'human' })
const bot = (name: string): SeatRecord => ({ name, by: 'greedy' })

interface Setting {
  table: LocalTable
  match: AnyMatch
  tasks: ChooseRequest[]
  /** What the coach was asked, and how often he was stopped. */
  questions: AdviceRequest[]
  stops: () => number
  /** This level never answers. */
  halt: (level: string) => void
  saved: () => number
  fill: (isFull: boolean) => void
}

function open(seats: SeatRecord[], auto = false, speed: 'off' | 'normal' = 'off', game: typeof toy = toy): Setting {
  const match: AnyMatch = new Match(game, { options: { rounds: 2 }, seats, seed: 'local' })
  const tasks: ChooseRequest[] = []
  const questions: AdviceRequest[] = []
  let stops = 0
  let halted = ''
  let saves = 0
  let isFull = false
  const rules = { fold: (scene: unknown) => scene, weight: () => (speed === 'off' ? 0 : 1) }
  const table = new LocalTable(
    match,
    rules,
    { ...loadSettings(), speed, auto },
    {
      save: () => {
        if (!isFull) saves++
        return !isFull
      },
      thinker: {
        choose: async (task) => {
          tasks.push(task)
          if (task.level === halted) await new Promise(() => {})
          return toy.fallback(task.view as unknown as ToyState, task.seat)
        },
        advise: async (request, signal) => {
          questions.push(request)
          signal.addEventListener('abort', () => stops++)
          return { move: { type: 'bid', value: 3 }, next: undefined, chance: 0.5, error: 0.1, reasons: [] }
        },
      },
    },
  )
  return {
    table,
    match,
    tasks,
    questions,
    stops: () => stops,
    halt: (level) => (halted = level),
    saved: () => saves,
    fill: (full) => (isFull = full),
  }
}

async function until(table: LocalTable, isReached: (shown: Shown) => boolean): Promise<Shown> {
  await expect.poll(() => isReached(table.shown()), { interval: 1 }).toBe(true)
  return table.shown()
}

const isAsked = (shown: Shown) => shown.choices.length > 0
// The last one, because laying could go on for ever.
const someLegal = (shown: Shown) => shown.choices.findLast(({ refusal }) => refusal === undefined)!.move

describe('a table with one person and a bot', () => {
  it('asks the person, lets the bot play from its view, saves after every move and ends', async () => {
    const { table, match, tasks, saved } = open([human('A'), bot('B')])
    table.open()
    while (match.outcome() === undefined)
      table.choose(someLegal(await until(table, (shown) => isAsked(shown) || shown.outcome !== undefined)))
    const end = await until(table, (shown) => shown.outcome !== undefined)
    expect(end.viewer).toBe(0)
    expect(end.log).toEqual(match.events(0))
    expect(saved()).toBe(match.moveCount)
    expect(tasks.length).toBeGreaterThan(0)
    for (const { view, seat } of tasks) expect((view as { viewer: number }).viewer).toBe(seat)
  })

  it('shows a refusal and changes nothing', async () => {
    const { table, match } = open([human('A'), bot('B')])
    table.open()
    await until(table, isAsked)
    const before = match.moveCount
    table.choose({ type: 'bid', value: 9 })
    expect(table.shown().refusal).toMatchObject({ code: 'BAD_BID', rule: 'TOY-3' })
    expect(match.moveCount).toBe(before)
    table.choose({ type: 'bid', value: 1 })
    expect(table.shown().refusal).toBeUndefined()
  })

  it('draws the page once for a click: the first beat comes with it', async () => {
    const { table } = open([human('A'), bot('B')], false, 'normal')
    table.open()
    await until(table, (shown) => {
      table.skip()
      return isAsked(shown)
    })
    let changes = 0
    table.subscribe(() => changes++)
    table.choose({ type: 'bid', value: 1 })
    expect(changes).toBe(1)
    expect(table.shown()).toMatchObject({ choices: [], beat: { type: expect.any(String) as string } })
    table.close()
  })

  it('answers several moves of one step in turn, up to the first that is refused', async () => {
    const { table, match } = open([human('A'), bot('B')])
    table.open()
    await until(table, isAsked)
    table.chooseAll([
      { type: 'bid', value: 2 },
      { type: 'bid', value: 3 },
      { type: 'bid', value: 1 },
    ])
    await until(table, isAsked)
    expect(table.shown().refusal).toMatchObject({ code: 'RIGHT_TOO_HIGH', rule: 'TOY-4' })
    expect(match.record().moves.filter(({ seat }) => seat === 0)).toHaveLength(1)
    table.chooseAll([{ type: 'bid', value: 1 }])
    await until(table, (shown) => isAsked(shown) && (match.state as ToyState).phase === 'build')
    expect(table.shown().refusal).toBeUndefined()
  })

  it('numbers the decision: a new one with each question, the same until then', async () => {
    const { table, match } = open([human('A'), bot('B')])
    table.open()
    const first = (await until(table, isAsked)).decision
    expect(first).toBe(match.decision(0))
    table.choose({ type: 'bid', value: 9 })
    expect(table.shown().decision).toBe(first)
    table.choose({ type: 'bid', value: 2 })
    expect(match.decision(0)).toBe(first + 1)
    expect(table.shown()).toMatchObject({ choices: [], decision: first })
    expect((await until(table, isAsked)).decision).toBe(first + 1)
  })

  it('takes back what may be taken back', async () => {
    const { table, match } = open([human('A'), bot('B')])
    table.open()
    table.choose((await until(table, isAsked), { type: 'bid', value: 3 }))
    table.choose((await until(table, isAsked), { type: 'bid', value: 3 }))
    await until(table, (shown) => isAsked(shown) && (match.state as ToyState).phase === 'build')
    table.choose({ type: 'lay' })
    const shown = await until(table, (now) => isAsked(now) && now.canUndo)
    expect((shown.scene as ToyState).laid).toBe(1)
    table.undo()
    expect((await until(table, isAsked)).scene).toMatchObject({ laid: 0 })
  })

  it('says when the device has no room', async () => {
    const { table, fill } = open([human('A'), bot('B')])
    fill(true)
    table.open()
    table.choose((await until(table, isAsked), { type: 'bid', value: 3 }))
    expect((await until(table, isAsked)).isUnsaved).toBe(true)
    fill(false)
    table.choose({ type: 'bid', value: 3 })
    expect((await until(table, isAsked)).isUnsaved).toBe(false)
  })

  it('gives advice from the person’s own view', async () => {
    const { table, questions } = open([human('A'), bot('B')])
    table.open()
    await until(table, isAsked)
    const advice = table.askCoach()
    expect(table.shown().coaching).toEqual({ isThinking: true })
    await advice
    expect(table.shown().coaching).toMatchObject({ isThinking: false, advice: { move: { type: 'bid', value: 3 } } })
    expect(table.shown().choices.filter(({ isAdvised }) => isAdvised)).toMatchObject([{ move: { type: 'bid', value: 3 } }])
    expect(questions).toMatchObject([{ seat: 0, view: { viewer: 0 } }])
  })

  it('takes advice away with the next move, and ends the coach’s thought when asked to', async () => {
    const { table, stops } = open([human('A'), bot('B')])
    table.open()
    await until(table, isAsked)
    const advice = table.askCoach()
    table.stopCoach()
    await advice
    expect(stops()).toBe(1)
    expect(table.shown().coaching).toBeUndefined()
    await table.askCoach()
    table.choose({ type: 'bid', value: 3 })
    expect((await until(table, isAsked)).coaching).toBeUndefined()
  })

  it('need not wait for a bot that thinks long', async () => {
    const { table, match, tasks, halt } = open([human('A'), { name: 'B', by: 'champion' }])
    halt('champion')
    table.open()
    await until(table, ({ canHurry }) => canHurry)
    table.hurry()
    await until(table, () => match.moveCount === 1)
    expect(tasks.slice(0, 2).map(({ level }) => level)).toEqual(['champion', 'greedy'])
  })

  it('stops when the page is left and goes on when it comes back', async () => {
    const { table, match } = open([bot('A'), bot('B')])
    table.open()
    table.close()
    // Another table, opened later, is at its end meanwhile.
    const other = open([bot('A'), bot('B')])
    other.table.open()
    await until(other.table, (shown) => shown.outcome !== undefined)
    expect(match.outcome()).toBeUndefined()
    table.open()
    await until(table, (shown) => shown.outcome !== undefined)
  })
})

describe('a table with several persons', () => {
  it('draws the curtain before another person’s hand and shows nothing secret behind it', async () => {
    const { table, match } = open([human('A'), human('B')])
    table.open()
    const curtains: number[] = []
    while (match.outcome() === undefined) {
      const shown = await until(table, (now) => isAsked(now) || now.curtain !== undefined || now.outcome !== undefined)
      if (shown.curtain !== undefined) {
        curtains.push(shown.curtain)
        expect(shown.viewer).toBe(SPECTATOR)
        expect((shown.scene as { viewer: number }).viewer).toBe(SPECTATOR)
        expect(shown.choices).toEqual([])
        table.reveal()
      } else if (shown.outcome === undefined) {
        expect(match.toAct()).toContain(shown.viewer)
        table.choose(someLegal(shown))
      }
    }
    expect(curtains.length).toBeGreaterThan(2)
    expect(new Set(curtains)).toEqual(new Set([0, 1]))
  })
})

it('forced moves are played by themselves on request, and only those', async () => {
  const { table, match } = open([human('A'), bot('B')], true)
  table.open()
  await until(table, isAsked)
  // A first part of 0 leaves 0 as the only second part: it is played for the person.
  table.choose({ type: 'bid', value: 0 })
  await until(table, (shown) => isAsked(shown) && (match.state as ToyState).phase === 'build')
  expect(match.record().moves.filter(({ seat }) => seat === 0)).toHaveLength(2)
})

it('a die waits for the hand, even where a single choice is made by itself', async () => {
  const { table, match } = open([human('A'), bot('B')], true, 'off', { ...toy, isThrow: () => true })
  table.open()
  await until(table, isAsked)
  table.choose({ type: 'bid', value: 0 })
  await until(table, isAsked)
  // A forced move would be made by a timer that was set before this one.
  await new Promise((resolve) => setTimeout(resolve, 1))
  expect(match.record().moves.filter(({ seat }) => seat === 0)).toHaveLength(1)
})

it('bots alone play to the end for a spectator', async () => {
  const { table, match } = open([bot('A'), bot('B')])
  table.open()
  const end = await until(table, (shown) => shown.outcome !== undefined)
  expect(end.viewer).toBe(SPECTATOR)
  expect(end.log).toEqual(match.events(SPECTATOR))
})
