import type { Context } from '@echappee/kernel'
import type { Event } from './events.ts'
import type { PublicState, State } from './state.ts'

/** Does what the event says, and tells everybody. */
export function tell(state: State, event: Event, { emit }: Context<Event>): void {
  change(state, event)
  emit?.(event)
}

/** What an event changes for everybody: in the state, and in every view of it. Cards that not everybody sees are moved by the rules. */
export function change(table: PublicState, event: Event): void {
  switch (event.type) {
    case 'roundBegan':
      table.round = event.round
      return
    case 'revealed':
      table.lastCards = [...event.cards]
      table.discardPile.push(...event.cards)
      return
    case 'rode':
      table.riders[event.seat] = event.to
      return
    case 'reshuffled':
      table.discardPile = []
      return
    case 'finished':
      table.phase = 'finished'
      return
  }
}
