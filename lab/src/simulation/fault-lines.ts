import type { Words } from '../words/en/index.ts'
import { bold } from '../table/scene.ts'
import type { Tally } from './tally.ts'

const SHOWN = 5

/** What became of programs that did not keep to the protocol; nothing where all did. */
export function faultLines(faults: Tally['faults'], say: Words): string[] {
  if (faults.length === 0) return []
  const shown = faults.slice(0, SHOWN).map(({ bot, game, decision, kind, detail }) => `  ${say.fault(bot, game, decision, kind, detail)}`)
  return [bold(say.faultsHead(faults.length)), ...shown, '']
}
