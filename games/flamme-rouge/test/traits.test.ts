import { seededChance } from '@echappee/kernel'
import { expectLegal, play } from '@echappee/testkit'
import { describe, expect, it } from 'vitest'
import type { Card } from '../content/cards.ts'
import type { Form, Trait } from '../content/riders.ts'
import { STAGES, type StageId } from '../content/stages.ts'
import { game } from '../rules/index.ts'
import { PLAY } from '../rules/moves.ts'
import { allowedBonus, patronBonus, rideOf } from '../rules/riding.ts'
import { BEHIND, roadOf } from '../rules/road.ts'
import { roadIn } from '../rules/riders.ts'
import { kickSpot, suceurJump, suceurSlip } from '../rules/traits.ts'
import { close, musette, nameOf, optionsWith, position, ride, rider, type Answers, type Placed } from './position.ts'

interface Parts {
  trait?: Trait
  form?: Form
  kind?: string
  answers?: Answers
}

function reach(stage: StageId | 'FLAT', from: number, card: Card, { trait, form, kind = 'rR', answers }: Parts = {}): number {
  const placed: Placed = {
    at: `${from}.1`,
    draw: [card],
    ...(trait === undefined ? {} : { trait }),
    ...(form === undefined ? {} : { form }),
  }
  const { places } = ride(position({ stage, riders: { [kind]: placed } }), answers ?? { react: [kind] })
  return Number(places[kind]!.split('.')[0])
}
const gnak = { form: 'gnak' } as const

describe('bonus squares', () => {
  it('W40 FR-85…87, FR-89, FR-103: never above the limit onto a climb, and beyond one’s own climb only', () => {
    expect(reach('ST2', 17, 5, gnak)).toBe(22)
    expect(reach('ST2', 17, 5, { ...gnak, trait: 'grimpeur' })).toBe(23)
    expect(reach('ST2', 23, 5, gnak)).toBe(29)
    expect(reach('ST2', 25, 5, gnak)).toBe(31)
    expect(reach('ST2', 25, 7, gnak)).toBe(30)
    expect(reach('ST2', 25, 6, { ...gnak, trait: 'grimpeur' })).toBe(32)
    expect(reach('EX4', 28, 5, gnak)).toBe(33)
    // FR-87: of two squares one is allowed.
    expect(allowedBonus(roadOf(STAGES.ST2.tiles), 16, 5, false, 2, 5)).toBe(1)
  })

  it('W41 FR-90, FR-91: the Funambule rides one more on descents, and finds a lane where there is none', () => {
    expect(reach('ST2', 28, 3, { trait: 'funambule' })).toBe(34)
    expect(reach('ST2', 28, 7, { trait: 'funambule' })).toBe(36)
    expect(reach('GT-M4', 54, 4, { trait: 'funambule' })).toBe(59)
    const full = (trait?: Trait) => {
      const state = position({
        riders: {
          kR: { at: '37.1', draw: [3] },
          kS: { at: '38.1', draw: [2] },
          rR: { at: '36.1', draw: [4], ...(trait === undefined ? {} : { trait }) },
        },
      })
      const moved = ride(state).events.flatMap((event) =>
        event.type === 'moved' && event.rider === 0 ? [`${event.to}.${event.lane}`] : [],
      )
      return moved[0]
    }
    expect([full('funambule'), full()]).toEqual(['40.3', '39.1'])
  })

  it('W45 FR-88, FR-96: the Patron chases a lone rider two squares faster, on level road', () => {
    const chase = (more: Record<string, Placed> = {}) =>
      ride(
        position({
          stage: 'GT-F1',
          riders: { kS: { at: '46.1', draw: [2] }, rR: { at: '40.1', draw: [5], trait: 'patron' }, bS: { at: '39.1', draw: [2] }, ...more },
        }),
      )
    expect(chase().events).toContainEqual(expect.objectContaining({ type: 'moved', rider: rider('rR'), to: 47, bonus: 2 }))
    expect(chase({ gR: { at: '45.1', draw: [2] } }).events).toContainEqual(
      expect.objectContaining({ type: 'moved', rider: rider('rR'), to: 45 }),
    )
    expect(patronBonus(roadOf(STAGES.ST2.tiles), 15, 6)).toBe(0)
    const mate = (patronTarget: 'opponent' | 'any') =>
      close(position({ options: { patronTarget }, riders: { rS: '46.1', rR: { at: '40.1', trait: 'patron' } } })).state.riders[0]!.isPatron
    expect([mate('opponent'), mate('any')]).toEqual([false, true])
  })
})

