import { check, seededChance, type Chance, type Seat } from '@echappee/kernel'
import { play as run } from '@echappee/testkit'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Event } from '../../rules/events.ts'
import { game } from '../../rules/index.ts'
import { optionSchema } from '../../rules/options.ts'
import type { State } from '../../rules/state.ts'
import { auctionsOf, bidOutlook, contestEnd, outlookOf } from '../../text/auction.ts'
import { cardsInFrontOf } from '../../table/cards-in-front.ts'
import { words as en } from '../../text/words/en/index.ts'
import { outlook } from '../../text/preview.ts'
import { cardsNeeded, ridesOf, scoreOf } from '../../text/race.ts'
import { recapOf } from '../../text/recap.ts'
import { changesText } from '../../text/ride-text.ts'
import { missionNow } from '../../text/board.ts'
import { gameText } from '../../text/index.ts'
import { position, plays } from '../position.ts'

const races = fc.record({
  seats: fc.integer({ min: 3, max: 8 }),
  seed: fc.string(),
  raw: fc.record({
    course: fc.constantFrom('random', 'enfer-du-nord', 'etape-reine', 'classique-vallonnee'),
    attackMode: fc.constantFrom('sequential', 'scramble'),
    catching: fc.constantFrom('carry', 'stop'),
    mountainPassing: fc.constantFrom('overtake', 'join'),
    sfRelay: fc.boolean(),
    sfMajorityCancel: fc.boolean(),
    neutralRiders: fc.integer({ min: 0, max: 2 }),
    layMax: fc.integer({ min: 1, max: 3 }),
  }),
})

type Race = typeof races extends fc.Arbitrary<infer R> ? R : never

/** Plays a random race; before every decision `look` may try things on copies, `hear` gets the events of every move with the state after it. */
function ride({ seats, seed, raw }: Race, look: (state: State, seat: Seat) => void, hear?: (events: Event[], state: State) => void): void {
  const options = check(optionSchema, raw)
  if (!options.ok) throw new Error(JSON.stringify(options.issues))
  const chance = seededChance(seed)
  const choose = seededChance(`${seed}/moves`)
  const state = game.setup(options.value, seats, { chance })
  for (let seat = game.toAct(state)[0]; seat !== undefined; seat = game.toAct(state)[0]) {
    look(state, seat)
    const legal = game.legal(state, seat)
    const events: Event[] = []
    game.apply(state, seat, legal[choose.int(legal.length)]!, { chance, emit: (event) => events.push(event) })
    hear?.(events, state)
  }
}

/** Applies a move to a copy, then whatever is played for those who do not answer, while `isGoing`; returns all events. */
function tryOut(
  state: State,
  seat: Seat,
  move: ReturnType<typeof game.fallback>,
  isGoing: (copy: State) => boolean,
  chance: Chance,
): Event[] {
  const copy = game.clone(state)
  const events: Event[] = []
  const ctx = { chance, emit: (event: Event) => void events.push(event) }
  game.apply(copy, seat, move, ctx)
  while (isGoing(copy)) game.apply(copy, copy.actor!, game.fallback(copy, copy.actor!), ctx)
  return events
}

const find = <Type extends Event['type']>(events: readonly Event[], type: Type) =>
  events.filter((event): event is Extract<Event, { type: Type }> => event.type === type)

