import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { rulesPage } from './build/rules-page.ts'
import { compressed } from './build/compressed.ts'
import { languageFolder, wordsByLanguage } from './build/words-by-language.ts'
import { workerChunk } from './build/worker-chunk.ts'

/** The oldest browsers that are served, for scripts and styles alike; named in the README. */
const BROWSERS = ['chrome117', 'edge117', 'firefox126', 'safari17.4']

/** Pages of online tables, cup evenings and shared sheets, orders in advance, and the codes that lead to them: a device keeps them once they have been used. */
const APART = 'assets/apart'
const ONLINE =
  /\/src\/(cup|embed|orders)\/|\/games\/[^/]+\/orders\/|\/(online-page|new-table-page|online-table-page|verify-page|live-page|live-deck-page)\.tsx$|\/uqr\//
const ONLINE_STYLES = ['cup.css', 'online-table-page.css']
const folderOf = (modules: readonly string[]) => languageFolder(modules) ?? (modules.some((id) => ONLINE.test(id)) ? APART : 'assets')

const PARTS_OF_WORKER = ['words-by-language.js', 'keep-language.js', 'push-handler.js']

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), workerChunk(), rulesPages(), wordsByLanguage(), pwa(), compressed()],
  build: {
    target: BROWSERS,
    cssTarget: BROWSERS,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        chunkFileNames: ({ moduleIds }) => `${folderOf(moduleIds)}/[name]-[hash].js`,
        assetFileNames: ({ names }) => `${names.some((name) => ONLINE_STYLES.includes(name)) ? APART : 'assets'}/[name]-[hash][extname]`,
      },
    },
  },
  server: { fs: { allow: ['..'] } },
})

/** A game's RULES.md becomes a module with its parts. */
function rulesPages(): Plugin {
  return {
    name: 'rules-pages',
    transform(source, id) {
      if (!/RULES(\.[a-z]+)?\.md$/.test(id)) return undefined
      return { code: `export const page = ${JSON.stringify(rulesPage(source))}`, map: null }
    },
  }
}

function pwa() {
  return VitePWA({
    registerType: 'autoUpdate',
    injectRegister: 'script-defer',
    // The system fetches them when the app is installed, and keeps them itself.
    includeManifestIcons: false,
    workbox: {
      globPatterns: ['**/*.{js,css,html,svg,woff2}'],
      globIgnores: [...PARTS_OF_WORKER, 'assets/+([0-9])-*.js', `${APART}/**`, 'assets/[a-z][a-z]/**'],
      // Rules that have been replaced are kept by those alone who still have a race of them.
      runtimeCaching: [
        { urlPattern: /\/assets\/\d+-[^/]+\.js$/, handler: 'CacheFirst', options: { cacheName: 'past-rules' } },
        // A device keeps the languages that are read on it.
        { urlPattern: /\/assets\/[a-z]{2}\//, handler: 'CacheFirst', options: { cacheName: 'words' } },
        { urlPattern: /\/assets\/apart\//, handler: 'CacheFirst', options: { cacheName: 'apart', expiration: { maxEntries: 40 } } },
      ],
      // The worker is generated; what else it does stands in scripts of its own.
      importScripts: PARTS_OF_WORKER,
      navigateFallback: '/index.html',
      navigateFallbackDenylist: [/^\/(api|embed|oembed|healthz|readyz|metrics)/],
    },
    manifest: {
      name: 'Échappée',
      short_name: 'Échappée',
      description: 'Cinq jeux de course cycliste. Five cycling board games.',
      lang: 'fr',
      start_url: '/',
      display: 'standalone',
      background_color: '#f4ead5',
      theme_color: '#f4ead5',
      icons: [
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
      ],
    },
  })
}
