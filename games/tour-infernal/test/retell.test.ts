import { foldLaw } from '@echappee/testkit'
import { describe, it } from 'vitest'
import { advance } from '../rules/retell.ts'
import { subject } from './subject.ts'

describe('what a viewer is told', () => {
  it('leads his view before a move to his view after it', () => {
    foldLaw(subject, advance, 80)
  })
})
