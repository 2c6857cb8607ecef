import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { check } from '@echappee/kernel'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { addressKey, type Buckets } from '../http/buckets.ts'
import type { OfTable } from '../http/routes.ts'
import { languageOf, originOf } from '../preview/asked.ts'
import { oembedLink, previewOf } from '../preview/preview.ts'
import { TableProblem } from '../problems.ts'
import { FRAMED } from '../site.ts'
import type { Tables } from '../tables/tables.ts'
import { embedPath, oembedOf, shownAt } from './oembed.ts'

export interface EmbedSettings {
  /** Of the built site. */
  readonly folder: string
  readonly publicUrl: string | undefined
  /** The same as of previews: looking at links is bounded as a whole. */
  readonly looks: Buckets
}

/** Pages for the frames of other sites, with what tells those sites of them. No other page can be framed. */
export function addEmbeds(app: FastifyInstance, tables: Tables, { folder, publicUrl, looks }: EmbedSettings): void {
  const page = readFile(join(folder, 'index.html'), 'utf8').then(guestPage)
  page.catch(() => undefined)

  app.get('/embed/t/:id', async (request: OfTable, reply) => {
    const origin = originOf(request, publicUrl)
    const link = oembedLink(origin, `${origin}/t/${encodeURIComponent(request.params.id)}`)
    return reply.headers(PAGE).send((await page).replace('</head>', () => `${link}</head>`))
  })

  app.get('/embed/replay', async (_request, reply) => reply.headers(PAGE).send(await page))

  app.get('/oembed', async (request: FastifyRequest, reply) => {
    const asked = check(askedSchema, request.query)
    if (!asked.ok) throw new TableProblem('badEmbed')
    const { url, format = 'json', maxwidth, maxheight } = asked.value
    if (format !== 'json') throw new TableProblem('unknownFormat')
    if (!looks.take(addressKey(request.ip))) throw new TableProblem('tooMany')
    const origin = originOf(request, publicUrl)
    const shown = shownAt(url, origin)
    if (shown === undefined) throw new TableProblem('foreignAddress')
    const room = { maxwidth: maxwidth ?? Infinity, maxheight: maxheight ?? Infinity }
    const src = `${origin}${embedPath(shown)}`
    void reply.header('cache-control', 'no-cache').header('vary', 'accept-language')
    if (shown.kind === 'replay') return oembedOf(src, 'Échappée', origin, room)
    const language = languageOf(request)
    const { title, text, game } = await (
      await tables.open(shown.id)
    ).read((model) => {
      if (model.meta.onlookers === 'seats') throw new TableProblem('noOnlookers')
      return previewOf(model, language)
    })
    return oembedOf(src, `${title}. ${text}`, origin, room, game)
  })
}

/** The page of the site without what installs something or reads what was kept: those scripts are no modules. */
export function guestPage(page: string): string {
  return page.replaceAll(/<script(?![^>]*type="module")[^>]*><\/script>\s*|<link rel="manifest"[^>]*>\s*/g, '')
}

const PAGE = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  'content-security-policy': FRAMED,
  'cross-origin-resource-policy': 'cross-origin',
} as const

const pixels = z.pipe(z.string().check(z.regex(/^[1-9]\d{0,4}$/)), z.transform(Number))
const askedSchema = z.object({
  url: z.string().check(z.maxLength(8000)),
  format: z.optional(z.string()),
  maxwidth: z.optional(pixels),
  maxheight: z.optional(pixels),
})
