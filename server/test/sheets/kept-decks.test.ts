import { freshDeck, type DeckPiece } from '@echappee/sheet'
import { describe, expect, it } from 'vitest'
import { deckIn, withDeck, type SeatPiece, type SheetDecks } from '../../src/sheets/kept-decks.ts'

const piece = (id: string): DeckPiece => ({
  kind: 'deck',
  id,
  cards: ['a', 'b'],
  draw: 1,
  keep: 1,
  isSecret: true,
  rider: 0,
  isReused: false,
})
const owned = (id: string): SeatPiece => ({ seat: 0, piece: piece(id) })

describe('decks that are kept', () => {
  it('many decks of former rounds come and go, and one that is in play stays', () => {
    const held = owned('held')
    let all: SheetDecks = { seats: new Map(), common: {}, round: 0, shown: [] }
    const state = { ...freshDeck(held.piece), pile: ['b'], hand: ['a'] }
    all = withDeck([held], all, held, { state, added: 0, isResting: false })
    for (let n = 0; n < 100; n++) {
      const other = owned(`round ${n}`)
      all = withDeck([held, other], all, other, { state: freshDeck(other.piece), added: 0, isResting: false })
    }
    expect(deckIn([held], all, held).state).toEqual(state)
    const kept = Object.keys(all.seats.get(0)!.decks)
    expect(kept.length).toBeLessThanOrEqual(40)
    expect(kept).toContain('round 99')
    expect(kept).not.toContain('round 0')
  })
})
