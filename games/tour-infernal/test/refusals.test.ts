import { Match, defaultOptions } from '@echappee/kernel'
import { expectRefused, play as run } from '@echappee/testkit'
import { describe, expect, it } from 'vitest'
import { game } from '../rules/index.ts'
import type { Move } from '../rules/moves.ts'
import { optionFields } from '../rules/options.ts'
import { A, B, C, answer, attack, besace, bid, counter, done, hide, play, plays, position, quietly, swap } from './position.ts'

const EVERY_KIND: Move[] = [besace(2, 2, 2), play('R'), hide('R'), attack(0), answer('drop'), counter('no'), bid(0), swap('R', 'S'), done]

describe('refusals', () => {
  it('TI-16: each phase asks for its own moves', () => {
    const riding = position({ gaps: '0: a b c', tile: 'PM' })
    const attacking = run({ game, state: riding, moves: plays(riding, 'R R R') }).state
    const bidding = run({ game, state: riding, moves: quietly(riding) }).state
    for (const [state, type] of [
      [riding, 'play'],
      [attacking, 'attack'],
      [bidding, 'bid'],
    ] as const) {
      const seat = game.toAct(state)[0]!
      for (const move of EVERY_KIND)
        if (move.type !== type)
          expect(expectRefused(game, state, seat, move, 'WRONG_PHASE', 'TI-16').params).toEqual({ phase: state.phase })
    }
  })

  it('TI-14, TI-17: who waits, and who is out', () => {
    const state = position({ gaps: '0: a b c', riders: { [C]: { out: { sector: 2, gap: 0, position: 2 } } } })
    expect(expectRefused(game, state, B, play('R'), 'NOT_YOUR_TURN', 'TI-14').params).toEqual({ acting: A })
    expect(expectRefused(game, state, C, play('R'), 'ABANDONED', 'TI-17').params).toEqual({ sector: 2 })
    expectRefused(game, state, -1, play('R'), 'NOT_YOUR_TURN', 'TI-14')
  })

  it('TI-40, TI-47: in step 3 the reason says whether one could have a turn at all', () => {
    const riding = position({ gaps: '0: a b; 40: c' })
    const { state } = run({ game, state: riding, moves: plays(riding, 'R R R') })
    const [waiting] = [A, B].filter((seat) => seat !== game.toAct(state)[0])
    expectRefused(game, state, waiting!, attack(1), 'NOT_YOUR_TURN', 'TI-14')
    expectRefused(game, state, C, attack(1), 'NOT_YOUR_TURN', 'TI-40')
  })

  it('TI-14: a spectator is offered nothing, whatever is asked', () => {
    const riding = position({ gaps: '0: a b c', tile: 'PM' })
    const attacking = run({ game, state: riding, moves: plays(riding, 'R R R') }).state
    const bidding = run({ game, state: riding, moves: quietly(riding) }).state
    for (const state of [riding, attacking, bidding]) expect(game.candidates(state, -1)).toEqual([])
  })

  it('TI-14, TI-16: a refused move changes nothing, a malformed one is turned away before', () => {
    const match = new Match(game, {
      options: defaultOptions(optionFields),
      seats: [A, B, C].map((seat) => ({ name: `${seat}`, by: 'human' })),
      seed: 'r',
    })
    for (const seat of [A, B, C]) match.submit(seat, 0, besace(2, 2, 2))
    const seat = match.toAct()[0]!
    const before = JSON.stringify([match.state, match.record(), match.log()])
    for (const move of [play('RRR'), play('S'), attack(1), bid(9)])
      expect(match.submit(seat, match.decision(seat), move)).toMatchObject({ ok: false, refusal: { rule: expect.stringMatching(/^TI-/) } })
    const malformed = [
      { type: 'fly' },
      { type: 'play', play: 'SS' },
      { type: 'play', play: 'R', card: 'R' },
      { type: 'attack', level: 3 },
      { type: 'hide', card: 'X' },
      { type: 'answer', answer: 'perhaps' },
      { type: 'bid', count: 1.5 },
      { type: 'besace', r: 2, s: 2 },
      { type: 'swap', give: 'R' },
      null,
      'R',
    ]
    for (const raw of malformed)
      expect(match.submit(seat, match.decision(seat), raw)).toMatchObject({ ok: false, refusal: { code: 'MALFORMED' } })
    expect(JSON.stringify([match.state, match.record(), match.log()])).toBe(before)
  })
})

describe('no answer', () => {
  it('TI-120: what is played for who does not answer', () => {
    const start = run({ game, options: { course: 'balade', firstPlayer: 'seat1', direction: 'clockwise' } }).state
    expect(game.fallback(start, A)).toEqual(besace(2, 2, 2))
    const hand = (cards: readonly [number, number, number]) => position({ tile: 'CO', gaps: '0: a b c', hands: { [A]: cards } })
    expect(game.fallback(hand([3, 2, 1]), A)).toEqual(play('R'))
    expect(game.fallback(hand([0, 2, 1]), A)).toEqual(play('S'))
    expect(game.fallback(hand([0, 0, 2]), A)).toEqual(play('A'))
    const hiding = (cards: readonly [number, number, number], laid: Move) => run({ game, state: hand(cards), moves: [[A, laid]] }).state
    expect(game.fallback(hiding([3, 2, 1], play('R')), A)).toEqual(hide('R'))
    expect(game.fallback(hiding([1, 1, 1], play('R')), A)).toEqual(hide('S'))
    expect(game.fallback(hiding([1, 0, 1], play('R')), A)).toEqual(hide('A'))

    const riding = position({ gaps: '0: a b c', tile: 'PM' })
    const attacking = run({ game, state: riding, moves: plays(riding, 'R R R') }).state
    expect(game.fallback(attacking, C)).toEqual(attack(0))
    const answering = run({
      game,
      state: { ...attacking, groups: attacking.groups.map((group) => ({ ...group, cost: 1 })) },
      moves: [
        [C, attack(1)],
        [B, attack(2)],
      ],
    }).state
    expect(game.fallback(answering, C)).toEqual(answer('drop'))
    expect(game.fallback(run({ game, state: riding, moves: quietly(riding) }).state, A)).toEqual(bid(0))

    const joined = position({ gaps: '0: a; 20: b c d', options: { caughtCounter: true } })
    const moves = [...plays(joined, 'RR RR R R'), [3, attack(0)] as const, [C, attack(0)] as const, [B, attack(1)] as const]
    expect(game.fallback(run({ game, state: joined, moves }).state, A)).toEqual(counter('no'))
    const fed = position({ gaps: '0: a b c', tile: 'FZ' })
    expect(game.fallback(run({ game, state: fed, moves: quietly(fed) }).state, B)).toEqual(done)
  })
})
