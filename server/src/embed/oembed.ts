import { catalog } from '@echappee/games/catalog'
import { escaped } from '../preview/preview.ts'

/** What an address of this site can be shown of elsewhere. */
export type Shown = { readonly kind: 'table'; readonly id: string } | { readonly kind: 'replay'; readonly race: string }

/** Undefined for what is no race of this site. */
export function shownAt(address: string, origin: string): Shown | undefined {
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  if (url.origin !== new URL(origin).origin || url.username !== '' || url.password !== '') return undefined
  const table = /^(?:\/embed)?\/t\/([\w-]{1,100})(?:\/screen)?\/?$/.exec(url.pathname)
  if (table !== null) return { kind: 'table', id: table[1]! }
  const isReplay = /^\/(?:embed\/replay|replay\/link)\/?$/.test(url.pathname)
  const race = url.hash.slice(1)
  return isReplay && /^[\w-]{1,6000}$/.test(race) ? { kind: 'replay', race } : undefined
}

export function embedPath(shown: Shown): string {
  return shown.kind === 'table' ? `/embed/t/${shown.id}` : `/embed/replay#${shown.race}`
}

/** What the asking site allows. */
export interface Room {
  readonly maxwidth: number
  readonly maxheight: number
}

const [WIDTH, HEIGHT] = [800, 560] as const

/** The answer of https://oembed.com, of type `rich`: a frame as large as wished for. */
export function oembedOf(src: string, title: string, origin: string, room: Room, game?: string): Readonly<Record<string, string | number>> {
  const [width, height] = [Math.min(room.maxwidth, WIDTH), Math.min(room.maxheight, HEIGHT)]
  const isPoster = catalog.some(({ id }) => id === game) && room.maxwidth >= POSTER[0] && room.maxheight >= POSTER[1]
  return {
    version: '1.0',
    type: 'rich',
    provider_name: 'Échappée',
    provider_url: origin,
    title,
    width,
    height,
    html: `<iframe src="${escaped(src)}" title="${escaped(title)}" width="${width}" height="${height}" style="border:0" loading="lazy" allowfullscreen></iframe>`,
    // Sizes of a thumbnail may not be larger than the room either.
    ...(isPoster ? { thumbnail_url: `${origin}/poster/${game}.png`, thumbnail_width: POSTER[0], thumbnail_height: POSTER[1] } : {}),
  }
}

const POSTER = [1200, 630] as const
