// Given to node with --import: the real command then runs on the toy games, in its worker threads too.
import { registerHooks } from 'node:module'

registerHooks({
  resolve(specifier, context, next) {
    return specifier === '@echappee/games/catalog'
      ? { url: new URL('catalog.ts', import.meta.url).href, shortCircuit: true }
      : next(specifier, context)
  },
})
