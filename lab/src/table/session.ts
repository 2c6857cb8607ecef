import { botChance, chooseMove, isBotLevel } from '@echappee/bots'
import { SPECTATOR, type AnyMatch, type Seat } from '@echappee/kernel'
import type { Rules } from '../opened-game.ts'
import { HUMAN } from '../seats.ts'
import type { LineSource } from './lines.ts'
import { boardLines, choiceLines, eventLines, outcomeLines, refusalText, type Speech } from './scene.ts'

export interface TerminalTable {
  readonly match: AnyMatch
  readonly rules: Rules
  readonly seed: string
  readonly speech: Speech
  readonly print: (lines: readonly string[]) => void
  /** Wipes the screen, so that the next person sees nothing of the last one's. */
  readonly clear: () => void
  /** Called after every move, so that nothing is lost. */
  readonly save: () => void
  /** Taken up again: people are told the last news only. */
  readonly isResumed: boolean
}

export type Ending = 'over' | 'quit' | 'inputEnded'

const NEWS_ON_RESUMING = 10

/** Both languages understand both. */
const WORDS = {
  help: ['help', 'aide', '?'],
  board: ['board', 'plateau'],
  undo: ['undo', 'annuler'],
  quit: ['quit', 'quitter', 'exit', 'q'],
} as const

/** Several people at one terminal, or one, or none, against bots, until the game is over or somebody leaves. */
export async function playSession(table: TerminalTable, lines: LineSource): Promise<Ending> {
  const { match } = table
  const people = match.seats.flatMap(({ by }, seat) => (by === HUMAN ? [seat] : []))
  const reader: Reader = { viewer: people.length === 1 ? people[0]! : SPECTATOR, eventsShown: new Map() }
  if (table.isResumed)
    for (const viewer of [SPECTATOR, ...people]) reader.eventsShown.set(viewer, Math.max(0, match.events(viewer).length - NEWS_ON_RESUMING))
  for (;;) {
    if (people.length === 0) tellNews(table, reader)
    if (match.outcome() !== undefined) break
    const acting = match.toAct()
    const bot = acting.find((candidate) => match.seats[candidate]!.by !== HUMAN)
    if (bot !== undefined) playBot(table, bot)
    else {
      const ending = await askPerson(table, lines, reader, acting[0]!)
      if (ending !== undefined) return ending
    }
  }
  tellNews(table, reader)
  table.print([...boardLines(match, reader.viewer, table.speech), ...outcomeLines(match.outcome()!, table.speech)])
  return 'over'
}

/** Who looks at the screen, and how many events each of them has read. */
interface Reader {
  viewer: Seat
  readonly eventsShown: Map<Seat, number>
}

function playBot({ match, rules, seed, save }: TerminalTable, seat: Seat): void {
  const level = match.seats[seat]!.by
  if (!isBotLevel(level)) throw new Error(`there is no bot ${level}`)
  const decision = match.decision(seat)
  const move: unknown = chooseMove({ ...rules, level, view: match.view(seat), seat, chance: botChance(seed, seat, decision) })
  const answer = match.submit(seat, decision, move)
  if (!answer.ok) throw new Error(`the ${level} bot of seat ${seat} chose a move that is refused: ${answer.refusal.code}`)
  save()
}

/** Shows the person the news, the board and the choices, and listens until something has changed. */
async function askPerson(table: TerminalTable, lines: LineSource, reader: Reader, seat: Seat): Promise<Ending | undefined> {
  const { match, speech, print } = table
  if (!(await handOver(table, lines, reader, seat))) return 'inputEnded'
  tellNews(table, reader)
  const legal: unknown[] = match.legal(seat)
  const show = () => print([...boardLines(match, seat, speech), ...choiceLines(match, seat, legal, speech)])
  show()
  for (;;) {
    const line = await lines.next(`${speech.names(seat)}> `)
    if (line === undefined) return 'inputEnded'
    const word = line.trim().toLowerCase()
    if (isWord(word, 'quit')) return 'quit'
    if (isWord(word, 'help')) print([speech.say.tableHelp(legal.length)])
    else if (isWord(word, 'board') || (word === '' && legal.length > 1)) show()
    else if (isWord(word, 'undo') ? takeBack(table, reader, seat) : playMove(table, seat, legal, word)) return undefined
  }
}

function takeBack(table: TerminalTable, reader: Reader, seat: Seat): boolean {
  const { match, speech, print } = table
  const answer = match.undo(seat)
  if (!answer.ok) {
    print([capital(refusalText(answer.refusal, speech))])
    return false
  }
  reader.eventsShown.set(seat, Math.min(reader.eventsShown.get(seat) ?? 0, match.events(seat).length))
  table.save()
  print([speech.say.undone()])
  return true
}

function playMove({ match, speech, print, save }: TerminalTable, seat: Seat, legal: readonly unknown[], word: string): boolean {
  const move = legal[chosen(word)]
  if (move === undefined) {
    print([speech.say.noSuchMove(word, legal.length)])
    return false
  }
  const answer = match.submit(seat, match.decision(seat), move)
  if (!answer.ok) throw new Error(`a legal move was refused: ${answer.refusal.code}`)
  save()
  return true
}

/** An empty line takes the only move there is. */
const chosen = (word: string) => (word === '' ? 0 : /^[0-9]{1,9}$/.test(word) ? Number(word) - 1 : -1)
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const isWord = (word: string, command: keyof typeof WORDS) => (WORDS[command] as readonly string[]).includes(word)

/** Where several people share a terminal, what one has seen goes before the next looks. In a pipe there is nobody to wait for. */
async function handOver({ speech, print, clear }: TerminalTable, lines: LineSource, reader: Reader, seat: Seat): Promise<boolean> {
  if (reader.viewer === seat) return true
  reader.viewer = seat
  if (!lines.isTerminal) {
    print(['', speech.say.turnOf(speech.names(seat))])
    return true
  }
  clear()
  const line = await lines.next(speech.say.handOver(speech.names(seat)))
  clear()
  return line !== undefined
}

function tellNews({ match, speech, print }: TerminalTable, reader: Reader): void {
  const from = reader.eventsShown.get(reader.viewer) ?? 0
  const news: unknown[] = match.events(reader.viewer, from)
  if (news.length === 0) return
  reader.eventsShown.set(reader.viewer, from + news.length)
  print(['', ...eventLines(news, speech)])
}
