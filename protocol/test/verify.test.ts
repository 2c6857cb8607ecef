import { Match, seededChance, type GameRecord, type Json } from '@echappee/kernel'
import { game } from '@echappee/games/_template/rules/index.ts'
import { defaultOptions } from '@echappee/kernel'
import { describe, expect, it } from 'vitest'
import { botSeed, commitTo, fairChance, fairKey, verifyFairness, type BotQuestion, type Fairness } from '../src/index.ts'

const secret = 'a1'.repeat(32)
const nonces = ['00112233445566778899', '', 'ffeeddccbbaa99887766']
const fairness: Fairness = { commitment: commitTo(secret), nonces, secret }

function play(): GameRecord {
  const seats = nonces.map((nonce) => ({ name: '', by: nonce === '' ? 'greedy' : 'human' }))
  const match = new Match(game, { options: defaultOptions(game.optionFields), seats, chance: fairChance(fairKey(secret, nonces)) })
  for (let acting = match.toAct(); acting.length > 0; acting = match.toAct())
    match.submit(acting[0]!, match.decision(acting[0]!), match.legal(acting[0]!)[0])
  return match.record()
}

const record = play()
const outcomes = record.start.chance.length + record.moves.reduce((sum, { chance }) => sum + chance.length, 0)

describe('verifying a game', () => {
  it('recomputes every outcome of an honest one', () => {
    expect(outcomes).toBeGreaterThan(20)
    const vouched = { botMoves: 0, otherBotMoves: [] }
    expect(verifyFairness(game, record, fairness)).toEqual({ ok: true, outcomes, ...vouched })
    expect(verifyFairness(game, record, fairness, { commitment: fairness.commitment, nonces: [{ seat: 0, nonce: nonces[0]! }] })).toEqual({
      ok: true,
      outcomes,
      ...vouched,
    })
  })

  it('lets the bots think again with the chance they had, and names the moves that nothing vouches for', () => {
    const seats = nonces.map((nonce) => ({ name: '', by: nonce === '' ? 'random' : 'human' }))
    const options = defaultOptions(game.optionFields)
    const think = ({ view, seat, decision, seed }: BotQuestion) => {
      const legal = game.legal(game.determinize(view as never, seededChance('any')), seat)
      return legal[seededChance(seed, `${seat} ${decision}`).int(legal.length)] as unknown as Json
    }
    const played = (cheatAt: number) => {
      const match = new Match(game, { options, seats, chance: fairChance(fairKey(secret, nonces)) })
      for (let acting = match.toAct(); acting.length > 0; acting = match.toAct()) {
        const seat = acting[0]!
        const decision = match.decision(seat)
        const own = think({ level: 'random', view: match.view(seat) as unknown as Json, seat, decision, seed: botSeed(secret) })
        const other = match.legal(seat).find((move) => JSON.stringify(move) !== JSON.stringify(own))
        match.submit(seat, decision, seat !== 1 ? match.legal(seat)[0] : decision === cheatAt && other !== undefined ? other : own)
      }
      return match.record()
    }
    const honest = verifyFairness(game, played(-1), fairness, { think })
    expect(honest).toMatchObject({ ok: true, otherBotMoves: [] })
    expect(honest.ok && honest.botMoves).toBeGreaterThan(2)
    expect(verifyFairness(game, played(0), fairness, { think })).toMatchObject({ ok: true, otherBotMoves: [{ seat: 1 }] })
  })

  it('notices that the secret is missing, or is not the one that was promised', () => {
    const { commitment } = fairness
    expect(verifyFairness(game, record, { commitment, nonces })).toEqual({ ok: false, problem: { code: 'fair_secret_missing' } })
    const other = verifyFairness(game, record, { commitment, nonces, secret: 'b2'.repeat(32) })
    expect(other).toMatchObject({ ok: false, problem: { code: 'fair_commitment', published: commitment } })
  })

  it('notices that a nonce was left out or exchanged', () => {
    expect(verifyFairness(game, record, { ...fairness, nonces: nonces.slice(1) })).toMatchObject({
      problem: { code: 'fair_nonces', nonces: 2, seats: 3 },
    })
    const own = verifyFairness(game, record, fairness, { nonces: [{ seat: 2, nonce: '0011223344556677' }] })
    expect(own).toMatchObject({ problem: { code: 'fair_own_nonce', seat: 2, used: nonces[2] } })
    const exchanged = { ...fairness, nonces: [nonces[2]!, '', nonces[0]!] }
    expect(verifyFairness(game, record, exchanged)).toMatchObject({
      problem: { code: 'fair_outcome', move: 0, outcome: expect.any(Number) },
    })
  })

  it('notices a commitment that is not the one that was shown before the game, whatever else fits', () => {
    const later = 'b2'.repeat(32)
    const match = new Match(game, {
      options: defaultOptions(game.optionFields),
      seats: record.seats,
      chance: fairChance(fairKey(later, nonces)),
    })
    for (let acting = match.toAct(); acting.length > 0; acting = match.toAct())
      match.submit(acting[0]!, match.decision(acting[0]!), match.legal(acting[0]!)[0])
    const exchanged: Fairness = { commitment: commitTo(later), nonces, secret: later }
    expect(verifyFairness(game, match.record(), exchanged)).toMatchObject({ ok: true })
    expect(verifyFairness(game, match.record(), exchanged, { commitment: fairness.commitment })).toEqual({
      ok: false,
      problem: { code: 'fair_seen_commitment', seen: fairness.commitment, published: commitTo(later) },
    })
  })

  it('notices a nonce where the server would have chosen it, and one that is missing', () => {
    const chosen = ['00112233445566778899', 'abcdef0123456789', 'ffeeddccbbaa99887766']
    expect(verifyFairness(game, record, { ...fairness, nonces: chosen })).toEqual({
      ok: false,
      problem: { code: 'fair_bot_nonce', seat: 1 },
    })
    expect(verifyFairness(game, record, { ...fairness, nonces: [nonces[0]!, '', ''] })).toEqual({
      ok: false,
      problem: { code: 'fair_no_nonce', seat: 2 },
    })
  })

  it('says exactly where an outcome is another', () => {
    const key = fairKey(secret, nonces)
    for (const from of [0, 5, outcomes - 1]) {
      // A server that cheats from one outcome on.
      const honest = fairChance(key)
      let draws = 0
      const chance = { int: (bound: number) => (honest.int(bound) + (draws++ >= from ? 1 : 0)) % bound }
      const seats = record.seats
      const match = new Match(game, { options: defaultOptions(game.optionFields), seats, chance })
      for (let acting = match.toAct(); acting.length > 0; acting = match.toAct())
        match.submit(acting[0]!, match.decision(acting[0]!), match.legal(acting[0]!)[0])
      const result = verifyFairness(game, match.record(), fairness)
      if (result.ok || result.problem.code !== 'fair_outcome') throw new Error('should have been noticed')
      const { move, outcome, bound, recorded, expected } = result.problem
      expect(recorded).toBe((expected + 1) % bound)
      const lists = [match.record().start.chance, ...match.record().moves.map((entry) => entry.chance)]
      const position = lists.slice(0, move).reduce((sum, list) => sum + list.length, 0) + outcome
      // An outcome of one possibility can't be another.
      expect(position).toBeGreaterThanOrEqual(from)
      expect(lists[move]![outcome]).toBe(recorded)
    }
  })

  it('notices a record that these rules can not have seen', () => {
    const broken = { ...record, rulesVersion: 99 }
    expect(verifyFairness(game, broken, fairness)).toMatchObject({ problem: { code: 'fair_record', problem: { code: 'record_version' } } })
    const moves = record.moves.map((entry, i) => (i === 3 ? { ...entry, digest: '0' } : entry))
    expect(verifyFairness(game, { ...record, moves }, fairness)).toMatchObject({
      problem: { code: 'fair_record', problem: { code: 'record_digest', move: 4 } },
    })
  })
})
