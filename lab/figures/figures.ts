// npm run figures [-- name …]: what the lab costs, as ratios within one run, for docs/lab.md. Nothing fails by them: they depend on the machine,
// so its load is printed too. `browser` needs the built site; `workers`, `queue` and `browser` a machine with nothing else to do.
import { loadavg } from 'node:os'
import { alarms } from './alarms.ts'
import { browser } from './browser.ts'
import { counting, variants } from './counting.ts'
import { queue, workers } from './many.ts'
import { memory } from './memory.ts'

const FIGURES: Readonly<Record<string, () => Promise<void>>> = { counting, variants, workers, queue, browser, memory, alarms }

const wanted = process.argv.slice(2)
const unknown = wanted.find((name) => !Object.hasOwn(FIGURES, name))
if (unknown === undefined) {
  for (const [name, measure] of Object.entries(FIGURES)) if (wanted.length === 0 || wanted.includes(name)) await measure()
  console.log(`load of the machine ${loadavg()[0]!.toFixed(1)}`)
} else {
  console.error(`figures: there is no figure ${unknown}; there are ${Object.keys(FIGURES).join(', ')}`)
  process.exitCode = 2
}
