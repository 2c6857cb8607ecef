import { describeGame } from '../src/index.ts'
import { subject } from './toy.ts'

describeGame(subject)
