import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** In the game's own folder. */
export function gameFile(id: string, name: string): string {
  return join(fileURLToPath(new URL('../../../games', import.meta.url)), id, 'bot', name)
}

/** One line a field. */
export function dataText(data: object): string {
  const lines = Object.entries(data).map(([key, value]) => {
    const items: string | undefined = Array.isArray(value) ? `[${value.map((item) => JSON.stringify(item)).join(', ')}]` : undefined
    return `  ${JSON.stringify(key)}: ${items ?? JSON.stringify(value)}`
  })
  return `{\n${lines.join(',\n')}\n}`
}
