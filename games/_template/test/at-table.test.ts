import { describeAtTable } from '@echappee/testkit'
import { knowledge } from '../bot/index.ts'
import { sheet } from '../sheet/index.ts'
import { subject } from './subject.ts'

describeAtTable({ subject, sheet: sheet as never, knowledge, games: 40 })
