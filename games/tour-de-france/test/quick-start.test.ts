import { describe, expect, it } from 'vitest'
import { CLIMB } from '../rules/graph.ts'
import { stageGraph } from '../rules/riders.ts'
import type { View } from '../rules/state.ts'
import { POSITIONS } from '../table/quick-start-positions.ts'

const acting = ({ riders, acting: id }: View) => riders[id]!

describe('every drawing of the quick start shows what its caption says', () => {
  it('a hand that serves three riders', () => {
    const { view } = POSITIONS.hand
    expect(view.hands[0]!.length).toBeGreaterThan(3)
  })

  it('TDF-18 a square that only a slipstream leads to', () => {
    const { view, choices } = POSITIONS.shelter
    expect(acting(view).standing).toBe('road')
    const rides = choices.flatMap(({ move, refusal }) => (move.type === 'ride' && refusal === undefined ? [move] : []))
    const plain = new Set(rides.flatMap(({ plus, to }) => (plus === 0 ? [to] : [])))
    expect(rides.some(({ plus, to }) => plus > 0 && !plain.has(to))).toBe(true)
  })

  it('TDF-15 a rider on a climb, and a card that counts half', () => {
    const { view, choices } = POSITIONS.hill
    const graph = stageGraph(view)
    const from = graph.row[acting(view).at]!
    expect(graph.terrain[acting(view).at]).toBe(CLIMB)
    const rides = choices.flatMap(({ move, refusal }) => (move.type === 'ride' && refusal === undefined ? [move] : []))
    expect(rides.length).toBeGreaterThan(0)
    for (const { card, to } of rides) expect(graph.row[to]! - from).toBeLessThanOrEqual(Math.floor(card / 2))
  })

  it('TDF-37 a card that leads past the line', () => {
    const { view, choices } = POSITIONS.finish
    expect(choices.some(({ move }) => move.type === 'ride' && move.to >= stageGraph(view).size)).toBe(true)
  })
})
