import { describeOrders } from '@echappee/testkit'
import { orders } from '../orders/index.ts'
import { words as en } from '../text/words/en/orders.ts'
import { words as fr } from '../text/words/fr/orders.ts'
import { subject } from './subject.ts'

describeOrders({ subject, orders, words: { fr, en } })
