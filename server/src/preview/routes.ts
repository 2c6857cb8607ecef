import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { catalog } from '@echappee/games/catalog'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { addressKey, Buckets } from '../http/buckets.ts'
import type { OfTable } from '../http/routes.ts'
import { TableProblem } from '../problems.ts'
import type { Tables } from '../tables/tables.ts'
import { languageOf, originOf } from './asked.ts'
import { previewOf, withPreview, type Preview } from './preview.ts'

export interface PreviewSettings {
  /** Of the built site. */
  readonly folder: string
  readonly publicUrl: string | undefined
  /** How often an address may look. */
  readonly looks: Buckets
  readonly draw: (game: string, address: string) => Promise<Uint8Array>
}

type OfGame = FastifyRequest<{ Params: { game: string } }>

/** The page of a table says in its head what it is a link to, for programs that show links; the picture is the game's, drawn once. */
export function addPreviews(app: FastifyInstance, tables: Tables, { folder, publicUrl, looks, draw }: PreviewSettings): void {
  const drawings = new Buckets({ burst: 3, perSecond: 1 }, tables.context.now)
  const posters = new Map<string, Promise<Uint8Array>>()
  const page = readFile(join(folder, 'index.html'), 'utf8')
  page.catch(() => undefined)

  app.get('/t/:id', async (request: OfTable, reply) => {
    void reply.header('cache-control', 'no-cache').header('vary', 'accept-language').type('text/html; charset=utf-8')
    const language = languageOf(request)
    // Whoever asks too often gets the page without it.
    const preview = looks.take(addressKey(request.ip)) ? await look(request.params.id, language) : undefined
    if (preview === undefined) return page
    const origin = originOf(request, publicUrl)
    return withPreview(await page, preview, language, { origin, page: `${origin}/t/${encodeURIComponent(request.params.id)}` })
  })

  app.get('/poster/:game.png', async ({ params, ip }: OfGame, reply) => {
    const { game } = params
    if (!catalog.some(({ id }) => id === game)) throw new TableProblem('unknownGame', { game })
    let poster = posters.get(game)
    if (poster === undefined) {
      const address = addressKey(ip)
      if (!drawings.take(address)) throw new TableProblem('tooMany', { what: 'pictures' })
      poster = draw(game, address)
      posters.set(game, poster)
      poster.catch(() => posters.delete(game))
    }
    return reply
      .type('image/png')
      .header('cache-control', 'public, max-age=86400')
      .send(Buffer.from(await poster))
  })

  /** A table that can't be shown has no preview; its page says why. */
  async function look(id: string, language: 'fr' | 'en'): Promise<Preview | undefined> {
    try {
      return await (await tables.open(id)).read((model) => previewOf(model, language))
    } catch (error) {
      if (error instanceof TableProblem) return undefined
      throw error
    }
  }
}
