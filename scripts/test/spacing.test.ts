import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')
const TOKENS = 'kit/src/styles/tokens.css'
/** The widths up to which a page is laid out in a certain way (a phone, a tablet, a small window, a laptop, a desk, all else), and the heights. */
const WIDTHS = [640, 900, 1180, 1340, 1599, 2299]
const HEIGHTS = [780, 899, 1100]

const plain = (css: string) => css.replaceAll(/\/\*.*?\*\//gs, '')

/** Room between or inside of things that is no token. */
function rawSpaces(css: string): string[] {
  const values = [...plain(css).matchAll(/(?<=[{;]\s*)(?:padding|margin|gap|row-gap|column-gap)(?:-[a-z]+)*\s*:([^;{}]*)/g)]
  return values.map(([, value]) => value!.trim()).filter((value) => /\dpx/.test(value))
}

/** `max-width: 900px` or `min-width: 901px`, one pair for each breakpoint. */
function strangeConditions(css: string): string[] {
  const conditions = [...plain(css).matchAll(/@media[^{]*/g)].flatMap(([media]) => [
    ...media.matchAll(/(min|max)-(width|height): (\d+)px/g),
  ])
  return conditions
    .filter(([, end, side, px]) => !(side === 'width' ? WIDTHS : HEIGHTS).includes(Number(px) - (end === 'min' ? 1 : 0)))
    .map(([text]) => text)
}

test('a raw space and a strange condition are found, tokens are not', () => {
  expect(rawSpaces('.a { margin: 0 auto; padding: var(--space-4) 3px; gap: calc(-1 * var(--space-8)); top: 7px; }')).toEqual([
    'var(--space-4) 3px',
  ])
  expect(strangeConditions('@media (max-width: 900px) and (min-height: 901px) { a { max-width: 7px } }')).toEqual(['min-height: 901px'])
})

const FILES = globSync('{games,kit,web}/**/*.css', { cwd: ROOT, exclude: ['**/node_modules', '**/dist'] })
const found = (look: (css: string) => string[]) =>
  FILES.filter((file) => file !== TOKENS).flatMap((file) =>
    look(readFileSync(resolve(ROOT, file), 'utf8')).map((text) => `${file}: ${text}`),
  )

test('room between and inside of things comes from the tokens', () => {
  expect(FILES.length).toBeGreaterThan(60)
  expect(found(rawSpaces)).toEqual([])
})

test('pages change at a few widths and heights', () => {
  expect(found(strangeConditions)).toEqual([])
})
