import type { Command } from 'commander'
import { SPECTATOR, isInAudience, type AnyMatch, type GameRecord, type ReplayStep, type Seat } from '@echappee/kernel'
import { wholeNumber } from '../arguments.ts'
import { labCommand } from '../command.ts'
import { BadInput } from '../failure.ts'
import type { Words } from '../words/en/index.ts'
import { print, printJson } from '../output.ts'
import { namesOf, openRecord, replayRecord, type OpenedRecord } from '../record-file.ts'
import { boardLines, bold, eventLines, numberedTableLine, outcomeLines, type Speech } from '../table/scene.ts'

interface Flags {
  as?: string
  until?: string
  trace?: boolean
  json?: boolean
}

export function replayCommand(say: Words): Command {
  const help = say.help
  return labCommand('replay', '<file> [--as SEAT] [--until N] [--trace] [--json]', help.replay, help.replayAfter, say)
    .argument('<file>', help.fileArgument)
    .option('--as <seat>', help.replayAs)
    .option('--until <n>', help.replayUntil)
    .option('--trace', help.replayTrace)
    .option('--json', help.json)
    .action(async (file: string, flags: Flags) => {
      const opened = await openRecord(file, say)
      const total = opened.record.moves.length
      const viewer = parseViewer(flags.as ?? 'spectator', opened.record, say)
      const until = flags.until === undefined ? total : wholeNumber('--until', flags.until, 0, total, say)
      // Everything is checked before anything is shown.
      replayRecord(file, opened, say)
      const showing = { ...opened, record: { ...opened.record, moves: opened.record.moves.slice(0, until) } }
      if (flags.trace === true) replayRecord(file, showing, say, (step) => printJson(traceLine(step)))
      else if (flags.json === true) printJson(summary(file, showing, viewer, total, say))
      else tell(file, showing, viewer, total, say)
    })
}

function parseViewer(text: string, { seats }: GameRecord, say: Words): Seat {
  if (text === 'spectator') return SPECTATOR
  const byNumber = /^[0-9]{1,3}$/.test(text) && Number(text) < seats.length ? Number(text) : -1
  const seat = byNumber === -1 ? seats.findIndex(({ name }) => name.toLowerCase() === text.toLowerCase()) : byNumber
  if (seat === -1)
    throw new BadInput(
      say.unknownViewer(
        text,
        seats.map(({ name }, i) => `${i} (${name})`),
      ),
    )
  return seat
}

/** Everything shown: for programs that follow and check a game step by step. */
function traceLine({ seq, seat, move, legal, drawn, events, match }: ReplayStep) {
  return {
    seq,
    seat: seat ?? null,
    move: move ?? null,
    legal: legal ?? null,
    chance: drawn.map(({ bound, value, drew }) => ({ bound, value, drew: drew ?? null })),
    events: events.map(({ event, to }) => ({ event, to: to ?? null })),
    state: match.state as unknown,
  }
}

function summary(file: string, opened: OpenedRecord, viewer: Seat, total: number, say: Words) {
  const { game, rulesVersion, seats, options, seed } = opened.record
  const steps: unknown[] = []
  const match = replayRecord(file, opened, say, (step) => {
    steps.push({ seq: step.seq, seat: step.seat ?? null, events: seenEvents(step, viewer) })
  })
  return {
    game,
    rulesVersion,
    seats,
    options,
    seed: seed ?? null,
    as: viewer === SPECTATOR ? null : viewer,
    decisions: total,
    until: opened.record.moves.length,
    steps,
    view: match.view(viewer) as unknown,
    toAct: match.toAct(),
    outcome: match.outcome() ?? null,
    digest: match.digest,
  }
}

/** The game as the viewer saw it. */
function tell(file: string, { opened, record }: OpenedRecord, viewer: Seat, total: number, say: Words): void {
  const speech: Speech = { text: opened.text, names: namesOf(record), say }
  const until = record.moves.length
  const match = replayRecord(file, { opened, record }, say, (step) => {
    if (step.seq === 0)
      print([
        say.gameHead(opened.title, numberedTableLine(step.match)),
        say.seenBy(viewer === SPECTATOR ? say.spectator() : speech.names(viewer)),
      ])
    const heading = step.seat === undefined ? say.setup() : say.decisionHead(step.seq, speech.names(step.seat))
    print(['', bold(heading), ...eventLines(seenEvents(step, viewer), speech).map((line) => `  ${line}`)])
  })
  print([...boardLines(match, viewer, speech), ...endLines(match, speech), ''])
  if (until < total) print([say.shownUntil(until, total)])
  print([say.checked(total)])
}

function endLines(match: AnyMatch, speech: Speech): string[] {
  const outcome = match.outcome()
  return outcome === undefined ? ['', speech.say.stillToAct(match.toAct().map(speech.names))] : outcomeLines(outcome, speech)
}

function seenEvents({ events }: ReplayStep, viewer: Seat): unknown[] {
  return events.filter(({ to }) => isInAudience(to, viewer)).map(({ event }) => event)
}
