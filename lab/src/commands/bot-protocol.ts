import type { Command } from 'commander'
import { seededChance } from '@echappee/kernel'
import { labCommand } from '../command.ts'
import { checkOptions } from '../game-options.ts'
import type { Words } from '../words/en/index.ts'
import { openGame } from '../opened-game.ts'
import { print, printJson } from '../output.ts'
import { FAULTS, PROTOCOL, USUAL_MS } from '../programs/program.ts'

export function botProtocolCommand(say: Words): Command {
  return labCommand('bot-protocol', '[--example GAME] [--json]', say.help.botProtocol, say.help.botProtocolAfter, say)
    .option('--example <game>', say.help.botProtocolExample)
    .option('--json', say.help.json)
    .action(async ({ example, json }: { example?: string; json?: boolean }) => {
      if (example !== undefined) await conversation(example, say)
      else if (json === true) printJson({ protocol: PROTOCOL, decisionMs: USUAL_MS, faults: FAULTS })
      else print(say.botProtocol(PROTOCOL, USUAL_MS))
    })
}

/** What seat 0 is sent at its first decision, and a right answer, as the lines that go to and fro. */
async function conversation(id: string, say: Words): Promise<void> {
  const { game, text } = await openGame(id, say)
  const options = checkOptions({}, game, text, say)
  const seats = game.seats.best
  const ctx = { chance: seededChance('example') }
  const state: unknown = game.setup(options, seats, ctx)
  while (!game.toAct(state).includes(0)) {
    const seat = game.toAct(state)[0]!
    game.apply(state, seat, game.fallback(state, seat), ctx)
  }
  const moves: unknown[] = game.legal(state, 0)
  for (const line of [
    { type: 'hello', protocol: PROTOCOL, game: id, rulesVersion: game.rulesVersion, seats, seat: 0, options },
    { type: 'hello', name: 'Example' },
    { type: 'decide', decision: 0, view: game.view(state, 0) as unknown, moves },
    { type: 'move', move: moves.length - 1 },
  ])
    printJson(line)
}
