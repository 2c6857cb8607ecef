import { dirname, resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

const WORKER_URL = /new URL\('(\.\/[\w-]+\.worker\.ts)', import\.meta\.url\)/g

const PAGE_ONLY = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'words', test: /\/(text|kit)\/src\/words\/index\.ts/, includeDependenciesRecursively: false },
]

/** Builds workers together with the page: Vite by itself would give each a copy of all that it imports. */
export function workerChunk(): Plugin {
  let usedByWorkers = new Set<string>()
  return {
    name: 'worker-chunk',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      build: {
        // Vite preloads what a dynamic import needs by links in the document, and a worker has none.
        modulePreload: { resolveDependencies: (_, files, { hostId }) => (usedByWorkers.has(hostId) ? [] : files) },
        // Beside one of these rolldown would lay its own helpers, which rules need too, and the worker would load it.
        rolldownOptions: { output: { codeSplitting: { groups: PAGE_ONLY } } },
      },
    }),
    transform: {
      filter: { code: WORKER_URL },
      handler(code, id) {
        return code.replace(WORKER_URL, (_, file: string) => {
          const reference = this.emitFile({ type: 'chunk', id: resolve(dirname(id), file) })
          return `import.meta.ROLLUP_FILE_URL_${reference}`
        })
      },
    },
    generateBundle(_, bundle) {
      const workers = Object.values(bundle).filter((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith('.worker.ts') === true)
      usedByWorkers = reachable(
        bundle,
        workers.map(({ fileName }) => fileName),
      )
    },
  }
}

/** These chunks and all that they import, now or later. */
function reachable(bundle: Rolldown.OutputBundle, from: readonly string[]): Set<string> {
  const found = new Set(from)
  for (const name of found) {
    const chunk = bundle[name]
    if (chunk?.type === 'chunk') for (const next of [...chunk.imports, ...chunk.dynamicImports]) found.add(next)
  }
  return found
}
