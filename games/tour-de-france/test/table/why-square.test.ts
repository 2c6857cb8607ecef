import { beforeAll, describe, expect, it } from 'vitest'
import { game } from '../../rules/index.ts'
import { stageGraph } from '../../rules/riders.ts'
import { words } from '../../text/words/en/index.ts'
import { words as dictionary } from '../../text/words/index.ts'
import { gameText } from '../../text/index.ts'
import { unlitSquares, whyNotSquare } from '../../table/why-square.ts'
import { position, type Given } from '../position.ts'

beforeAll(() => dictionary.load('en'))

const [A, B, C] = [0, 1, 2]
const names = (seat: number) => ['Ada', 'Bea', 'Cleo', 'Dan'][seat]!

/** The rule that a seat is told when it presses a square; undefined where the square is lit or too far away to be asked about. */
function ruleFor(given: Given, seat: number) {
  const state = position(given)
  const scene = game.view(state, seat)
  const choices = game.candidates(state, seat).map((move) => ({ move, refusal: game.whyNot(state, seat, move) }))
  const { byName, names: squares } = stageGraph(state)
  const table = { scene, choices, names, text: gameText(words), language: 'en' } as const
  const unlit = unlitSquares(table).map((square) => squares[square])
  return (square: string) => ({ ...whyNotSquare(table, byName.get(square)!), isUnlit: unlit.includes(square) })
}

describe('a square that is not offered says why', () => {
  it('TDF-7 TDF-16 TDF-18 somebody stands there; no card leads there; no wind is broken there', () => {
    const why = ruleFor({ riders: { A1: '50.1*', B1: '44.2' }, hands: { A: [6], B: [4] } }, B)
    expect(why('50.1')).toEqual({ text: 'Ada 1 stands on 50.1.', rule: 'TDF-7', isUnlit: true })
    expect(why('47.1')).toMatchObject({ rule: 'TDF-16', isUnlit: true })
    expect(why('49.2')).toMatchObject({ rule: 'TDF-18', isUnlit: true })
    expect(why('48.1').isUnlit).toBe(false)
    expect(why('49.1').isUnlit).toBe(false)
  })

  it('TDF-22 it would bar the next rider’s way', () => {
    const why = ruleFor({ riders: { B1: '70.1', C1: '70.2' }, hands: { B: [3, 12], C: [4] } }, B)
    expect(why('73.1')).toMatchObject({ rule: 'TDF-22' })
  })

  it('TDF-33 an accident closes it', () => {
    const parts = {
      accidents: [
        { square: stageGraph(position({ riders: { A1: '74.1' }, hands: {} })).byName.get('74.1')!, number: 1, riders: [A, B * 3] },
      ],
    }
    const why = ruleFor({ riders: { A1: '~74.1*!', B1: '~74.1*!', C1: '70.1' }, hands: { A: [9], B: [8], C: [3, 9] }, parts }, C)
    expect(why('74.1')).toMatchObject({ rule: 'TDF-33', isUnlit: true })
  })
})
