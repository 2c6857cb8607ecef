import type { Choice } from '@echappee/text'
import { describe, expect, test } from 'vitest'
import { PACES } from '../../content/paces.ts'
import { game } from '../../rules/index.ts'
import type { Move } from '../../rules/moves.ts'
import { onlyPaces, paceOffer } from '../../table/pace-offers.ts'
import { id, position } from '../position.ts'

const state = position({ riders: ['B1@11 P1 C1', 'B2@11 C2', 'B3@11 M3', 'R1@11 C3'] })
const choices: Choice<Move>[] = game.candidates(state, 0).map((move) => ({ move, refusal: game.whyNot(state, 0, move) }))

/** What can be laid down for the rider, as the hand shows it. */
const offered = (rider: string) => PACES.filter((pace) => isOffered(rider, pace))
const isOffered = (rider: string, pace: (typeof PACES)[number]) => {
  const { refusal, onChoose } = paceOffer(choices, id(rider), pace, () => {})
  return refusal === undefined && onChoose !== undefined
}

describe('paces on offer', () => {
  test('CDB-14, CDB-16: every own rider of the group is offered what it can pay, whoever is answered for first', () => {
    expect(offered('B1')).toEqual(['CON', 'SIL', 'ACC'])
    expect(offered('B2')).toEqual(['CON', 'SIL', 'ACC'])
    expect(offered('B3')).toEqual(['CON'])
    expect(paceOffer(choices, id('B3'), 'ACC', () => {}).refusal).toMatchObject({ code: 'TOO_FEW_OF_TERRAIN', rule: 'CDB-16' })
  })

  test('CDB-16: whoever has a single pace is answered for', () => {
    expect(onlyPaces(choices)).toEqual({ [id('B3')]: { type: 'pace', rider: id('B3'), pace: 'CON' } })
  })

  test('nothing is offered while somebody else acts', () => {
    expect(paceOffer([], id('B1'), 'CON', () => {})).toEqual({})
    expect(onlyPaces([])).toEqual({})
  })
})
