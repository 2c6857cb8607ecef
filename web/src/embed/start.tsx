import './embed.css'
import { LANGUAGES, type Language } from '@echappee/text'
import type { Root } from 'react-dom/client'
import { loadEmbedWords, loadSiteWords } from '../words/index.ts'
import { EmbedPage } from './embed-page.tsx'

/** A guest in another site's page keeps nothing: language and colours are the browser's. */
export async function start(root: Root): Promise<void> {
  const language = browserLanguage()
  document.documentElement.lang = language
  followDayAndNight()
  const [site, embed] = await Promise.all([loadSiteWords(language), loadEmbedWords(language)])
  root.render(<EmbedPage words={{ language, site, embed }} />)
}

function browserLanguage(): Language {
  const wishes = navigator.languages.map((tag) => tag.slice(0, 2))
  const known = wishes.find((tag) => LANGUAGES.includes(tag as Language))
  return LANGUAGES.find((one) => one === known) ?? 'en'
}

function followDayAndNight(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const dress = () => {
    document.documentElement.dataset['theme'] = dark.matches ? 'night' : 'day'
  }
  dress()
  dark.addEventListener('change', dress)
}
