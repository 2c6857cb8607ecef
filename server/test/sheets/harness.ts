import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { catalog } from '@echappee/games/catalog'
import { defaultOptions } from '@echappee/kernel'
import { serverMessageSchema, type MessageOf, type ServerMessage } from '@echappee/protocol'
import { SHEET_FORMAT, refusalOf, workOut, type Answer, type Entry, type SheetFile } from '@echappee/sheet'
import { onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { api, type Answered } from '../tables/harness.ts'
import { WITH_DECKS } from '../tables/real-games.ts'

export const GAME = WITH_DECKS
export const newSheetKey = (): string => randomBytes(32).toString('base64url')

interface At {
  readonly address: string
}

/** A sheet with that many entries: what is proposed, or the first answer that is possible; of values to choose from, the last one if so wished. */
export async function sheetOf(game: string, names: readonly string[], entries = 0, isLastChosen = false): Promise<SheetFile> {
  const parts = catalog.find(({ id }) => id === game)!.parts!
  const [rules, sheet] = await Promise.all([parts.rules(), parts.sheet!.load()])
  const options = { ...defaultOptions(rules.optionFields), ...sheet.usual }
  const given: Entry[] = []
  while (given.length < entries) {
    const { question, state } = workOut(sheet, options as never, names.length, given)
    if (question === undefined) break
    const riders = 'riders' in question ? question.riders : []
    const choices = 'values' in question ? question.values.map((value): Answer => ({ kind: 'choice', value })) : []
    const answers: Answer[] = [
      ...(question.proposal === undefined ? [] : [question.proposal]),
      { kind: 'order', groups: riders.map((rider) => [rider]) },
      { kind: 'order', groups: [] },
      { kind: 'flags', riders: [] },
      { kind: 'flags', riders: riders.slice(0, 1) },
      { kind: 'numbers', values: riders.map((_, i) => 90 - i) },
      { kind: 'numbers', values: riders.map(() => 1) },
      { kind: 'numbers', values: riders.map((_, i) => i) },
      { kind: 'number', value: 'min' in question ? question.min : 0 },
      ...(isLastChosen ? choices.toReversed() : choices),
    ]
    const answer = answers.find((one) => refusalOf(sheet, state, question, one) === undefined)
    if (answer === undefined) throw new Error(`nothing fits ${JSON.stringify(question)}`)
    given.push({ question: question.id, answer })
  }
  return { format: SHEET_FORMAT, game, options, names, entries: given }
}

export interface Kept {
  readonly id: string
  readonly key: string
  readonly file: SheetFile
}

export async function share(at: At, file: SheetFile, key = newSheetKey()): Promise<Kept> {
  const { status, body } = await api(at, 'POST', '/api/sheets', { number: 1, file }, key)
  if (status !== 201) throw new Error(JSON.stringify(body))
  return { id: body.id, key, file }
}

export const save = (at: At, { id, key }: Kept, number: number, file: unknown): Promise<Answered> =>
  api(at, 'PUT', `/api/sheets/${id}`, { number, file }, key)

/** Somebody who follows a sheet on a socket. */
export class Follower {
  readonly socket: WebSocket
  readonly raw: string[] = []
  readonly messages: ServerMessage[] = []
  readonly mistakes: string[] = []
  closed: number | undefined
  readonly #waiting = new Set<() => void>()

  constructor(address: string) {
    this.socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket?table=any`)
    this.socket.on('error', () => undefined)
    this.socket.on('message', (data: Buffer) => {
      const text = data.toString()
      this.raw.push(text)
      const read = serverMessageSchema.safeParse(JSON.parse(text))
      if (read.success) this.messages.push(read.data)
      else this.mistakes.push(text)
      this.#wake()
    })
    this.socket.on('close', (code) => {
      this.closed = code
      this.#wake()
    })
    onTestFinished(() => this.socket.terminate())
  }

  static async connect(at: At): Promise<Follower> {
    const follower = new Follower(at.address)
    await new Promise<void>((resolve, reject) => {
      follower.socket.once('open', resolve)
      follower.socket.once('error', reject)
    })
    return follower
  }

  static async open(at: At, sheet: string, key?: string): Promise<Follower> {
    const follower = await Follower.connect(at)
    follower.socket.send(JSON.stringify({ type: 'follow', sheet, ...(key === undefined ? {} : { key }) }))
    await follower.until(() => follower.messages.length > 0)
    return follower
  }

  last<T extends ServerMessage['type']>(type: T): MessageOf<T> | undefined {
    return this.messages.findLast((message): message is MessageOf<T> => message.type === type)
  }

  async until(isSo: () => boolean): Promise<void> {
    const deadline = Date.now() + 60_000
    while (!isSo()) {
      if (Date.now() > deadline) throw new Error(`waited in vain; the last words were ${this.raw.at(-1)}`)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 100)
        this.#waiting.add(() => {
          clearTimeout(timer)
          resolve()
        })
      })
    }
  }

  #wake(): void {
    for (const wake of this.#waiting) wake()
    this.#waiting.clear()
  }
}

/** A phone with the decks of a seat. */
export class Phone {
  readonly at: At
  readonly sheet: string
  readonly key: string
  readonly seat: number
  readonly socket: Follower

  constructor(at: At, sheet: string, key: string, seat: number, socket: Follower) {
    this.at = at
    this.sheet = sheet
    this.key = key
    this.seat = seat
    this.socket = socket
  }

  static async open(at: At, kept: Kept, seat: number): Promise<Phone> {
    const key = newSheetKey()
    const invitation = await invite(at, kept, seat)
    const { status, body } = await api(at, 'POST', `/api/sheets/${kept.id}/decks`, { invitation }, key)
    if (status !== 201) throw new Error(JSON.stringify(body))
    return Phone.follow(at, kept.id, key, body.seat)
  }

  /** With the hand that it is told first. */
  static async follow(at: At, sheet: string, key: string, seat: number): Promise<Phone> {
    const socket = await Follower.open(at, sheet, key)
    await socket.until(() => socket.last('hand') !== undefined)
    return new Phone(at, sheet, key, seat, socket)
  }

  act(action: Record<string, unknown>): Promise<Answered> {
    return api(this.at, 'PUT', `/api/sheets/${this.sheet}/decks`, action, this.key)
  }

  get decks(): MessageOf<'hand'>['decks'] {
    return this.socket.last('hand')!.decks
  }

  /** Draws for each of its riders and plays the first card. */
  async choose(): Promise<string[]> {
    const chosen: string[] = []
    for (const { deck } of this.decks) {
      await this.act({ do: 'draw', deck })
      await this.socket.until(() => this.decks.some((own) => own.deck === deck && own.hand.length > 0))
      const [card] = this.decks.find((own) => own.deck === deck)!.hand
      await this.act({ do: 'choose', deck, card, after: 0 })
      chosen.push(card!)
    }
    return chosen
  }
}

export async function invite(at: At, { id, key }: Kept, seat: number): Promise<string> {
  const { status, body } = await api(at, 'POST', `/api/sheets/${id}/invitations`, { seat }, key)
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body.invitation
}

/** Until whatever was to be said has been said: whoever comes is told last, and a socket answers after what was sent before. */
export async function quiet(at: At, sheet: string, followers: readonly Follower[]): Promise<void> {
  const last = await Follower.open(at, sheet)
  last.socket.close()
  await Promise.all(
    followers.map(({ socket }) => {
      const answer = once(socket, 'pong')
      socket.ping()
      return answer
    }),
  )
}
