import { LANGUAGES, type Language } from '@echappee/text'
import { createContext, use, useEffect, useState, type ReactElement, type ReactNode } from 'react'
import type { Words as SiteWords } from '../words/en/index.ts'
import { loadScoreWords, loadSiteWords } from '../words/index.ts'

const KEY = 'echappee/language'

interface Words {
  readonly language: Language
  readonly m: SiteWords
  /** What the switch leads to: one after the other, all that there are. */
  readonly nextLanguage: Language
  readonly switchLanguage: () => void
}

const WordsContext = createContext<Words | undefined>(undefined)

/** The words of the page, in the language of the reader. */
export function useWords(): Words {
  const words = use(WordsContext)
  if (words === undefined) throw new Error('useWords outside of LanguageProvider')
  return words
}

export function LanguageProvider({ children }: { readonly children: ReactNode }): ReactElement | undefined {
  const [language, setLanguage] = useState(preferredLanguage)
  const [loaded, setLoaded] = useState<{ language: Language; m: SiteWords }>()
  useEffect(() => {
    let isCurrent = true
    void loadSiteWords(language).then((m) => {
      if (isCurrent) setLoaded({ language, m })
      document.documentElement.lang = language
    })
    return () => {
      isCurrent = false
    }
  }, [language])
  if (loaded === undefined) return undefined
  const next = LANGUAGES[(LANGUAGES.indexOf(language) + 1) % LANGUAGES.length]!
  const switchLanguage = () => {
    try {
      localStorage.setItem(KEY, next)
    } catch {
      // Without storage the choice lasts as long as the page.
    }
    setLanguage(next)
  }
  return <WordsContext value={{ ...loaded, nextLanguage: next, switchLanguage }}>{children}</WordsContext>
}

/** The score pages have many words of their own, which no other page loads. */
export function ScoreWords({ children }: { readonly children: ReactNode }): ReactNode {
  const { language } = useWords()
  const [areLoaded, setLoaded] = useState(false)
  useEffect(() => void loadScoreWords(language).then(() => setLoaded(true)), [language])
  return areLoaded ? children : undefined
}

function preferredLanguage(): Language {
  const wishes = [localStorage.getItem(KEY), ...navigator.languages.map((tag) => tag.slice(0, 2))]
  return LANGUAGES.find((language) => language === wishes.find((tag) => LANGUAGES.includes(tag as Language))) ?? 'en'
}