describe('what the table foretells', () => {
  test('of a play, if everybody else plays R, comes true when everybody else does (TI-30 to TI-36)', () => {
    let tried = 0
    const property = fc.property(races, (race) =>
      ride({ ...race, raw: { ...race.raw, neutralRiders: 0 } }, (state, seat) => {
        if (state.phase !== 'play') return
        // TI-20: whoever has no R can't do as foretold.
        if (state.kits.some(({ hand }, other) => other !== seat && state.riders[other]!.out === null && hand.R === 0)) return
        for (const move of game.legal(state, seat)) {
          if (move.type !== 'play') continue
          const foretold = outlook(game.view(state, seat), seat, move.play)
          const events = tryOut(
            state,
            seat,
            move,
            ({ phase, sector }) => sector === state.sector && (phase === 'play' || phase === 'hidden'),
            seededChance('x'),
          )
          const [regulated] = find(events, 'regulated')
          expect(regulated!.gaps[seat]).toBe(foretold.to)
          expect(regulated!.rides.find(({ riders }) => riders.includes(seat))!.speed).toBe(foretold.speed)
          expect(regulated!.bunches.find(({ riders }) => riders.includes(seat))!.riders).toHaveLength(foretold.company + 1)
          tried++
        }
      }),
    )
    fc.assert(property, { numRuns: 20, seed: 3 })
    expect(tried).toBeGreaterThan(1000)
  })

  test('of the attacks, if everybody passes and drops, comes true (TI-44 to TI-49)', () => {
    const ends = new Set<string>()
    const property = fc.property(races, (race) =>
      ride(race, (state, seat) => {
        if (state.phase !== 'attack' && state.phase !== 'answer') return
        const foretold = auctionsOf(game.view(state, seat))
        const events = tryOut(
          state,
          seat,
          game.fallback(state, seat),
          ({ phase, groups }) => groups.length > 0 && (phase === 'attack' || phase === 'answer'),
          seededChance('x'),
        )
        for (const { index, escapees, end } of foretold) {
          ends.add(end)
          expect(find(events, 'escaped').find(({ group }) => group === index)?.riders ?? []).toEqual(escapees)
          expect(find(events, 'stoodOff').some(({ group }) => group === index)).toBe(end === 'standOff')
        }
      }),
    )
    fc.assert(property, { numRuns: 60, seed: 4 })
    expect([...ends].sort()).toEqual(['escape', 'nobody', 'standOff'])
  })

  test('of an attack or a follow tells whether it cancels the wave, and how many more would (TI-45)', () => {
    const results = new Set<string>()
    const property = fc.property(races, (race) =>
      ride(race, (state, seat) => {
        if (state.phase !== 'attack') return
        const view = game.view(state, seat)
        const auction = auctionsOf(view).find(({ isCurrent }) => isCurrent)!
        for (const move of game.legal(state, seat)) {
          if (move.type !== 'attack' || move.level === 0) continue
          const foretold = outlookOf(view, seat, move.level)
          results.add(foretold.result)
          if (foretold.how === 'raise') continue
          const events = tryOut(state, seat, move, ({ phase, actor }) => phase === 'hidden' && actor === seat, seededChance('x'))
          expect(find(events, 'attacked')[0]!.cards).toBe(foretold.cards)
          const isCancelled = find(events, 'waveCancelled').length > 0
          expect(isCancelled).toBe(foretold.result === 'cancels')
          expect(isCancelled).toBe(auction.untilCancelled === 1)
        }
      }),
    )
    fc.assert(property, { numRuns: 60, seed: 5 })
    expect([...results].sort()).toEqual(['alone', 'cancels', 'mustAnswer', 'standOff', 'together'])
  })

  test('of a contest, if nobody lays anything more, comes true, with every bid on top (TI-62 to TI-67)', () => {
    let tried = 0
    const property = fc.property(races, (race) =>
      ride(race, (state, seat) => {
        if (state.phase !== 'bid') return
        const view = game.view(state, seat)
        for (const move of game.legal(state, seat)) {
          if (move.type !== 'bid') continue
          const foretold = contestEnd(view, view.contest!, { [seat]: move.count })
          const events = tryOut(state, seat, move, ({ phase, sector }) => phase === 'bid' && sector === state.sector, seededChance('x'))
          const won = find(events, 'bonusWon').filter(({ kind }) => kind === view.contest!.kind)
          expect(won.map(({ seat: winner, place, seconds }) => ({ seat: winner, place, bonus: seconds }))).toEqual(foretold)
          const own = bidOutlook(view, view.contest!, seat, move.count)
          const prize = won.find(({ seat: winner, place }) => winner === seat && place >= view.contest!.place)
          expect(own.prize?.bonus).toBe(prize?.seconds)
          tried++
        }
      }),
    )
    fc.assert(property, { numRuns: 25, seed: 6 })
    expect(tried).toBeGreaterThan(300)
  })
})

