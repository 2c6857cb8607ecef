import { describe, expect, it } from 'vitest'
import { makePath, parseRoute, type Route } from '../src/shell/router.ts'

const ROUTES: Route[] = [
  { page: 'home' },
  { page: 'setup', game: 'my-race' },
  { page: 'rules', game: undefined },
  { page: 'rules', game: 'my-race' },
  { page: 'table', id: '12ab' },
  { page: 'replay', id: 'a/b?' },
  { page: 'analysis', id: 'a/b?' },
  { page: 'exercises' },
  { page: 'exercise', game: 'my-race', name: '3' },
  { page: 'online' },
  { page: 'onlineTable', id: 'abc', isScreen: false },
  { page: 'onlineTable', id: 'abc', isScreen: true },
  { page: 'verify', id: 'abc' },
  { page: 'score', game: undefined, sheet: undefined },
  { page: 'score', game: 'my-race', sheet: undefined },
  { page: 'score', game: 'my-race', sheet: 'a/b?' },
  { page: 'ride', game: 'my-race', sheet: 'a/b?' },
  { page: 'live', sheet: 'a/b?' },
  { page: 'deck', sheet: 'abc', seat: 3 },
]

describe('addresses', () => {
  it.each(ROUTES)('lead to the page they were made for: %o', (route) => {
    expect(parseRoute(makePath(route))).toEqual(route)
  })
  it.each([
    '/nowhere',
    '/t',
    '/t/a/b',
    '/online/x',
    '/play',
    '/table',
    '/play/a/b',
    '/exercises/a',
    '/exercises/a/1/2',
    '/score/a/b/c',
    '/live',
    '/live/a/b',
    '/deck/a',
    '/deck/a/x',
    '/deck/a/99',
    '/deck/a/1/2',
    '/t/%E0%A4%A',
  ])('that mean nothing are lost: %s', (path) => {
    expect(parseRoute(path)).toEqual({ page: 'lost' })
  })
})
