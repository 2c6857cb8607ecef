import { useSyncExternalStore } from 'react'

/** The pages, by address. */
export type Route =
  | { page: 'home' }
  | { page: 'setup'; game: string }
  | { page: 'rules'; game: string | undefined }
  | { page: 'learn'; game: string }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'analysis'; id: string }
  | { page: 'online' }
  | { page: 'newTable'; game: string | undefined }
  | { page: 'newCup'; game: string | undefined }
  | { page: 'cup'; id: string }
  | { page: 'me' }
  | { page: 'exercises' }
  /** Name: the number of a kept one, or that of one's own. */
  | { page: 'exercise'; game: string; name: string }
  | { page: 'lab' }
  | { page: 'onlineTable'; id: string; isScreen: boolean }
  | { page: 'verify'; id: string }
  | { page: 'score'; game: string | undefined; sheet: string | undefined }
  | { page: 'ride'; game: string; sheet: string }
  | { page: 'live'; sheet: string }
  | { page: 'deck'; sheet: string; seat: number }
  | { page: 'lost' }

export function parseRoute(path: string): Route {
  const [page = '', name, ...rest] = decoded(path) ?? ['lost']
  if (page === '') return { page: 'home' }
  if (page === 't' && name !== undefined && rest.length <= 1 && (rest[0] ?? 'screen') === 'screen')
    return { page: 'onlineTable', id: name, isScreen: rest.length === 1 }
  if (page === 'score' && name !== undefined && rest.length === 2 && rest[1] === 'ride')
    return { page: 'ride', game: name, sheet: rest[0]! }
  if (page === 'score' && rest.length <= 1) return { page: 'score', game: name, sheet: rest[0] }
  if (page === 'deck' && name !== undefined && /^1?\d$/.test(rest.join('/'))) return { page: 'deck', sheet: name, seat: Number(rest[0]) }
  if (page === 'online' && name === 'new' && rest.length <= 1) return { page: 'newTable', game: rest[0] }
  if (page === 'online' && name === 'cup' && rest.length <= 1) return { page: 'newCup', game: rest[0] }
  if (page === 'exercises' && name !== undefined && rest.length === 1) return { page: 'exercise', game: name, name: rest[0]! }
  if (rest.length > 0) return { page: 'lost' }
  if (page === 'online' && name === undefined) return { page: 'online' }
  if (page === 'me' && name === undefined) return { page: 'me' }
  if (page === 'exercises' && name === undefined) return { page: 'exercises' }
  if (page === 'lab' && name === undefined) return { page: 'lab' }
  if (page === 'rules') return { page: 'rules', game: name }
  if (name === undefined) return { page: 'lost' }
  if (page === 'cup') return { page: 'cup', id: name }
  if (page === 'live') return { page: 'live', sheet: name }
  if (page === 'learn') return { page: 'learn', game: name }
  if (page === 'play') return { page: 'setup', game: name }
  if (page === 'table') return { page: 'table', id: name }
  if (page === 'verify') return { page: 'verify', id: name }
  if (page === 'replay') return { page: 'replay', id: name }
  if (page === 'analysis') return { page: 'analysis', id: name }
  return { page: 'lost' }
}

function decoded(path: string): string[] | undefined {
  try {
    return path
      .split('/')
      .filter((part) => part !== '')
      .map(decodeURIComponent)
  } catch {
    return undefined
  }
}

export function makePath(route: Route): string {
  switch (route.page) {
    case 'setup':
      return `/play/${encodeURIComponent(route.game)}`
    case 'learn':
      return `/learn/${encodeURIComponent(route.game)}`
    case 'rules':
      return route.game === undefined ? '/rules' : `/rules/${encodeURIComponent(route.game)}`
    case 'table':
      return `/table/${encodeURIComponent(route.id)}`
    case 'replay':
      return `/replay/${encodeURIComponent(route.id)}`
    case 'analysis':
      return `/analysis/${encodeURIComponent(route.id)}`
    case 'me':
      return '/me'
    case 'exercises':
      return '/exercises'
    case 'exercise':
      return `/exercises/${encodeURIComponent(route.game)}/${encodeURIComponent(route.name)}`
    case 'lab':
      return '/lab'
    case 'online':
      return '/online'
    case 'newTable':
      return `/online/new${route.game === undefined ? '' : `/${encodeURIComponent(route.game)}`}`
    case 'newCup':
      return `/online/cup${route.game === undefined ? '' : `/${encodeURIComponent(route.game)}`}`
    case 'cup':
      return `/cup/${encodeURIComponent(route.id)}`
    case 'onlineTable':
      return `/t/${encodeURIComponent(route.id)}${route.isScreen ? '/screen' : ''}`
    case 'verify':
      return `/verify/${encodeURIComponent(route.id)}`
    case 'score':
      return ['/score', ...[route.game, route.sheet].flatMap((part) => (part === undefined ? [] : encodeURIComponent(part)))].join('/')
    case 'ride':
      return `/score/${encodeURIComponent(route.game)}/${encodeURIComponent(route.sheet)}/ride`
    case 'live':
      return `/live/${encodeURIComponent(route.sheet)}`
    case 'deck':
      return `/deck/${encodeURIComponent(route.sheet)}/${route.seat}`
    case 'home':
    case 'lost':
      return '/'
  }
}

const listeners = new Set<() => void>()
const announce = () => {
  for (const listener of listeners) listener()
}

/** `hash`: what the page is to find behind its address, with its #. */
export function go(route: Route, hash = ''): void {
  history.pushState(undefined, '', makePath(route) + hash)
  scrollTo(0, 0)
  announce()
  // A new page begins at its beginning for the keyboard too.
  document.querySelector<HTMLElement>('.page')?.focus()
}

export function usePath(): string {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      addEventListener('popstate', listener)
      return () => {
        listeners.delete(listener)
        removeEventListener('popstate', listener)
      }
    },
    () => location.pathname,
  )
}