describe('what the table explains', () => {
  test('of a sector ridden is what the rules told of it; from the view alone', () => {
    let seen = 0
    const property = fc.property(races, (race) =>
      ride(
        race,
        () => undefined,
        (events, state) => {
          const [regulated] = find(events, 'regulated')
          // Plays are forgotten with the sector.
          if (regulated === undefined || find(events, 'sectorEnded').length > 0) return
          expect(ridesOf(game.view(state, 0))).toEqual(regulated.rides)
          seen++
        },
      ),
    )
    fc.assert(property, { numRuns: 20, seed: 7 })
    expect(seen).toBeGreaterThan(100)
  })

  test('sums a whole sector up: riding and what came after make the difference', () => {
    let before: State | undefined
    const property = fc.property(races, (race) =>
      ride(
        race,
        (state) => {
          before = game.clone(state)
        },
        (events) => {
          const [ended] = find(events, 'sectorEnded')
          if (ended === undefined || before!.sector !== ended.sector) return
          for (const { from, to, speed, byRiding, byAttacks } of recapOf(before!, { sector: ended.sector, gaps: ended.gaps }))
            if (speed !== undefined) expect(to).toBe(from + byRiding + byAttacks)
        },
      ),
    )
    fc.assert(property, { numRuns: 15, seed: 8 })
  })

  test('X2: group B rode at 4, group A at 2, 40 s taken back', () => {
    const state = position({ gaps: '0: a b c; 60: d e f g h' })
    const { events } = run({ game, state, moves: plays(state, 'RR R R RR RR RR R R') })
    const names = (seat: Seat) => 'abcdefgh'[seat]!
    expect(changesText(en, find(events, 'regulated')[0]!.rides, names)).toBe('Group B rode at 4, group A at 2: 40\u00A0s taken back')
  })

  test('whom several rides are measured by is said once', () => {
    const state = position({ gaps: '0: a b c; 60: d e; 120: f; 180: g' })
    const { events } = run({ game, state, moves: plays(state, 'RR R R R R R R') })
    const names = (seat: Seat) => 'abcdefg'[seat]!
    expect(changesText(en, find(events, 'regulated')[0]!.rides, names)).toBe(
      'Group B rode at 1, group A at 2: 20\u00A0s lost; f at 1: 20\u00A0s lost; g at 1: 20\u00A0s lost',
    )
  })

  test('shows the cards that lie in front of a rider, and counts those that the road asks for', () => {
    const state = position({ gaps: '0: a b c', tile: 'CO' })
    expect(cardsNeeded(state, 0)).toBe(11)
    expect(cardsNeeded(state, 2)).toBe(8)
    expect(cardsInFrontOf(state, 0)).toBeUndefined()
    const { state: after } = run({ game, state, moves: [[0, { type: 'play', play: 'RR' }]] })
    expect(cardsInFrontOf(after, 0)).toEqual({ what: 'play', cards: ['R', 'R'] })
    expect(scoreOf(after, 0)).toBe(0)
  })
})

describe('the prompt', () => {
  const names = (seat: Seat) => 'abcdefgh'[seat]!
  const asked = (seat: Seat, state: State) => gameText(en).prompt(game.view(state, seat), seat, names)

  test('offers no attack, follow or bid to a hand without the cards (TI-42, TI-43, TI-65)', () => {
    const started = position({ gaps: '0: a b c d e', hands: { 3: [14, 0, 1], 4: [14, 0, 0] } })
    const { state } = run({ game, state: started, moves: plays(started, 'R R R R R') })
    expect(asked(4, state)).toBe('An attack costs 1 Attack card and you have 0: stay in the group.')
    const { state: passed } = run({ game, state, moves: [[4, { type: 'attack', level: 0 }]] })
    expect(asked(3, passed)).toBe('Attack for 1 Attack card, or stay in the group.')
    const { state: led } = run({ game, state: passed, moves: [[3, { type: 'attack', level: 1 }]] })
    expect(asked(2, led)).toContain('follow for 1 Attack card, raise for 2 Attack cards')
  })

  test('speaks of the plays that the hand can pay (TI-20)', () => {
    const state = position({ gaps: '0: a b; 20: c', hands: { 0: [1, 0, 0], 2: [2, 1, 0] } })
    expect(asked(0, state)).toBe('Play R to ride along: you have no second one.')
    const { state: next } = run({ game, state, moves: plays(state, 'R R R').slice(0, 2) })
    expect(asked(2, next)).toBe('You ride alone: R, 2R, or 2R and a third card.')
  })

  test('counts a mission by the standings of the moment (TI-101)', () => {
    const state = position({ gaps: '0: a b c', bonuses: { 1: 20 } })
    const beats = (seat: Seat, mission: 'M6L' | 'M6R') => {
      const view = game.view(state, seat)
      return missionNow({ ...view, kits: view.kits.map((kit) => (kit === null ? null : { ...kit, mission })) })
    }
    // The neighbour on the left is the next seat: seat 1 leads the race.
    expect(beats(1, 'M6L')).toBe(20)
    expect(beats(0, 'M6L')).toBe(0)
  })
})
