import { foldLaw } from '@echappee/testkit'
import { describe, test } from 'vitest'
import { advance } from '../../ui/scene.ts'
import { subject } from '../subject.ts'

describe('the scene', () => {
  test('CDB-12, CDB-17: led on by the events of a move is the view after the move, for every seat and a spectator', () => {
    foldLaw(subject, advance, 60)
  })
})
