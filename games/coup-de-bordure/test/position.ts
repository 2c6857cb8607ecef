import { check, scriptedChance, seededChance, type Context, type LoggedEvent } from '@echappee/kernel'
import { COURSES } from '../content/courses.ts'
import { FEED_SQUARE, TERRAINS, terrainIndex, type Terrain } from '../content/road.ts'
import { TEAM_SIZE } from '../content/team-sheet.ts'
import { askedRider } from '../rules/batch.ts'
import { guessHidden } from '../rules/deduction.ts'
import type { Event } from '../rules/events.ts'
import { game } from '../rules/index.ts'
import type { Move } from '../rules/moves.ts'
import type { Options } from '../rules/options.ts'
import { startRound } from '../rules/round.ts'
import type { RiderId, State, View } from '../rules/state.ts'

/** Blue, red, white and black, as the examples write them; B1 is blue A. */
const TEAM_LETTERS = 'BRWK'

export function id(name: string): RiderId {
  return TEAM_LETTERS.indexOf(name[0]!) * TEAM_SIZE + Number(name[1]) - 1
}

export function nameOf(rider: RiderId): string {
  return `${TEAM_LETTERS[Math.floor(rider / TEAM_SIZE)]!}${(rider % TEAM_SIZE) + 1}`
}

/** What a viewer can work out about a rider's face-down energy token (R7): the colours that guesses give it, and whether every guess gives it one. */
export function workedOut(view: View, rider: RiderId): { readonly colours: readonly Terrain[]; readonly isSure: boolean } {
  const guesses = new Set(Array.from({ length: 200 }, (_, i) => guessHidden(view, seededChance(`guess ${i}`))[rider]))
  const colours = TERRAINS.filter((terrain) => guesses.has(terrain))
  return { colours, isSure: colours.length > 0 && !guesses.has(null) }
}

export interface PositionParts {
  /** `B1@9 P2 C1 (S)`: blue A on square 9 with two Plain and one Hill token face up and a Sprint token face down. */
  readonly riders: readonly string[]
  /** Terrains that differ from those of Milan-San Remo. */
  readonly cases?: Readonly<Record<number, Terrain>>
  readonly options?: Partial<Options>
  /** Riders whose Offensive has been played. */
  readonly attacked?: readonly string[]
  /** By seat; everybody has one unless this is `none`. */
  readonly musettes?: readonly number[] | 'none'
}

/**
 * The start of a round. Riders that are not named stand on square 1 without energy, so that they come last and nothing happens to them.
 * With a face-down token every plate is filled up with blanks (CDB-9).
 */
export function position({ riders, cases = {}, options = {}, attacked = [], musettes }: PositionParts): State {
  const named = riders.map(read)
  const seats = Math.max(2, ...named.map(({ rider }) => Math.floor(rider / TEAM_SIZE) + 1))
  const course = COURSES.msr.cases.map((terrain, i) => cases[i + 1] ?? terrain)
  const hiding = named.some(({ hidden }) => hidden !== null) ? 'on' : 'off'
  const checked = check(game.schemas.options, { course: { cases: course }, teams: 'free', hiding, ...options })
  if (!checked.ok) throw new Error(`bad options: ${JSON.stringify(checked.issues)}`)
  const state = game.setup(checked.value, seats, { chance: scriptedChance([]) })
  state.drafts = []
  for (const { rider, at, up, hidden } of named) {
    Object.assign(state.riders[rider]!, { at, up, hasFed: at >= FEED_SQUARE, hasOffensive: !attacked.includes(nameOf(rider)) })
    state.hidden[rider] = hidden
  }
  for (const rider of state.riders) {
    rider.start = [...rider.up]
    if (!state.race.isHiding) continue
    rider.down = 8 - rider.up.reduce((all, count) => all + count, 0)
    rider.faceDown = rider.down > 0 ? 'unknown' : 'none'
  }
  if (musettes !== 'none') {
    state.musettes = state.teams.map((_, seat) => musettes?.[seat] ?? seat)
    state.remainingMusette = [0, 1, 2, 3, 4].find((card) => !state.musettes.includes(card))!
    state.draws = [state.teams.map((_, seat) => seat)]
  }
  state.round = 7
  startRound(state, { chance: scriptedChance([]) })
  return state
}

export interface Answers {
  /** By rider; Constance where nothing is said. */
  readonly pace?: Readonly<Record<string, string>>
  /** The only possible payment where nothing is said. */
  readonly pay?: Readonly<Record<string, string>>
  /** Who says "Je tracte" and who does not: everybody who is asked. */
  readonly tow?: Readonly<Record<string, boolean>>
  /** Staying where nothing is said. */
  readonly follow?: Readonly<Record<string, string>>
  /** Nothing where nothing is said. */
  readonly refill?: Readonly<Record<string, string>>
}

