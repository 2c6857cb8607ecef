import { SPECTATOR } from '@echappee/kernel'
import { describe, expect, it } from 'vitest'
import { foldLaw } from '../src/index.ts'
import { fold } from './toy-fold.ts'
import { subject, type ToyEvent, type ToyView } from './toy.ts'

const withFold = (other: typeof fold) => ({ ...subject, game: { ...subject.game, fold: other } })

describe('foldLaw', () => {
  it('holds for a scene that follows the events', () => {
    foldLaw(subject, 60)
  })

  it('names the place where a scene does not follow', () => {
    const slow = (scene: ToyView, event: ToyEvent) => (event.type === 'marked' ? scene : fold(scene, event))
    expect(() => foldLaw(withFold(slow), 60)).toThrow(/after \{"type":"mark".*\.marks/s)
  })

  it('notices a scene that can not change its mind', () => {
    const stubborn = (scene: ToyView, event: ToyEvent) =>
      event.type === 'chose' && event.seat === scene.viewer && scene.choice !== null ? scene : fold(scene, event)
    expect(() => foldLaw(withFold(stubborn), 60)).toThrow(/\.(hand|choice|discard)/)
  })

  it('finds out a scene that is led on in place', () => {
    const inPlace = (scene: ToyView, event: ToyEvent) =>
      event.type === 'marked' ? Object.assign(scene, fold(scene, event)) : fold(scene, event)
    expect(() => foldLaw(withFold(inPlace), 60)).toThrow(/read only/)
  })

  it('shows an onlooker every event with the scenes around it, and every view that is played from', () => {
    const types = new Set<string>()
    const viewers = new Set<number>()
    foldLaw(subject, 20, {
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
