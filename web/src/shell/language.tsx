import { completeLanguage, FALLBACK, LANGUAGES, type Language } from '@echappee/text'
import { createContext, use, useEffect, useEffectEvent, useState, type ReactElement, type ReactNode } from 'react'
import type { Words as SiteWords } from '../words/en/index.ts'
import {
  loadAnalysisWords,
  loadCupWords,
  loadExerciseWords,
  loadLabWords,
  loadMeWords,
  loadScoreWords,
  loadSiteWords,
} from '../words/index.ts'

const KEY = 'echappee/language'

interface Words {
  readonly language: Language
  readonly m: SiteWords
  /** What the switch leads to: one after the other, all that there are. */
  readonly nextLanguage: Language
  readonly switchLanguage: () => void
  /** The words that were asked for are not on this device, and could not be fetched. */
  readonly isMissing: boolean
}

const WordsContext = createContext<Words | undefined>(undefined)

/** The words of the page, in the language of the reader. */
export function useWords(): Words {
  const words = use(WordsContext)
  if (words === undefined) throw new Error('useWords outside of LanguageProvider')
  return words
}

export function LanguageProvider({ children }: { readonly children: ReactNode }): ReactElement | undefined {
  const [loaded, setLoaded] = useState<{ language: Language; m: SiteWords }>()
  const [isMissing, setMissing] = useState(false)
  const show = async (language: Language) => {
    setLoaded({ language, m: await loadSiteWords(language) })
    setMissing(false)
    document.documentElement.lang = language
    void keepOnDevice(language)
  }
  const showFirst = useEffectEvent(() => firstOf(languagesByWish(), show))
  useEffect(() => void showFirst(), [])
  if (loaded === undefined) return undefined
  const nextLanguage = LANGUAGES[(LANGUAGES.indexOf(loaded.language) + 1) % LANGUAGES.length]!
  const switchLanguage = () =>
    void show(nextLanguage).then(
      () => remember(nextLanguage),
      () => setMissing(true),
    )
  return <WordsContext value={{ ...loaded, nextLanguage, switchLanguage, isMissing }}>{children}</WordsContext>
}

function remember(language: Language): void {
  try {
    localStorage.setItem(KEY, language)
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

/** Without a network only some are there: the first that is. */
async function firstOf(languages: readonly Language[], show: (language: Language) => Promise<void>): Promise<void> {
  const [language, ...others] = languages
  try {
    await show(language!)
  } catch (error) {
    if (others.length === 0) throw error
    await firstOf(others, show)
  }
}

/** The service worker keeps all words of what is read here, so that they are there without a network. */
async function keepOnDevice(language: Language): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { active } = await navigator.serviceWorker.ready
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  active?.postMessage({ languages: [language, completeLanguage(language)] })
}

/** Pages with many words of their own, which no other page loads. */
export const ScoreWords = whenLoaded(loadScoreWords)
export const LabWords = whenLoaded(loadLabWords)
export const CupWords = whenLoaded(loadCupWords)
export const MeWords = whenLoaded(loadMeWords)
export const AnalysisWords = whenLoaded(loadAnalysisWords)
export const ExerciseWords = whenLoaded(loadExerciseWords)

function whenLoaded(load: (language: Language) => Promise<unknown>): (props: { readonly children: ReactNode }) => ReactNode {
  return function Loaded({ children }) {
    return useLoaded(load) ? children : undefined
  }
}

function useLoaded(load: (language: Language) => Promise<unknown>): boolean {
  const { language } = useWords()
  const [areLoaded, setLoaded] = useState(false)
  useEffect(() => void load(language).then(() => setLoaded(true)), [load, language])
  return areLoaded
}

/** What was chosen here, then what the browser asks for, then all others. */
function languagesByWish(): Language[] {
  const wishes = [localStorage.getItem(KEY), ...navigator.languages.map((tag) => tag.slice(0, 2)), FALLBACK]
  const wished = wishes.flatMap((tag) => LANGUAGES.filter((language) => language === tag))
  return [...new Set([...wished, ...LANGUAGES])]
}
