import { LANGUAGES, type Language } from '@echappee/ui/text'
import { createContext, use, useEffect, useState, type ReactElement, type ReactNode } from 'react'
import { withFrenchSpaces } from './french-spaces.ts'
import type { Messages } from './messages/en.ts'

const KEY = 'echappee/language'

const dictionaries: Readonly<Record<Language, () => Promise<Messages>>> = {
  fr: async () => withFrenchSpaces((await import('./messages/fr.ts')).messages),
  en: async () => (await import('./messages/en.ts')).messages,
}

interface Words {
  readonly language: Language
  readonly m: Messages
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
  const [loaded, setLoaded] = useState<{ language: Language; m: Messages }>()
  useEffect(() => {
    let isCurrent = true
    void dictionaries[language]().then((m) => {
      if (isCurrent) setLoaded({ language, m })
      document.documentElement.lang = language
    })
    return () => {
      isCurrent = false
    }
  }, [language])
  if (loaded === undefined) return undefined
  const switchLanguage = () => {
    const next = LANGUAGES[(LANGUAGES.indexOf(language) + 1) % LANGUAGES.length]!
    try {
      localStorage.setItem(KEY, next)
    } catch {
      // Without storage the choice lasts as long as the page.
    }
    setLanguage(next)
  }
  return <WordsContext value={{ ...loaded, switchLanguage }}>{children}</WordsContext>
}

function preferredLanguage(): Language {
  const wishes = [localStorage.getItem(KEY), ...navigator.languages.map((tag) => tag.slice(0, 2))]
  return LANGUAGES.find((language) => language === wishes.find((tag) => LANGUAGES.includes(tag as Language))) ?? 'en'
}
