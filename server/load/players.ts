// A process full of players: `load.ts` starts it, so that making the load is not part of what is measured.
import { setTimeout as pause } from 'node:timers/promises'
import { LoadedTable, type LoadSettings } from './loaded-table.ts'
import { loadGame } from './party.ts'
import { Tally } from './tally.ts'

export interface Orders {
  /** Of all nodes. */
  readonly addresses: readonly string[]
  /** Whether all seats of a table are at the same node, as behind a proxy that knows tables; otherwise they go round. */
  readonly isTogether: boolean
  readonly game: string
  readonly tables: number
  readonly people: number
  readonly pace: 'human' | 'full' | 'idle'
  /** Makes the players of different processes different. */
  readonly name: string
}

export type ToPlayers = { readonly type: 'sitDown'; readonly orders: Orders } | { readonly type: 'measure'; readonly ms: number }

const tally = new Tally()
process.on('disconnect', () => process.exit(0))
process.on('message', (message: ToPlayers) => {
  const done = message.type === 'sitDown' ? sitDown(message.orders) : tally.measure(message.ms)
  done.then(
    (answer) => process.send!({ answer: answer ?? true }),
    (error: unknown) => process.send!({ error: String(error) }),
  )
})

/** Answers when everybody sits and plays. */
async function sitDown({ addresses, isTogether, game: id, tables, people, pace, name }: Orders): Promise<void> {
  const settings: LoadSettings = { addresses, isTogether, game: await loadGame(id), people, tally, isFullSpeed: pace === 'full' }
  let next = 0
  const seatSome = async (): Promise<void> => {
    while (next < tables) {
      const number = next++
      const table = new LoadedTable(settings, number, `${name} ${number}`)
      await table.sitDown()
      if (pace !== 'idle') void goOn(table)
      if (pace === 'human') playAtHumanPace(table)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, seatSome))
}

const AT_ONCE = 16
/** One move per table and second. */
const BETWEEN_MOVES = 1000

/** After the game comes the next one, as a rematch. */
async function goOn(table: LoadedTable): Promise<void> {
  try {
    for (;;) {
      await table.ended()
      tally.games++
      table.leave()
      await table.sitDown()
    }
  } catch (error) {
    tally.mistakes.push(String(error))
  }
}

/** Tables do not play in step: each begins at a moment of its own. */
function playAtHumanPace(table: LoadedTable): void {
  void pause(Math.random() * BETWEEN_MOVES).then(() => setInterval(() => table.tick(), BETWEEN_MOVES))
}
