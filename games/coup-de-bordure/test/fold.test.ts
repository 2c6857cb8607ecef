import { foldLaw } from '@echappee/testkit'
import { describe, it } from 'vitest'
import { folded } from './fold.ts'
import { subject } from './subject.ts'

describe('events', () => {
  it('CDB-12, CDB-17: what a viewer is told of a move leads his view exactly to the next one', () => {
    foldLaw(subject, folded, 60)
  })
})
