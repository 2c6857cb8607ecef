import type { DeckPiece } from '@echappee/sheet'
import { EXHAUSTION, HAND_SIZE, cardsOf } from '../content/cards.ts'
import { isDummy, teamOf } from '../rules/riders.ts'
import { ridersIn, type SheetState } from './state.ts'

/** The decks of the stage under way: of each rider, with the exhaustion cards that he kept (FR-43). */
export function pieces(state: SheetState): DeckPiece[] {
  const { race, step } = state
  if (step === 'draw' || step === 'done') return []
  const id = (rider: number) => `day ${race.day + 1}/rider ${rider}`
  return ridersIn(state).flatMap((rider): DeckPiece[] => {
    const cards = cardsOf(race.riders[rider]!.deck).map(String)
    if (cards.length === 0) return []
    // FR-14, FR-16: four are drawn, one is chosen and played, three are recycled.
    if (!isDummy(race, rider))
      return [
        { kind: 'deck', id: id(rider), cards, draw: HAND_SIZE, keep: 1, isSecret: true, rider, isReused: false, adds: String(EXHAUSTION) },
      ]
    // FR-33, FR-34: a dummy turns its top card; a Peloton has one deck for both.
    const isCommon = race.tour.teams[teamOf(rider)] === 'peloton'
    return [{ kind: 'deck', id: id(rider), cards, draw: 1, keep: 0, isSecret: false, isReused: false, ...(isCommon ? {} : { rider }) }]
  })
}
