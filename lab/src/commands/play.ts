import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import type { Command } from 'commander'
import { BOT_KINDS } from '@echappee/bots'
import { Match, canonicalJson, type AnyMatch, type GameRecord } from '@echappee/kernel'
import { gather } from '../arguments.ts'
import { labCommand } from '../command.ts'
import { BadInput } from '../failure.ts'
import { checkOptions, parseOptions } from '../game-options.ts'
import type { Words } from '../words/en/index.ts'
import { openGame, type OpenedGame } from '../opened-game.ts'
import { clear, print, printJson } from '../output.ts'
import { namesOf, openRecord, replayRecord, saveRecord } from '../record-file.ts'
import { HUMAN, defaultTable, parseSeats, seatRecords } from '../seats.ts'
import { Lines } from '../table/lines.ts'
import { tableLine } from '../table/scene.ts'
import { playSession, type Ending } from '../table/session.ts'

interface Flags {
  seats?: string
  option?: string[]
  seed?: string
  record?: string
  json?: boolean
}

interface Begun {
  readonly match: AnyMatch
  readonly seed: string
}

const KINDS = [HUMAN, ...BOT_KINDS] as const
const USAGE = '<game> [--seats human,greedy,random] [--option key=value]… [--seed S] [--record FILE] [--lang fr|en] [--json]'

export function playCommand(say: Words): Command {
  const help = say.help
  return labCommand('play', USAGE, help.play, help.playAfter, say)
    .argument('<game>', help.gameArgument)
    .option('--seats <list>', help.playSeats)
    .option('--option <key=value>', help.option, gather)
    .option('--seed <s>', help.playSeed)
    .option('--record <file>', help.playRecord)
    .option('--json', help.json)
    .action((id: string, flags: Flags) => play(id, flags, say))
}

async function play(id: string, flags: Flags, say: Words): Promise<void> {
  const opened = await openGame(id, say)
  const file = flags.record
  const { match, seed } = file !== undefined && existsSync(file) ? await resume(file, opened, flags, say) : begin(opened, flags, say)
  const save = () => {
    if (file !== undefined) saveRecord(file, match.record())
  }
  save()
  const isResumed = match.moveCount > 0
  print([say.gameHead(opened.title, tableLine(match)), say.seedIs(seed)])
  if (isResumed) print([say.resumed(file!, match.moveCount)])

  const lines = new Lines(process.stdin, process.stdout)
  const speech = { text: opened.text, names: namesOf(match), say }
  const ending = await playSession({ match, rules: opened, seed, speech, print, clear, save, isResumed }, lines).finally(() => {
    lines.close()
  })

  print(['', ...endingLines(ending, match, file, say)])
  if (flags.json === true) printJson(endingData(ending, match, seed, file))
}

function begin(opened: OpenedGame, flags: Flags, say: Words): Begun {
  const { game, text } = opened
  const kinds = flags.seats === undefined ? defaultTable(game) : parseSeats(flags.seats, KINDS, game, say)
  const options = checkOptions(parseOptions(flags.option ?? [], game, say), game, text, say, kinds.length)
  const seed = flags.seed ?? randomBytes(8).toString('hex')
  return { match: new Match(game, { options, seats: seatRecords(kinds), seed }), seed }
}

/** Takes the game in the file up again, unless it is another one than the flags ask for. */
async function resume(file: string, opened: OpenedGame, flags: Flags, say: Words): Promise<Begun> {
  const held = await openRecord(file, say)
  const { record } = held
  if (record.game !== opened.game.id) throw new BadInput(say.recordOfOther(file, record.game, opened.game.id))
  const match = replayRecord(file, held, say)
  refuseOtherFlags(file, match.record(), opened, flags, say)
  if (match.outcome() !== undefined) throw new BadInput(say.recordFinished(file))
  if (record.seed === undefined) throw new BadInput(say.recordWithoutSeed(file))
  for (const { by } of record.seats) if (!(KINDS as readonly string[]).includes(by)) throw new BadInput(say.recordBot(file, by, KINDS))
  return { match, seed: record.seed }
}

function refuseOtherFlags(file: string, record: GameRecord, { game, text }: OpenedGame, flags: Flags, say: Words): void {
  const seats = record.seats.map(({ by }) => by).join(',')
  if (flags.seats !== undefined && parseSeats(flags.seats, KINDS, game, say).join(',') !== seats)
    throw new BadInput(say.recordDiffers(file, '--seats', seats))
  if (flags.seed !== undefined && flags.seed !== record.seed) throw new BadInput(say.recordDiffers(file, '--seed', record.seed ?? '–'))
  const given = parseOptions(flags.option ?? [], game, say)
  checkOptions(given, game, text, say, record.seats.length)
  const kept = record.options as Readonly<Record<string, unknown>>
  for (const [key, value] of Object.entries(given))
    if (canonicalJson(kept[key]) !== canonicalJson(value))
      throw new BadInput(say.recordDiffers(file, '--option', `${key}=${canonicalJson(kept[key])}`))
}

function endingLines(ending: Ending, match: AnyMatch, file: string | undefined, say: Words): string[] {
  const lines: string[] = []
  if (ending === 'quit') lines.push(say.left(match.moveCount))
  if (ending === 'inputEnded') lines.push(say.inputEnded(match.moveCount))
  if (file !== undefined) lines.push(say.savedIn(file))
  return lines
}

function endingData(ending: Ending, match: AnyMatch, seed: string, file: string | undefined) {
  const { game, seats, moveCount: decisions } = match
  return { game: game.id, ending, seed, seats, decisions, outcome: match.outcome() ?? null, digest: match.digest, record: file ?? null }
}
