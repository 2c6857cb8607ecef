import type { Seat } from '@echappee/kernel'
import type { Event } from '../rules/events.ts'
import type { View } from '../rules/state.ts'
import { sortHand } from '../rules/view.ts'

/** The scene after the event. Folding all events of a move over the view before it gives the view after it. */
export function advance(scene: View, event: Event): View {
  switch (event.type) {
    case 'chose':
      return { ...scene, choice: event.card }
    case 'revealed':
      return {
        ...scene,
        hand: scene.choice === null ? scene.hand : scene.hand.toSpliced(scene.hand.indexOf(scene.choice), 1),
        handSizes: scene.handSizes.map((size) => size - 1),
        choice: null,
        lastCards: event.cards,
        discardPile: [...scene.discardPile, ...event.cards],
      }
    case 'rode':
      return { ...scene, riders: scene.riders.with(event.seat, event.to) }
    case 'reshuffled':
      return { ...scene, drawPileSize: event.count, discardPile: [] }
    case 'drew':
      return { ...drew(scene, event.seat), hand: sortHand([...scene.hand, event.card]) }
    case 'drewHidden':
      return drew(scene, event.seat)
    case 'roundBegan':
      return { ...scene, round: event.round }
    case 'finished':
      return { ...scene, phase: 'finished' }
    // The first scene is shown when the cards have been dealt.
    case 'dealt':
    case 'dealtHidden':
    case 'windBlew':
      return scene
  }
}

/** How much time an event deserves: 1 is a normal beat. */
export function weight(event: Event): number {
  switch (event.type) {
    case 'revealed':
    case 'windBlew':
    case 'reshuffled':
      return 1.5
    case 'rode':
      return 1
    case 'finished':
      return 2
    case 'drew':
      return 0.5
    case 'chose':
    case 'dealt':
    case 'dealtHidden':
    case 'drewHidden':
    case 'roundBegan':
      return 0
  }
}

function drew(scene: View, seat: Seat): View {
  return { ...scene, handSizes: scene.handSizes.with(seat, scene.handSizes[seat]! + 1), drawPileSize: scene.drawPileSize - 1 }
}
