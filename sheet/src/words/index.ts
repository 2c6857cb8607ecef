import type { Refusal } from '@echappee/kernel'
import { dictionary } from '@echappee/text'
import type { SheetRefusalCode } from '../questions.ts'

type Params = NonNullable<Refusal['params']>

/** The refusals that every sheet has. */
export type SheetWords = Readonly<Record<SheetRefusalCode, (params: Params) => string>>

/** Loaded with the text of any sheet. */
export const sheetWords = dictionary<SheetWords>((language) => import(`./${language}/index.ts`))
