// npm run keep-rules <game>: keeps the rules of today as they are in games/<game>/past, before their version is raised.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'

const GAMES = fileURLToPath(new URL('../games/', import.meta.url))

/** Rules, bot and the kernel's part in them as one file that imports nothing of ours: no later change can reach it. Answers where it stands. */
export async function keepRules(folder: string, past = join(folder, 'past')): Promise<string> {
  const { game } = (await import(pathToFileURL(join(folder, 'rules/index.ts')).href)) as { game: { rulesVersion: number } }
  const entry = `export { game } from '${join(folder, 'rules/index.ts')}'\nexport { knowledge } from '${join(folder, 'bot/index.ts')}'`
  const bundle = await rolldown({
    input: 'kept',
    platform: 'neutral',
    // The schemas' library keeps its promises; carrying a copy of it in every version would cost more than the rules.
    external: ['zod/mini'],
    plugins: [{ name: 'kept', resolveId: (id) => (id === 'kept' ? id : undefined), load: (id) => (id === 'kept' ? entry : undefined) }],
  })
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false, comments: false, minify: true })
  const file = join(past, `${game.rulesVersion}.js`)
  if (existsSync(file)) throw new Error(`${file} is kept already: raise rulesVersion before you change the rules again.`)
  mkdirSync(past, { recursive: true })
  writeFileSync(file, `// Written by npm run keep-rules: never edit, games were begun with it.\n${output[0].code}`)
  writeFileSync(join(past, `${game.rulesVersion}.d.ts`), TYPES)
  return file
}

const TYPES = `import type { AnyGame, AnyKnowledge } from '@echappee/kernel'
export const game: AnyGame
export const knowledge: AnyKnowledge
`

if (import.meta.main) {
  const id = process.argv[2] ?? ''
  if (id === '' || !existsSync(join(GAMES, id, 'rules/index.ts')))
    fail(`There is no game "${id}" in games/. Usage: npm run keep-rules <game>`)
  try {
    console.log(`${await keepRules(join(GAMES, id))}\nNow raise rulesVersion in games/${id}/rules/index.ts, then change the rules.`)
  } catch (error) {
    fail((error as Error).message)
  }
  spawnSync(process.execPath, [fileURLToPath(new URL('catalog.mjs', import.meta.url))], { stdio: 'inherit' })
}

function fail(sentence: string): never {
  console.error(sentence)
  process.exit(2)
}
