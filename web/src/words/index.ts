import { coverWords } from '@echappee/games/cover-words'
import { loadKitWords } from '@echappee/kit'
import { dictionary, textWords, translateAll, type Language } from '@echappee/text'
import { withFrenchSpaces } from '../shell/french-spaces.ts'
import type { AnalysisWords } from './en/analysis.ts'
import type { CupWords } from './en/cup.ts'
import type { EmbedWords } from './en/embed.ts'
import type { ExerciseWords } from './en/exercises.ts'
import type { FilmWords } from './en/film.ts'
import type { Words } from './en/index.ts'
import type { LabWords } from './en/lab.ts'
import type { LiveWords } from './en/live.ts'
import type { MeWords } from './en/me.ts'
import type { OrdersWords } from './en/orders.ts'
import type { RideWords } from './en/ride.ts'
import type { ScoreWords } from './en/score.ts'

const site = dictionary<Words>((language) => import(`./${language}/index.ts`).then(spaced(language)))
const lab = dictionary<LabWords>((language) => import(`./${language}/lab.ts`).then(spaced(language)))
const score = dictionary<ScoreWords>((language) => import(`./${language}/score.ts`).then(spaced(language)))
const embed = dictionary<EmbedWords>((language) => import(`./${language}/embed.ts`).then(spaced(language)))
const live = dictionary<LiveWords>((language) => import(`./${language}/live.ts`).then(spaced(language)))
const ride = dictionary<RideWords>((language) => import(`./${language}/ride.ts`).then(spaced(language)))
const cup = dictionary<CupWords>((language) => import(`./${language}/cup.ts`).then(spaced(language)))
const film = dictionary<FilmWords>((language) => import(`./${language}/film.ts`).then(spaced(language)))
const analysis = dictionary<AnalysisWords>((language) => import(`./${language}/analysis.ts`).then(spaced(language)))
const me = dictionary<MeWords>((language) => import(`./${language}/me.ts`).then(spaced(language)))
const exercises = dictionary<ExerciseWords>((language) => import(`./${language}/exercises.ts`).then(spaced(language)))
const orders = dictionary<OrdersWords>((language) => import(`./${language}/orders.ts`).then(spaced(language)))

/** The words of the page and of all that every page may show. */
export async function loadSiteWords(language: Language): Promise<Words> {
  const [words] = await Promise.all([site.load(language), loadKitWords(language), coverWords.load(language), translateAll(language)])
  return words
}

export async function loadScoreWords(language: Language): Promise<void> {
  await Promise.all([score.load(language), live.load(language), ride.load(language)])
}

/** The words of the lab, which loads them first. */
export const loadLabWords = lab.load
export const labWords = lab.in

export async function loadCupWords(language: Language): Promise<void> {
  // The podium counts in words that otherwise come with the text of a game.
  await Promise.all([cup.load(language), textWords.load(language)])
}

/** The words of cup evenings, which their pages load first. */
export const cupWords = cup.in

/** The words of an analysis, which its panel loads first. */
export const loadAnalysisWords = analysis.load
export const analysisWords = analysis.in

/** The words of the page of one's own races, which loads them first. */
export const loadMeWords = me.load
export const meWords = me.in

/** The words of exercises, which their pages load first. */
export const loadExerciseWords = exercises.load
export const exerciseWords = exercises.in

/** The words of a race in a page of another site. */
export const loadEmbedWords = embed.load

/** The words of orders in advance, which an online table loads where its game has some. */
export const loadOrdersWords = orders.load

/** The words of a film of a race, which are loaded with it. */
export const loadFilmWords = film.load

/** The words of the score pages, which load them first. */
export const scoreWords = score.in
export const liveWords = live.in
export const rideWords = ride.in

const spaced =
  (language: Language) =>
  <Module extends { readonly words: object }>({ words }: Module): { readonly words: Module['words'] } => ({
    words: language === 'fr' ? withFrenchSpaces(words) : words,
  })
