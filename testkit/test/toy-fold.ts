import type { ToyEvent, ToyView } from './toy.ts'

const without = (hand: readonly string[], card: string) => hand.filter((other) => other !== card)
const withSeat = <T>(items: readonly T[], seat: number, change: (item: T) => T) =>
  items.map((item, i) => (i === seat ? change(item) : item))

export function fold(scene: ToyView, event: ToyEvent): ToyView {
  switch (event.type) {
    case 'dealt':
      return scene
    case 'chose':
      return { ...scene, choice: event.card }
    case 'revealed':
      return {
        ...scene,
        hand: scene.choice === null ? scene.hand : without(scene.hand, scene.choice),
        handSizes: scene.handSizes.map((size) => size - 1),
        discard: [...scene.discard, ...event.cards],
        choice: null,
      }
    case 'rolled':
      return { ...scene, scores: event.scores, phase: 'mark', marker: event.seat, marks: [] }
    case 'drew':
      return drawn({ ...scene, hand: [...scene.hand, event.card].sort() }, event.seat)
    case 'drewHidden':
      return drawn(scene, event.seat)
    case 'marked':
      return { ...scene, marks: [...scene.marks, event.spot] }
    case 'roundEnded': {
      const isOver = event.round === scene.rounds
      return { ...scene, marker: null, phase: isOver ? 'over' : 'choose', round: isOver ? scene.round : scene.round + 1 }
    }
  }
}

const drawn = (scene: ToyView, seat: number): ToyView => ({
  ...scene,
  deckSize: scene.deckSize - 1,
  handSizes: withSeat(scene.handSizes, seat, (size) => size + 1),
})
