import type { Seat } from '@echappee/kernel'
import type { DeckPiece } from '@echappee/sheet'
import { PACES } from '../content/paces.ts'
import { TEAM_SIZE } from '../content/team-sheet.ts'
import { ridersIn } from '../rules/riders.ts'
import type { State } from '../rules/state.ts'
import type { SheetState } from './state.ts'

/** CDB-14: a pace for each rider of the group, turned up together. CDB-36 to CDB-39: musettes, which stay face down to the end. */
export function pieces({ race }: SheetState): DeckPiece[] {
  return race === null ? [] : [...paceCards(race), ...musettes(race)]
}

function paceCards({ phase, round, groupCase, asked, riders }: State): DeckPiece[] {
  if (phase !== 'pace') return []
  return ridersIn(asked).map((rider) => {
    // CDB-16: an Offensive that is spent is no choice any more.
    const cards = PACES.filter((pace) => pace !== 'OFF' || riders[rider]!.hasOffensive)
    const id = `round ${round}/square ${groupCase}/rider ${rider}`
    return { kind: 'deck', id, cards, draw: cards.length, keep: 1, isSecret: true, rider, isReused: true }
  })
}

/** CDB-37: with every draw as many new cards come in as there are seats that draw. */
function musettes({ draws }: State): DeckPiece[] {
  let inPlay = 0
  return draws.flatMap((seats) => {
    inPlay += seats.length
    const cards = Array.from({ length: inPlay + 1 }, (_, card) => String(card))
    return seats.map((seat: Seat): DeckPiece => {
      // CDB-39: nobody looks at his own.
      const deal = { cards, draw: 1, keep: 1, holds: 1, pile: 'musettes', isBlind: true }
      return { kind: 'deck', id: `musette/${seat}`, isSecret: true, rider: seat * TEAM_SIZE, isReused: false, ...deal }
    })
  })
}