describe('traits', () => {
  it('FR-40 two cards each, one is kept for one rider; the other stays unseen', () => {
    const options = optionsWith({ options: { traits: true } })
    const { state, eventsFor } = play({ game, options, seats: 3, chance: seededChance('traits') })
    expect(state.phase).toBe('trait')
    expect(eventsFor(0).filter(({ type }) => type === 'traitsDealt')).toHaveLength(1)
    expect(game.view(state, 1).offers.map((traits) => traits.length)).toEqual([0, 2, 0])
    expect(game.legal(state, 0)).toHaveLength(new Set(state.offers[0]).size * 2)
    for (const seat of [2, 0, 1]) game.apply(state, seat, game.legal(state, seat)[1]!, { chance: seededChance('x') })
    expect(state.riders.filter(({ trait }) => trait !== null)).toHaveLength(3)
    expect(state.offers).toEqual([[], [], []])
  })

  it('W43 FR-94: the Suceur jumps two squares alone, and his pack stays behind', () => {
    const { places, exhausted } = close(position({ riders: { gS: { at: '20.1', trait: 'suceur' }, bR: '20.2', kR: '19.1', rR: '23.1' } }))
    expect(places).toEqual({ gS: '22.1', bR: '20.2', kR: '19.1', rR: '23.1' })
    expect(exhausted).toEqual(['bR', 'rR'])
  })

  it('FR-94 he himself is not left behind, and stays in the slipstream of the others', () => {
    const state = position({ riders: { gS: { at: '20.1', trait: 'suceur' }, bR: '20.2', kR: '19.1', rR: '23.1' } })
    const jump = suceurJump(state.riders, roadIn(state), rider('gS'))!
    expect(jump.barred.map(nameOf).sort()).toEqual(['bR', 'kR'])
  })

  it('FR-95 he slips neither from nor onto a square without slipstream, nor when he is home', () => {
    const { slipstream, tileStarts } = roadOf(STAGES.ST2.tiles)
    const isOpen = (square: number) => slipstream[square + BEHIND] === 1
    const squares = Array.from({ length: 60 }, (_, i) => tileStarts[1]! + i)
    const first = squares.find((square) => isOpen(square) && !isOpen(square + 1))!
    const last = squares.find((square) => square > first && !isOpen(square) && isOpen(square + 1))!
    const slips = (square: number, isHome = false) => {
      const state = position({ stage: 'ST2', riders: { gS: { at: `${square}.1`, trait: 'suceur' }, rR: `${square + 1}.1` } })
      if (isHome) Object.assign(state.riders[rider('gS')]!, { lane: 0 })
      return suceurSlip(state.riders, roadIn(state), rider('gS')) !== undefined
    }
    expect([slips(first - 1), slips(first), slips(last), slips(last + 1)]).toEqual([true, false, false, true])
    expect(slips(first - 1, true)).toBe(false)
  })

  it('W44 FR-95: inside the pack he may slip one square forward', () => {
    const at = () => position({ riders: { rR: '30.1', gS: { at: '29.1', trait: 'suceur' }, bR: '29.2' } })
    const yes = close(at(), { suceur: ['gS'] })
    expect([yes.places['gS'], yes.exhausted]).toEqual(['30.2', ['gS', 'rR']])
    expect(close(at()).exhausted).toEqual(['rR'])
  })

  it('FR-40 a trait that was not dealt is refused by its name', () => {
    const options = optionsWith({ options: { traits: true } })
    const { state } = play({ game, options, seats: 3, chance: seededChance('traits') })
    const other = (['grimpeur', 'suceur', 'patron', 'equipier'] as const).find((trait) => !state.offers[0]!.includes(trait))!
    const move = { type: 'chooseTrait', rider: 0, trait: other } as const
    expect(game.whyNot(state, 0, move)).toMatchObject({ code: 'NOT_DEALT', params: { trait: other } })
  })

  it('W46 FR-97: the Équipier modèle leads his team-mate out', () => {
    const at = (more: Record<string, string> = {}, stage: StageId | 'FLAT' = 'FLAT', square = 50) =>
      position({ stage, riders: { rR: { at: `${square}.1`, trait: 'equipier' }, rS: `${square - 1}.1`, ...more } })
    expect(close(at()).places).toMatchObject({ rR: '51.1', rS: '50.1' })
    expect(close(at({ bR: '51.1', bS: '51.2' })).places).toMatchObject({ rR: '50.1', rS: '49.1' })
    // ST2: the climb begins on 23.
    const ridden = (card: Card) =>
      ride(
        position({
          stage: 'ST2',
          riders: { rR: { at: `${22 - card}.1`, draw: [card], trait: 'equipier' }, rS: { at: `${21 - card}.1`, draw: [card] } },
        }),
      ).places['rR']
    expect([ridden(4), ridden(5)]).toEqual(['23.1', '22.1'])
  })
})

