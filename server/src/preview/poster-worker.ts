import { readFile } from 'node:fs/promises'
import { Resvg } from '@resvg/resvg-js'

/** Draws the picture of a game for whoever shows a link to it: the game's own poster on paper, and nothing of any table. */
export async function drawPoster({ game }: { readonly game: string }): Promise<Uint8Array> {
  const poster = await readFile(new URL(`../../../games/${game}/poster.svg`, import.meta.url), 'utf8')
  const framed = poster.replace('<svg ', `<svg x="${(WIDTH - SIDE) / 2}" y="${(HEIGHT - SIDE) / 2}" width="${SIDE}" height="${SIDE}" `)
  const stripes = [0, 1, 2].map((i) => `<rect y="${HEIGHT - 90 + 30 * i}" width="${WIDTH}" height="30" fill="${STRIPES[i]}"/>`).join('')
  const frame = `<rect x="${(WIDTH - SIDE) / 2 - 8}" y="${(HEIGHT - SIDE) / 2 - 8}" width="${SIDE + 16}" height="${SIDE + 16}" fill="#221f1b"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="#f4ead5"/>${stripes}${frame}${framed}</svg>`
  return new Resvg(svg, { fitTo: { mode: 'width', value: WIDTH } }).render().asPng()
}

const [WIDTH, HEIGHT, SIDE] = [1200, 630, 560] as const
const STRIPES = ['#f0b63a', '#d2492f', '#2f6aa0'] as const
