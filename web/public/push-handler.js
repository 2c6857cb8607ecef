// Part of the service worker: says that a decision is awaited, and leads to its table.

const WORDS = {
  fr: { title: 'À vous de décider', body: (game) => `${game} : la course attend votre choix.`, other: 'Une course attend votre choix.' },
  en: { title: 'Your decision', body: (game) => `${game}: the race waits for your choice.`, other: 'A race waits for your choice.' },
}

self.addEventListener('push', (event) => event.waitUntil(tell(read(event.data))))

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(lead(event.notification.data?.path ?? '/online'))
})

/** Whatever arrives, something must be shown: browsers take the permission back from pages that stay silent. */
function read(data) {
  try {
    const { table, game, language } = data.json()
    return {
      path: /^[\w-]{8,40}$/.test(table) ? `/t/${table}` : '/online',
      game: /^[a-z][a-z-]{1,59}$/.test(game) ? nameOf(game) : undefined,
      language: language === 'en' ? 'en' : 'fr',
    }
  } catch {
    return { path: '/online', game: undefined, language: 'fr' }
  }
}

/** `tour-infernal` → `Tour infernal`. */
function nameOf(game) {
  const words = game.replaceAll('-', ' ')
  return words[0].toUpperCase() + words.slice(1)
}

async function tell({ path, game, language }) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  // Whoever is looking at the table sees it there.
  if (pages.some(({ url, visibilityState }) => visibilityState === 'visible' && new URL(url).pathname === path)) return
  const { title, body, other } = WORDS[language]
  await self.registration.showNotification(title, {
    body: game === undefined ? other : body(game),
    lang: language,
    icon: '/icon-192.png',
    // A newer decision at the same table takes the place of the older one.
    tag: path,
    data: { path },
  })
}

async function lead(path) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = pages.find(({ url }) => new URL(url).pathname === path)
  if (open !== undefined) return open.focus()
  return self.clients.openWindow(path)
}