describe('form cards', () => {
  it('FR-41, FR-99 one each, face up, given to a rider in secret, and used once', () => {
    const options = optionsWith({ options: { form: true } })
    const { state } = play({ game, options, seats: 3, chance: seededChance('form') })
    expect([state.phase, new Set(state.forms).size, game.view(state, 1).forms]).toEqual(['form', 3, state.forms])
    expectLegal(game, state, 1, [
      { type: 'assignForm', rider: 2 },
      { type: 'assignForm', rider: 3 },
    ])
    const used = position({ riders: { rR: { at: '30.1', draw: [4, 4, 4, 4, 4], form: 'gnak' } } })
    const four: Answers = { react: ['rR'], play: { rR: PLAY[4]![0]! } }
    expect(ride(used, four).places['rR']).toBe('35.1')
    expect(ride(used, four).places['rR']).toBe('39.1')
  })

  it('W49 FR-19, FR-103, FR-104: reactions after the reveal', () => {
    expect(reach('FLAT', 30, 7, { form: 'coupDePedale' })).toBe(39)
    expect(reach('FLAT', 30, 4, { form: 'gnak' })).toBe(35)
    const six = ride(position({ riders: { rR: { at: '30.1', draw: [6], form: 'coupDePedale' } } }), { react: ['rR'] })
    expect([six.places['rR'], six.events.some((event) => event.type === 'asked' && event.phase === 'react')]).toEqual(['36.1', false])
    const two = ride(
      position({ riders: { rR: { at: '30.1', draw: [6], form: 'gnak' }, bS: { at: '31.1', draw: [9], form: 'coupDePedale' } } }),
    )
    const reacting = two.events.flatMap((event) => (event.type === 'asked' && event.phase === 'react' ? [nameOf(event.actor!)] : []))
    expect(reacting).toEqual(['bS', 'rR'])
  })

  it('FR-19, FR-49, FR-103…105 with a card that a musette made a 5 only Gnak goes', () => {
    const asked = (form: Form) => {
      const state = position({ riders: { rR: { at: '30.1', draw: [7], played: [6], musettes: 1, form } } })
      const { places, events } = ride(state, { play: { rR: musette(7) }, react: ['rR'] })
      return [places['rR'], events.some((event) => event.type === 'asked' && event.phase === 'react')]
    }
    expect([asked('gnak'), asked('coupDePedale'), asked('coupDeBluff')]).toEqual([
      ['36.1', true],
      ['35.1', false],
      ['35.1', false],
    ])
  })

  it('W50 FR-105: a bluff brings the last card back', () => {
    const state = position({ riders: { rS: { at: '30.1', draw: [3], played: [4, 9], form: 'coupDeBluff' } } })
    const { places } = ride(state, { react: ['rS'] })
    expect([places['rS'], state.riders[1]!.played.toReversed()]).toEqual(['39.1', [9, 3, 4]])
    const first = ride(position({ riders: { rS: { at: '30.1', draw: [3], form: 'coupDeBluff' } } }))
    expect(first.events.some((event) => event.type === 'asked' && event.phase === 'react')).toBe(false)
  })

  it('W51 FR-106: one more square on the finish tile, where a climb allows it', () => {
    const kick = (stage: StageId, from: number, card: Card) => {
      const { places, events } = ride(position({ stage, riders: { rR: { at: `${from}.1`, draw: [card], form: 'coupDeRein' } } }), {
        kick: ['rR'],
      })
      return [Number(places['rR']!.split('.')[0]), events.some((event) => event.type === 'asked' && event.phase === 'kick')]
    }
    expect(kick('GT-F1', 66, 7)).toEqual([74, true])
    expect(kick('GT-M2', 68, 5)).toEqual([73, false])
    expect(kick('GT-M2', 70, 4)).toEqual([75, true])
    const cut = position({ stage: 'GT-M2', riders: { rR: { at: '75.1', form: 'coupDeRein' } } })
    Object.assign(cut.riders[0]!, { covered: 5, value: 7 })
    expect(kickSpot(cut, roadOf(STAGES['GT-M2'].tiles), 0)).toBeUndefined()
    expect(rideOf(cut, roadOf(STAGES['GT-M2'].tiles), { ...cut.riders[0]!, at: 70 }, 7)).toEqual({ value: 7, base: 5, bonus: 0 })
  })

  it('FR-101 EPO works by itself at the end of the stage', () => {
    const state = position({ riders: { rR: { at: '73.1', draw: [3, 0, 0, 0], form: 'epo' } } })
    ride(state, { play: { rR: { type: 'play', card: 3, extra: 'none' } } })
    expect([state.phase, state.riders[0]!.deck[0]]).toEqual(['finished', 1])
  })
})
