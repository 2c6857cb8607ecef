import { describe, expect, it } from 'vitest'
import { foldLaw } from '../src/index.ts'
import { subject, type ToyEvent, type ToyView } from './toy.ts'

const without = (hand: readonly string[], card: string) => hand.filter((other) => other !== card)
const withSeat = <T>(items: readonly T[], seat: number, change: (item: T) => T) =>
  items.map((item, i) => (i === seat ? change(item) : item))

/** The toy tells nobody which card he chose himself, so its own seats are led on by guess: they are told below. */
function advance(scene: ToyView, event: ToyEvent & { card?: string }): ToyView {
  switch (event.type) {
    case 'dealt':
      return scene
    case 'chose': {
      const handSizes = scene.hasChosen[event.seat] ? scene.handSizes : withSeat(scene.handSizes, event.seat, (size) => size - 1)
      const hasChosen = withSeat(scene.hasChosen, event.seat, () => true)
      if (event.card === undefined) return { ...scene, handSizes, hasChosen }
      const held = scene.choice === null ? scene.hand : [...scene.hand, scene.choice].sort()
      return { ...scene, handSizes, hasChosen, choice: event.card, hand: without(held, event.card) }
    }
    case 'revealed':
      return { ...scene, discard: [...scene.discard, ...event.cards], choice: null, hasChosen: scene.hasChosen.map(() => false) }
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

/** The toy, telling a seat which card it chose. */
const telling: typeof subject = {
  ...subject,
  game: {
    ...subject.game,
    apply(state, seat, move, ctx) {
      subject.game.apply(state, seat, move, {
        chance: ctx.chance,
        emit(event, to) {
          if (event.type !== 'chose' || move.type !== 'choose') return ctx.emit?.(event, to)
          ctx.emit?.(event, { except: seat })
          ctx.emit?.({ ...event, card: move.card } as ToyEvent, { only: seat })
        },
      })
    },
  },
}

describe('foldLaw', () => {
  it('holds for a scene that follows the events', () => {
    foldLaw(telling, advance, 60)
  })

  it('names the place where a scene does not follow', () => {
    const slow = (scene: ToyView, event: ToyEvent) => (event.type === 'marked' ? scene : advance(scene, event))
    expect(() => foldLaw(telling, slow, 60)).toThrow(/after \{"type":"mark".*\.marks/s)
  })

  it('notices a scene that can not change its mind', () => {
    const stubborn = (scene: ToyView, event: ToyEvent) =>
      event.type === 'chose' && event.seat === scene.viewer && scene.choice !== null ? scene : advance(scene, event)
    expect(() => foldLaw(telling, stubborn, 60)).toThrow(/\.(hand|choice)/)
  })
})
