// Part of the service worker: a device keeps all words of the languages that are read on it, and of no other.
// `WORD_FILES` is written by the build: the files of each language.

const CACHE = 'words'
/** Where the languages are written down; nothing else is at this address. */
const KEPT = '/languages-kept'

self.addEventListener('install', (event) => event.waitUntil(keptLanguages().then(keep)))
self.addEventListener('activate', (event) => event.waitUntil(forgetOldFiles()))
self.addEventListener('message', (event) => event.waitUntil(keepMore(event.data?.languages)))

async function keepMore(languages) {
  if (Array.isArray(languages)) await keep([...new Set([...(await keptLanguages()), ...languages])])
}

/** Before a page has said which, the browser's. */
async function keptLanguages() {
  const kept = await caches.match(KEPT, { cacheName: CACHE })
  if (kept !== undefined) return kept.json()
  return [navigator.languages.map((tag) => tag.slice(0, 2)).find((language) => language in WORD_FILES) ?? 'en']
}

async function keep(languages) {
  const known = languages.filter((language) => language in WORD_FILES)
  const cache = await caches.open(CACHE)
  const here = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  await cache.addAll(known.flatMap((language) => WORD_FILES[language]).filter((file) => !here.has(file)))
  await cache.put(KEPT, new Response(JSON.stringify(known)))
}

async function forgetOldFiles() {
  const files = new Set([KEPT, ...Object.values(WORD_FILES).flat()])
  const cache = await caches.open(CACHE)
  for (const request of await cache.keys()) if (!files.has(new URL(request.url).pathname)) await cache.delete(request)
}
