import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { BOT_KINDS, policyFrom, type BotLevel } from '@echappee/bots'
import type { AnyGame, AnyKnowledge, PolicyWeights, SeatRecord } from '@echappee/kernel'
import { HABIT, POLICY, habitOf, thoughtOf, type Thought } from '@echappee/study/bot-name'
import { BadInput } from './failure.ts'
import { readJson } from './files.ts'
import type { Words } from './words/en/index.ts'
import { nearest } from './nearest.ts'

export const HUMAN = 'human'

/** First names, the same in both languages, so that a log reads well. */
const NAMES = ['Alice', 'Bruno', 'Camille', 'Denis', 'Emma', 'Félix', 'Gaspard', 'Hélène', 'Iris', 'Jules', 'Karim', 'Louise']

/** A bot that is a program of its own: `run:` and the command. */
const PROGRAM = 'run:'

/** The command of a program; undefined for a level. */
export function commandOf(bot: string): string | undefined {
  return bot.startsWith(PROGRAM) ? bot.slice(PROGRAM.length).trim() : undefined
}

/** What was learned as a file has it: `policy:` and the file. */
const LEARNED = `${POLICY}:`

export function policyFileOf(bot: string): string | undefined {
  return bot.startsWith(LEARNED) ? bot.slice(LEARNED.length) : undefined
}

/** A level of another version of this repository: `checkout:` and a folder, a colon, the level as above. */
const CHECKOUT = 'checkout:'

export function checkoutOf(bot: string): { readonly folder: string; readonly thought: Thought } | undefined {
  const [, folder, level] = /^checkout:([^:]+):(.+)$/.exec(bot) ?? []
  const thought = level === undefined ? undefined : thoughtOf(level)
  return folder === undefined || thought === undefined ? undefined : { folder, thought }
}

/** `greedy,leader:600,habit:hard,run:python3 bot.py`: levels, habits and programs, in any number. */
export function parseBots(text: string, { habits = {}, learning }: Pick<AnyKnowledge, 'habits' | 'learning'>, say: Words): string[] {
  return text.split(',').map((word) => {
    const name = word.trim()
    const command = commandOf(name)
    if (thoughtOf(name) !== undefined || name === POLICY) return name
    const habit = habitOf(name)
    if (habit !== undefined) {
      if (habits[habit] === undefined) throw new BadInput(say.unknownHabit(habit, nearest(habit, Object.keys(habits)), Object.keys(habits)))
      return name
    }
    const file = policyFileOf(name)
    if (file !== undefined) {
      const policy = readJson(file, say)
      if (learning === undefined || !isPolicy(policy) || policyFrom(learning.features, policy) === undefined)
        throw new BadInput(say.otherPolicy(file))
      return name
    }
    if (name.startsWith(CHECKOUT)) {
      const folder = checkoutOf(name)?.folder
      if (folder === undefined || !existsSync(join(folder, 'bots/src/index.ts'))) throw new BadInput(say.noCheckout(name))
      return name
    }
    if (command === undefined)
      return parseKind(name, BOT_KINDS, [...BOT_KINDS, POLICY, `${LEARNED}…`, `${HABIT}…`, `${CHECKOUT}…`, `${PROGRAM}…`], say)
    if (command === '') throw new BadInput(say.noProgram(PROGRAM))
    return name
  })
}

function isPolicy(data: unknown): data is PolicyWeights {
  const { features, contexts, weights } = (data ?? {}) as Partial<PolicyWeights>
  return Array.isArray(features) && Array.isArray(contexts) && Array.isArray(weights) && weights.every(Number.isFinite)
}

/** Whether it can be played anywhere: without programs, other versions and files of one machine. */
export const isOwnBot = (bot: string) => thoughtOf(bot) !== undefined || bot === POLICY || habitOf(bot) !== undefined

/** For a study, which plays on any machine and in threads that open nothing but games. */
export function parseOwnBots(text: string, knowledge: AnyKnowledge, say: Words): string[] {
  const bots = parseBots(text, knowledge, say)
  const other = bots.find((bot) => !isOwnBot(bot))
  if (other !== undefined) throw new BadInput(say.notInStudies(other))
  return bots
}

/** One word a seat. */
export function parseBotSeats(text: string, game: AnyGame, knowledge: AnyKnowledge, say: Words): string[] {
  return ofTheRightNumber(parseBots(text, knowledge, say), game, say)
}

/** `human,greedy,random`: one word a seat. */
export function parseSeats<Kind extends string>(text: string, kinds: readonly Kind[], game: AnyGame, say: Words): Kind[] {
  const seats = text.split(',').map((word) => parseKind(word.trim(), kinds, kinds, say))
  return ofTheRightNumber(seats, game, say)
}

function parseKind<Kind extends string>(name: string, kinds: readonly Kind[], shown: readonly string[], say: Words): Kind {
  const kind = kinds.find((candidate) => candidate === name)
  if (kind === undefined) throw new BadInput(say.unknownSeat(name, nearest(name, kinds), shown))
  return kind
}

function ofTheRightNumber<Kind>(seats: Kind[], game: AnyGame, say: Words): Kind[] {
  const { min, max } = game.seats
  if (seats.length < min || seats.length > max) throw new BadInput(say.seatCount(game.id, min, max, seats.length))
  return seats
}

/** One person and, for the rest of a good table, greedy bots. */
export function defaultTable(game: AnyGame): (BotLevel | typeof HUMAN)[] {
  return Array.from({ length: game.seats.best }, (_, seat) => (seat === 0 ? HUMAN : 'greedy'))
}

/** The game's own heuristic and random moves in turn: fast, and a first answer to most questions. */
export function defaultBots(game: AnyGame): BotLevel[] {
  const ladder = ['greedy', 'random'] as const
  return Array.from({ length: game.seats.best }, (_, seat) => ladder[seat % ladder.length]!)
}

export function seatRecords(kinds: readonly string[]): SeatRecord[] {
  return kinds.map((by, seat) => ({ name: NAMES[seat] ?? `${seat}`, by }))
}
