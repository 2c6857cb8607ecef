import { dictionary } from '@echappee/text'
import type { LessonWords } from './en/lesson.ts'
import type { OrdersWords } from './en/orders.ts'
import type { Words as SheetWords } from './en/sheet.ts'
import type { Words } from './en/index.ts'

export const words = dictionary<Words>((language) => import(`./${language}/index.ts`))
export const sheetWords = dictionary<SheetWords>((language) => import(`./${language}/sheet.ts`))
export const lessonWords = dictionary<LessonWords>((language) => import(`./${language}/lesson.ts`))
export const ordersWords = dictionary<OrdersWords>((language) => import(`./${language}/orders.ts`))
