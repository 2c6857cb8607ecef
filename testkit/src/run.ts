import { canonicalJson, seededChance, type Chance } from '@echappee/kernel'
import { jsonValue, sample } from 'fast-check'
import { recordOfWalk, writeFailure, type Walked } from './failure.ts'
import { LAWS, LAW_NAMES, type LawName } from './laws/index.ts'
import { Broken, noSightings, type Position, type Sightings } from './laws/position.ts'
import { optionsAreBounded, randomOptionsAreGood } from './laws/run-laws.ts'
import { optionsSource, type OptionsSource } from './random-options.ts'
import { decisionBound, seatCounts, type AnySubject } from './subject.ts'

export interface FuzzSettings {
  /** Whole games; the subject's number by default. */
  readonly games?: number
  /** All games of the run come from it; the environment's ECHAPPEE_SEED, or always the same, by default. */
  readonly seed?: string
  /** All by default. */
  readonly laws?: readonly LawName[]
  /** How many positions of a game the costly laws look at, on average. */
  readonly positionsPerGame?: number
  /** How many decisions of the run are played through a match, with junk, undo and changes of mind. */
  readonly matchDecisions?: number
  /** Where records of failures are written: `fuzz-failures` by default; `undefined` writes none. */
  readonly failures?: string | undefined
}

/** The first time that a law was broken. */
export interface Breach {
  readonly law: LawName
  readonly message: string
  readonly seed?: string
  readonly afterMove?: number
  /** The record of the game up to there. */
  readonly file?: string
}

/** Where one of these is broken, nothing else can be judged: the game is left there. */
export const FOUNDATIONS = ['acting', 'moves', 'json'] as const

/** A run under way: what it is to do, and what it has met. */
export interface Run {
  readonly subject: AnySubject
  readonly seed: string
  readonly laws: ReadonlySet<LawName>
  readonly failures: string | undefined
  readonly positionsPerGame: number
  readonly matchBudget: number
  readonly sightings: Sightings
  readonly junk: readonly unknown[]
  readonly optionsOf: OptionsSource
  /** As texts: equal ones are held to their bounds once. */
  readonly optionsTried: Set<string>
  readonly breaches: Map<LawName, Breach>
  /** By number of seats. */
  readonly lengths: Map<number, { games: number; decisions: number }>
  games: number
  decisions: number
  longest: number
  positions: number
  matches: number
  matchDecisions: number
}

/** One of its games. */
export interface Walk extends Walked {
  readonly index: number
  readonly moves: [seat: number, move: unknown][]
  readonly bound: number
  /** One stream for the moves, one for the laws, so that laws do not change the games. */
  readonly choices: Chance
  readonly laws: Chance
  /** Of the first breaches found in this game. */
  readonly found: LawName[]
}

export function startRun(subject: AnySubject, settings: FuzzSettings): Run {
  const seed = settings.seed ?? process.env['ECHAPPEE_SEED'] ?? 'echappee'
  const number = seededChance(seed, 'fast-check').int(2 ** 21)
  return {
    subject,
    seed,
    laws: new Set(settings.laws ?? LAW_NAMES),
    failures: 'failures' in settings ? settings.failures : 'fuzz-failures',
    positionsPerGame: settings.positionsPerGame ?? 3,
    matchBudget: settings.matchDecisions ?? 12_000,
    sightings: noSightings(),
    junk: [...sample(jsonValue(), { numRuns: 200, seed: number }), JSON.parse('{"__proto__":{"type":"x"}}'), undefined],
    optionsOf: optionsSource(subject, settings.games ?? subject.games ?? 1000, number),
    optionsTried: new Set(),
    breaches: new Map(),
    lengths: new Map(),
    games: 0,
    decisions: 0,
    longest: 0,
    positions: 0,
    matches: 0,
    matchDecisions: 0,
  }
}

export function startWalk(run: Run, index: number): Walk | undefined {
  const { subject } = run
  const seed = `${run.seed}-${index}`
  const counts = seatCounts(subject)
  // The number of seats turns faster than the kinds of options and of walks, so that all of them meet.
  const seats = counts[(index + Math.floor(index / 20)) % counts.length]!
  const laws = seededChance(seed, 'laws')
  let options: unknown
  try {
    options = run.optionsOf(Math.floor(index / counts.length), seededChance(seed, 'options'), seats)
    randomOptionsAreGood(subject, options)
  } catch (error) {
    keepBreach(run, 'options', undefined, error)
    return undefined
  }
  if (index < BOUNDED_GAMES && isNewIn(run.optionsTried, canonicalJson(options)))
    hold(run, 'bounded', undefined, () => optionsAreBounded(subject, options))
  return {
    index,
    seed,
    seats,
    options,
    moves: [],
    bound: decisionBound(subject, options, seats),
    choices: seededChance(seed, 'choices'),
    laws,
    found: [],
  }
}

/** Each part of the options is tried several ways: a few games have met them all. */
const BOUNDED_GAMES = 60

function isNewIn(set: Set<string>, text: string): boolean {
  const isNew = !set.has(text)
  set.add(text)
  return isNew
}

/** Holds one law, and keeps the first breach of it. What the game itself throws breaks the law that it never throws. */
export function hold(run: Run, law: LawName, walk: Walk | undefined, check: () => void): void {
  if (!run.laws.has(law) || run.breaches.has(law)) return
  try {
    check()
  } catch (error) {
    keepBreach(run, law, walk, error)
  }
}

/** Holds the laws that everything else stands on, each time. */
export function stands(run: Run, walk: Walk, at: Position, laws: readonly (typeof FOUNDATIONS)[number][]): boolean {
  for (const law of laws)
    try {
      LAWS[law].position(at)
    } catch (error) {
      keepBreach(run, law, walk, error)
      return false
    }
  return true
}

function keepBreach(run: Run, broke: LawName, walk: Walk | undefined, error: unknown): void {
  const law = error instanceof Broken || !run.laws.has('throws') ? broke : 'throws'
  if (!run.laws.has(law) || run.breaches.has(law)) return
  const text = error instanceof Error ? error.message : String(error)
  const message = law === broke ? text : `${text} (met while checking "${broke}")`
  run.breaches.set(law, walk === undefined ? { law, message } : { law, message, seed: walk.seed, afterMove: walk.moves.length })
  walk?.found.push(law)
}

export function keepRecord(run: Run, walk: Walk): void {
  if (run.failures === undefined) return
  let file: string
  try {
    file = writeFailure(run.failures, recordOfWalk(run.subject.game, walk), walk.seed)
  } catch {
    return // not even the setup can be played: the message has to do
  }
  for (const law of walk.found) run.breaches.set(law, { ...run.breaches.get(law)!, file })
}
