import type { Outcome, SeatRecord } from '@echappee/kernel'
import { GREEN, INK, LEAF, LIGHT, RED, SKIN, WHITE, YELLOW } from '@echappee/kit/drawing'
import { titleFontData } from './fonts.ts'

export interface Result {
  readonly game: string
  /** A line under the title. */
  readonly subtitle: string
  readonly seats: readonly SeatRecord[]
  readonly outcome: Outcome
}

const WIDTH = 1080
const HEIGHT = 1350
/** The jersey of a seat. */
const jerseyInk = (seat: number) => `var(--seat-${(seat % 8) + 1})`

/** The result as a poster, one SVG that stands by itself: its letters are inside. */
export async function resultPicture(result: Result): Promise<string> {
  const order = result.seats.map((_, seat) => seat).sort((a, b) => result.outcome.places[a]! - result.outcome.places[b]!)
  const rows = order.slice(0, 8).map((seat, i) => row(result, seat, i))
  return withInks(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<style>@font-face{font-family:Poster;font-weight:700;src:url(${await titleFontData()})}text{font:700 40px Poster,'Josefin Sans',Futura,sans-serif;fill:${INK}}</style>
<rect width="${WIDTH}" height="${HEIGHT}" fill="var(--print-margin)"/>
<g transform="translate(50 50)">
<rect x="12" y="12" width="980" height="1250" rx="14" fill="${INK}" opacity=".16"/>
<rect width="980" height="1250" rx="14" fill="${LIGHT}" stroke="${INK}" stroke-width="6"/>
<clipPath id="frame"><rect x="3" y="3" width="974" height="1244" rx="11"/></clipPath>
<g clip-path="url(#frame)">${LANDSCAPE}${rider(470, 300, jerseyInk(order[0]!))}</g>
<text x="60" y="112" style="font-size:${titleSize(result.game)}px">${escaped(result.game)}</text>
<text x="60" y="166" style="font-size:34px">${escaped(result.subtitle)}</text>
${rows.join('\n')}
<text x="490" y="1212" text-anchor="middle" style="font-size:36px">Échappée</text>
</g></svg>`)
}

/** A picture that leaves the page takes the values of its tokens along. */
function withInks(svg: string): string {
  const values = getComputedStyle(document.documentElement)
  return svg.replaceAll(/(?<=[":])var\((--[a-z0-9-]+)\)/g, (_, token: string) => values.getPropertyValue(token).trim())
}

/** The same as dots, for those who can't take an SVG. */
export async function pngOf(svg: string): Promise<Blob> {
  const image = new Image(WIDTH, HEIGHT)
  image.src = svgAddress(svg)
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  canvas.getContext('2d')!.drawImage(image, 0, 0, WIDTH, HEIGHT)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/png'),
  )
}

export function svgAddress(svg: string): string {
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
}

const LANDSCAPE = `<rect y="210" width="980" height="330" fill="var(--print-sky)"/><circle cx="760" cy="330" r="76" fill="${YELLOW}"/>
<path d="M0 470 180 330l120 110 160-190 210 220 140-120 170 130v90H0z" fill="${LEAF}" stroke="${INK}" stroke-width="5"/>
<path d="M0 520q240-60 490-20t490-10v120H0z" fill="${GREEN}" stroke="${INK}" stroke-width="5"/>
<path d="M0 590h980v70H0z" fill="var(--print-road)" stroke="${INK}" stroke-width="6"/><path d="M20 626h940" stroke="${LIGHT}" stroke-width="8" stroke-dasharray="70 46"/>`

function rider(x: number, y: number, ink: string): string {
  const wheels = `<circle cx="-92" cy="250" r="66"/><circle cx="112" cy="250" r="66"/>`
  return `<g transform="translate(${x} ${y - 20})" stroke="${INK}" stroke-linecap="round" stroke-linejoin="round">
<g fill="${LIGHT}" stroke-width="10">${wheels}</g>
<path d="M-92 250-36 160H70l42 90M-36 160l50 90h-106M14 250 70 160" fill="none" stroke="${RED}" stroke-width="12"/>
<path d="M-40 140 14 190l-14 60" fill="none" stroke="${INK}" stroke-width="24"/>
<path d="M-52 146C-40 86 20 52 76 72l-16 34C20 100-4 120-14 156z" fill="${ink}" stroke-width="8"/>
<path d="M52 92 92 142" fill="none" stroke="${SKIN}" stroke-width="20"/><circle cx="100" cy="52" r="28" fill="${SKIN}" stroke-width="8"/>
<path d="M70 46c0-44 62-44 64 0z" fill="${YELLOW}" stroke-width="8"/></g>`
}

function row({ seats, outcome }: Result, seat: number, i: number): string {
  const y = 740 + i * Math.min(96, 430 / Math.max(1, Math.min(8, seats.length) - 1))
  const isFirst = outcome.places[seat] === 1
  const size = seats.length > 5 ? 38 : 48
  const light = seat % 8 === 3 || seat % 8 === 7 ? INK : WHITE
  return `<g transform="translate(60 ${y})">${isFirst ? `<rect x="-14" y="-46" width="888" height="66" rx="10" fill="${YELLOW}" stroke="${INK}" stroke-width="4"/>` : ''}
<text style="font-size:${size}px">${outcome.places[seat]}</text><circle cx="110" cy="-14" r="26" fill="${jerseyInk(seat)}" stroke="${INK}" stroke-width="5"/>
<text x="110" y="-3" text-anchor="middle" style="font-size:30px;fill:${light}">${seat + 1}</text>
<text x="160" style="font-size:${size}px">${escaped(seats[seat]!.name.slice(0, 24))}</text></g>`
}

const titleSize = (title: string) => Math.min(92, Math.floor(1500 / title.length))

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
