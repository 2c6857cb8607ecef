import { dictionary, type CoverWords } from '@echappee/text'

/** What menus say of every game, by id. */
export const coverWords = dictionary<Readonly<Record<string, CoverWords>>>((language) => import(`./catalog/words/${language}.ts`))
