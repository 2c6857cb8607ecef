import { readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'
import { expect, it } from 'vitest'

/** The script as a page runs it, in a tab that remembers. */
function page(tab: Map<string, string>, now = 1_000_000, onLine = true) {
  const handlers = new Map<string, (event: unknown) => void>()
  const seen = { reloads: 0 }
  const context = {
    addEventListener: (type: string, handler: (event: unknown) => void) => handlers.set(type, handler),
    sessionStorage: { getItem: (key: string) => tab.get(key) ?? null, setItem: (key: string, value: string) => tab.set(key, value) },
    location: { reload: () => seen.reloads++ },
    Date: { now: () => now },
    navigator: { onLine },
  }
  runInContext(readFileSync(new URL('../public/missing-file.js', import.meta.url), 'utf8'), createContext(context))
  return { seen, fire: (type: string, event: object = {}) => handlers.get(type)!(event) }
}

it('a page that misses a file of its build is loaded anew, once', () => {
  for (const [type, event] of [
    ['error', { target: { tagName: 'SCRIPT' } }],
    ['error', { target: { tagName: 'LINK' } }],
    ['vite:preloadError', {}],
  ] as const) {
    const tab = new Map<string, string>()
    const first = page(tab)
    first.fire(type, event)
    expect(first.seen.reloads).toBe(1)
    const second = page(tab, 1_005_000)
    second.fire(type, event)
    expect(second.seen.reloads, 'no circle').toBe(0)
    const later = page(tab, 1_070_000)
    later.fire(type, event)
    expect(later.seen.reloads).toBe(1)
  }
})

it('without a network nothing is loaded anew: nothing newer could come', () => {
  const { seen, fire } = page(new Map(), 1_000_000, false)
  fire('vite:preloadError')
  expect(seen.reloads).toBe(0)
})

it('other mistakes of a page reload nothing', () => {
  const { seen, fire } = page(new Map())
  fire('error', { target: { tagName: 'IMG' } })
  fire('error', { target: undefined })
  expect(seen.reloads).toBe(0)
})

it('the page loads it before its own program, which it watches', () => {
  const html = readFileSync(new URL('../index.html', import.meta.url), 'utf8')
  expect(html.indexOf('/missing-file.js')).toBeGreaterThan(0)
  expect(html.indexOf('/missing-file.js')).toBeLessThan(html.indexOf('/src/main.tsx'))
})
