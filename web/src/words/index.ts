import { coverWords } from '@echappee/games/cover-words'
import { loadKitWords } from '@echappee/kit/words'
import { dictionary, translateAll, type Language } from '@echappee/text'
import { withFrenchSpaces } from '../shell/french-spaces.ts'
import type { Words } from './en/index.ts'
import type { LiveWords } from './en/live.ts'
import type { RideWords } from './en/ride.ts'
import type { ScoreWords } from './en/score.ts'

const site = dictionary<Words>((language) => import(`./${language}/index.ts`).then(spaced(language)))
const score = dictionary<ScoreWords>((language) => import(`./${language}/score.ts`).then(spaced(language)))
const live = dictionary<LiveWords>((language) => import(`./${language}/live.ts`).then(spaced(language)))
const ride = dictionary<RideWords>((language) => import(`./${language}/ride.ts`).then(spaced(language)))

/** The words of the page and of all that every page may show. */
export async function loadSiteWords(language: Language): Promise<Words> {
  const [words] = await Promise.all([site.load(language), loadKitWords(language), coverWords.load(language), translateAll(language)])
  return words
}

export async function loadScoreWords(language: Language): Promise<void> {
  await Promise.all([score.load(language), live.load(language), ride.load(language)])
}

/** The words of the score pages, which load them first. */
export const scoreWords = score.in
export const liveWords = live.in
export const rideWords = ride.in

const spaced =
  (language: Language) =>
  <Module extends { readonly words: object }>({ words }: Module): { readonly words: Module['words'] } => ({
    words: language === 'fr' ? withFrenchSpaces(words) : words,
  })
