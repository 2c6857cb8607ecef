import { describeGame } from '@echappee/testkit'
import { subject } from './subject.ts'

describeGame(subject)
