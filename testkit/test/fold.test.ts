import { SPECTATOR } from '@echappee/kernel'
import { describe, expect, it } from 'vitest'
import { foldLaw } from '../src/index.ts'
import { subject, type ToyEvent, type ToyView } from './toy.ts'

const without = (hand: readonly string[], card: string) => hand.filter((other) => other !== card)
const withSeat = <T>(items: readonly T[], seat: number, change: (item: T) => T) =>
  items.map((item, i) => (i === seat ? change(item) : item))

function advance(scene: ToyView, event: ToyEvent): ToyView {
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

describe('foldLaw', () => {
  it('holds for a scene that follows the events', () => {
    foldLaw(subject, advance, 60)
  })

  it('names the place where a scene does not follow', () => {
    const slow = (scene: ToyView, event: ToyEvent) => (event.type === 'marked' ? scene : advance(scene, event))
    expect(() => foldLaw(subject, slow, 60)).toThrow(/after \{"type":"mark".*\.marks/s)
  })

  it('notices a scene that can not change its mind', () => {
    const stubborn = (scene: ToyView, event: ToyEvent) =>
      event.type === 'chose' && event.seat === scene.viewer && scene.choice !== null ? scene : advance(scene, event)
    expect(() => foldLaw(subject, stubborn, 60)).toThrow(/\.(hand|choice|discard)/)
  })

  it('finds out a scene that is led on in place', () => {
    const inPlace = (scene: ToyView, event: ToyEvent) =>
      event.type === 'marked' ? Object.assign(scene, advance(scene, event)) : advance(scene, event)
    expect(() => foldLaw(subject, inPlace, 60)).toThrow(/read only/)
  })

  it('shows an onlooker every event with the scenes around it, and every view that is played from', () => {
    const types = new Set<string>()
    const viewers = new Set<number>()
    foldLaw(subject, advance, 20, {
      event: (event, before, after) => {
        types.add(event.type)
        if (event.type === 'marked') expect(after.marks).toEqual([...before.marks, event.spot])
      },
      view: ({ viewer }, seat, game) => {
        expect(viewer).toBe(seat)
        expect(game).toBeLessThan(20)
        viewers.add(seat)
      },
    })
    expect([...types].sort()).toEqual([...subject.events].sort())
    expect([...viewers]).toContain(SPECTATOR)
  })
})
