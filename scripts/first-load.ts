// How much JavaScript the home page loads before a game is chosen: at most 150 KB compressed.
import { readFileSync, readdirSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const DIST = new URL('../web/dist/', import.meta.url)
const LIMIT = 150 * 1024
const html = readFileSync(new URL('index.html', DIST), 'utf8')
const assets = readdirSync(new URL('assets/', DIST))

const entry = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, path]) => path!)
// The words of one language come with the first page too; the larger dictionary counts.
const words = assets.filter((name) => /^(fr|en)-[^.]+\.js$/.test(name)).map((name) => `assets/${name}`)
const size = (path: string) => gzipSync(readFileSync(new URL(path, DIST))).length
const shell = [...entry, 'registerSW.js'].reduce((sum, path) => sum + size(path), 0) + Math.max(0, ...words.map(size))

console.log(`first load: ${(shell / 1024).toFixed(1)} KB of JavaScript (gzip), limit ${LIMIT / 1024} KB`)
if (entry.length === 0 || words.length === 0) {
  console.error('The build has no entry script or no dictionaries: is it complete?')
  process.exit(1)
}
process.exit(shell <= LIMIT ? 0 : 1)
