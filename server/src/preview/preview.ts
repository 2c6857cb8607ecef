import { catalog } from '@echappee/games/catalog'
import { namesInOrder } from './names.ts'
import type { TableModel } from '../tables/model.ts'
import { WORDS } from '../words/index.ts'

/** What whoever shows a link to a table may say of it: nothing that the link does not show to everybody. */
export interface Preview {
  readonly game: string
  readonly title: string
  readonly text: string
  /** Whether everybody may watch it, in the frame of another site too. */
  readonly isOpen: boolean
}

type Language = keyof typeof WORDS

export function previewOf(model: TableModel, language: Language): Preview {
  const { game, onlookers } = model.meta
  const title = catalog.find(({ id }) => id === game)?.cover.title ?? game
  const m = WORDS[language].preview
  const say = (text: string): Preview => ({ game, title, text, isOpen: onlookers !== 'seats' })
  if (onlookers === 'seats') return say(m.closed)
  const outcome = model.match?.outcome()
  if (model.status === 'over') return say(outcome === undefined ? m.ended : m.over(namesInOrder(model, outcome, language)))
  const people = model.seats.flatMap(({ by, name }) => (by === 'open' || name === '' ? [] : [name]))
  const names = new Intl.ListFormat(language, { type: 'conjunction' }).format(people)
  const free = model.seats.filter(({ by }) => by === 'open').length
  return say(model.status === 'running' ? m.running(names) : m.open(names, free))
}

/** The page with its preview in the head. */
export function withPreview(
  page: string,
  { title, text, game, isOpen }: Preview,
  language: Language,
  address: { readonly origin: string; readonly page: string },
): string {
  const tags = {
    'og:type': 'website',
    'og:site_name': 'Échappée',
    'og:title': title,
    'og:description': text,
    'og:locale': language === 'fr' ? 'fr_FR' : 'en_GB',
    'og:url': address.page,
    'og:image': `${address.origin}/poster/${game}.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': title,
    'twitter:card': 'summary_large_image',
  }
  const head = Object.entries(tags).map(([name, value]) => `<meta property="${name}" content="${escaped(value)}">`)
  if (isOpen) head.push(oembedLink(address.origin, address.page))
  return page.replace('</head>', () => `${head.join('')}</head>`)
}

/** By it other sites learn that, and how, this page can be shown in one of theirs. */
export function oembedLink(origin: string, page: string): string {
  const href = `${origin}/oembed?format=json&url=${encodeURIComponent(page)}`
  return `<link rel="alternate" type="application/json+oembed" href="${escaped(href)}">`
}

export function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`)
}