export interface Run {
  readonly state: State
  readonly log: LoggedEvent<Event>[]
  readonly events: Event[]
  /** What was asked, as `pay R1`. */
  readonly questions: string[]
}

/** Plays the group whose turn it is to its end. Answers that are never asked for are errors. */
export function playGroup(from: State, answers: Answers, chance: readonly number[] = []): Run {
  const state = game.clone(from)
  const { groupCase, round } = state
  const run: Run = { state, log: [], events: [], questions: [] }
  const script = scriptedChance(chance)
  const context: Context<Event> = {
    chance: script,
    emit(event, to) {
      run.log.push(to === undefined ? { event } : { event, to })
      run.events.push(event)
    },
  }
  const used = new Set<string>()
  while (state.phase !== 'finished' && state.groupCase === groupCase && state.round === round) {
    const seat = game.toAct(state)[0]!
    const rider = askedRider(state, seat)!
    const question = `${state.phase} ${nameOf(rider)}`
    run.questions.push(question)
    const move = moveFor(state, seat, rider, answers, used)
    const refusal = game.whyNot(state, seat, move)
    if (refusal !== undefined) throw new Error(`${JSON.stringify(move)} is refused: ${refusal.code}`)
    game.apply(state, seat, move, context)
  }
  const given = Object.entries(answers).flatMap(([kind, own]) => Object.keys(own as object).map((name) => `${kind} ${name}`))
  const unused = given.filter((answer) => !used.has(answer))
  if (unused.length > 0) throw new Error(`never asked for: ${unused.join(', ')}`)
  if (script.left() > 0) throw new Error(`${script.left()} outcomes of chance were not asked for`)
  return run
}

/** Everybody who is left rides steadily until the round is over. */
export function endRound(from: State, chance: readonly number[] = []): Run {
  let state = from
  const run: Run = { state, log: [], events: [], questions: [] }
  const { round } = state
  while (state.phase !== 'finished' && state.round === round) {
    const next = playGroup(state, {}, chance)
    state = next.state
    run.log.push(...next.log)
    run.events.push(...next.events)
  }
  return { ...run, state }
}

/** Square and tokens of a rider, as the examples write them: `11 P1 S2`, `11 none`. */
export function where(state: State, name: string): string {
  const { at, up } = state.riders[id(name)]!
  const hidden = state.hidden[id(name)]!
  const tokens = TERRAINS.flatMap((terrain, i) => (up[i]! > 0 ? [`${terrain}${up[i]!}`] : []))
  if (hidden !== null) tokens.push(`(${hidden})`)
  return `${at} ${tokens.length === 0 ? 'none' : tokens.join(' ')}`
}

export function whereAll(state: State, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, where(state, name)]))
}

function moveFor(state: State, seat: number, rider: RiderId, answers: Answers, used: Set<string>): Move {
  const name = nameOf(rider)
  const given = (kind: keyof Answers): string | boolean | undefined => {
    used.add(`${kind} ${name}`)
    return answers[kind]?.[name]
  }
  switch (state.phase) {
    case 'pace':
      return { type: 'pace', rider, pace: (given('pace') ?? 'CON') as 'CON' }
    case 'pay': {
      const tokens = given('pay') as string | undefined
      const legal = game.legal(state, seat)
      if (tokens === undefined && legal.length > 1) throw new Error(`${name} has to choose a payment`)
      return tokens === undefined ? legal[0]! : { type: 'pay', rider, tokens }
    }
    case 'announce': {
      const tow = given('tow') as boolean | undefined
      if (tow === undefined) throw new Error(`${name} is asked whether it tows`)
      return { type: 'announce', rider, tow }
    }
    case 'follow':
      return { type: 'follow', rider, tokens: (given('follow') ?? '') as string }
    case 'refill':
      return { type: 'refill', rider, tokens: (given('refill') ?? '') as string }
    default:
      throw new Error(`no example plays the phase ${state.phase}`)
  }
}

function read(text: string) {
  const [place, ...tokens] = text.split(/\s+/)
  const [name, at] = place!.split('@')
  const up = [0, 0, 0, 0]
  let hidden: Terrain | null = null
  for (const token of tokens) {
    if (token === 'none') continue
    if (token.startsWith('(')) hidden = token[1] as Terrain
    else up[terrainIndex(token[0] as Terrain)] = Number(token[1])
  }
  return { rider: id(name!), at: Number(at), up, hidden }
}
