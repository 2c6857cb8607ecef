// While a server is being replaced, a page may ask for files of another build than the one that answers: it is loaded anew, which
// brings the page and its files together. Once a minute at most: a file that is really missing must not turn this into a circle.
const LAST = 'echappee.reloaded'

function reloadOnce() {
  // Without a network nothing newer can come.
  if (!navigator.onLine) return
  const now = Date.now()
  if (now - Number(sessionStorage.getItem(LAST) ?? 0) < 60_000) return
  sessionStorage.setItem(LAST, String(now))
  location.reload()
}

// An element that fails tells only itself, on the way down.
addEventListener('error', ({ target }) => ['SCRIPT', 'LINK'].includes(target?.tagName) && reloadOnce(), true)
// A part of the program that is fetched later.
addEventListener('vite:preloadError', reloadOnce)
