import { botName } from '@echappee/bots'
import { CUP_LIMITS, nameSkeleton, planTables, type TablePlan } from '@echappee/protocol'
import { TableProblem } from '../problems.ts'
import { hashKey, newKey } from '../tables/keys.ts'
import { isSettled, lastRound, present, roundTableId, type CupMeta, type Person, type Round, type RoundSeat } from './cup.ts'
import type { RoundTable, StoredCup, TableResult } from './cup.ts'
import { drawRound } from './draw.ts'
import { meetingsIn, placesAmong } from './standings.ts'

/** What one change writes: together, or nothing of it. Undefined: it is so already. */
export type CupChange = { readonly meta?: CupMeta; readonly people?: ReadonlyMap<number, Person> } | undefined

export function newPerson(name: string): Person {
  return { name, keyHash: hashKey(newKey()), isTaken: false, holding: 0, isHere: true, isGone: false }
}

/** Throws for two names that can't be told apart at a glance. */
export function checkNames(names: readonly string[]): void {
  const seen = new Set<string>()
  for (const name of names) {
    const skeleton = nameSkeleton(name)
    if (seen.has(skeleton)) throw new TableProblem('cupNames', { name })
    seen.add(skeleton)
  }
  if (names.length > CUP_LIMITS.people) throw new TableProblem('cupFull', { most: CUP_LIMITS.people })
}

export function addPerson(cup: StoredCup, name: string): CupChange {
  checkRunning(cup)
  checkNames([...cup.people.flatMap((person) => (person.isGone ? [] : person.name)), name])
  if (cup.people.length >= MOST_EVER) throw new TableProblem('cupFull', { most: CUP_LIMITS.people })
  return { people: new Map([[cup.people.length, newPerson(name)]]) }
}

export function removePerson(cup: StoredCup, person: number): CupChange {
  const { people, meta } = cup
  if (people[person]?.isGone === true) return undefined
  const old = personAt(cup, person)
  const isKept = meta.rounds.some(
    ({ tables, resting }) => resting.includes(person) || tables.some(({ seats }) => seats.some((seat) => seat.person === person)),
  )
  if (isKept) throw new TableProblem('hasRidden')
  return { people: new Map([[person, { ...freed(old), isGone: true }]]) }
}

/** One device, one name; the same device may ask again. */
export function takeName(cup: StoredCup, person: number, key: string): CupChange {
  const keyHash = hashKey(key)
  const wanted = personAt(cup, person)
  if (wanted.isTaken && wanted.keyHash === keyHash) return undefined
  if (cup.people.some((other) => other.isTaken && other.keyHash === keyHash)) throw new TableProblem('oneName')
  if (wanted.isTaken) throw new TableProblem('nameHeld')
  return { people: new Map([[person, { ...wanted, keyHash, isTaken: true, holding: wanted.holding + 1 }]]) }
}

export function freeName(cup: StoredCup, person: number): CupChange {
  const old = personAt(cup, person)
  return old.isTaken ? { people: new Map([[person, freed(old)]]) } : undefined
}

export function changePresence(cup: StoredCup, person: number, isHere: boolean): CupChange {
  const old = personAt(cup, person)
  return old.isHere === isHere ? undefined : { people: new Map([[person, { ...old, isHere }]]) }
}

/** Whose name the key has taken. */
export function personWith({ people }: StoredCup, key: string): number {
  const keyHash = hashKey(key)
  const person = people.findIndex((other) => other.isTaken && other.keyHash === keyHash)
  if (person < 0) throw new TableProblem('badCupKey')
  return person
}

/** The tables of the next round, if there is none of that number yet. */
export function planRound(cup: StoredCup, number: number): TablePlan | undefined {
  const { rounds, tableSize, sizes, gaps } = cup.meta
  if (number <= rounds.length) return undefined
  checkRunning(cup)
  const last = lastRound(cup)
  if (last !== undefined && !isSettled(last)) throw new TableProblem('roundRuns', { round: rounds.length })
  if (number !== rounds.length + 1 || number > CUP_LIMITS.rounds)
    throw new TableProblem('noSuchRound', { next: rounds.length + 1, most: CUP_LIMITS.rounds })
  const people = present(cup).length
  const plan = planTables({ people, sizes, wanted: tableSize, gaps })
  const least = gaps === 'bots' ? 2 : Math.max(2, Math.min(...sizes))
  if (plan === undefined) throw new TableProblem('cupFew', { people, least })
  return plan
}

export function addRound(cup: StoredCup, plan: TablePlan, startedAt: number): CupChange {
  const { id, meta } = cup
  const number = meta.rounds.length + 1
  const drawn = drawRound({
    seed: `${id} ${number}`,
    people: present(cup),
    plan,
    meetings: meetingsIn(meta.rounds),
    rests: (person) => meta.rounds.filter(({ resting }) => resting.includes(person)).length,
  })
  const tables = drawn.tables.map((people, i): RoundTable => ({
    id: roundTableId(meta, number, i),
    seats: seatsOf(cup, people, plan.tables[i]!.bots),
    result: null,
  }))
  return { meta: { ...meta, rounds: [...meta.rounds, { startedAt, isOpen: false, tables, resting: drawn.resting }] } }
}

/** All tables of the round are there. */
export function openRound({ meta }: StoredCup, number: number): CupChange {
  const round = meta.rounds[number - 1]
  return round === undefined || round.isOpen ? undefined : { meta: withRound(meta, number - 1, { ...round, isOpen: true }) }
}

/** A result that came by itself stays; what the host has said can be said anew. */
export function putResults({ meta }: StoredCup, results: ReadonlyMap<string, TableResult>): CupChange {
  let changed = meta
  for (const [r, round] of meta.rounds.entries()) {
    const tables = round.tables.map((table) => {
      const result = results.get(table.id)
      return result === undefined || table.result?.isByHand === false ? table : { ...table, result }
    })
    if (tables.some((table, i) => JSON.stringify(table) !== JSON.stringify(round.tables[i])))
      changed = withRound(changed, r, { ...round, tables })
  }
  return changed === meta ? undefined : { meta: changed }
}

/** What the host says of a table that hung. `places` by seat; null counts for nobody. */
export function handResult({ seats }: RoundTable, places: readonly (number | null)[] | null): TableResult {
  const people = seats.filter(({ person }) => person !== null).length
  const isGood =
    places === null ||
    (places.length === seats.length &&
      seats.every(({ person }, i) => (person === null ? places[i] === null : places[i] !== null && places[i]! <= people)))
  if (!isGood) throw new TableProblem('badPlaces', { people })
  return { places: placesAmong(places ?? seats.map(() => null)), finishedBy: seats.map(() => null), isByHand: true }
}

export function endCup({ meta }: StoredCup, isEnded: boolean): CupChange {
  if (meta.isEnded === isEnded) return undefined
  const last = meta.rounds.at(-1)
  if (isEnded && last !== undefined && !isSettled(last)) throw new TableProblem('roundRuns', { round: meta.rounds.length })
  return { meta: { ...meta, isEnded } }
}

export function tableIn({ meta }: StoredCup, id: string): RoundTable {
  const table = meta.rounds.flatMap(({ tables }) => tables).find((other) => other.id === id)
  if (table === undefined) throw new TableProblem('noCupTable')
  return table
}

function seatsOf({ people }: StoredCup, riders: readonly number[], bots: number): RoundSeat[] {
  const names = riders.map((person) => people[person]!.name)
  const seats: RoundSeat[] = riders.map((person) => ({ person }))
  for (let i = 0; i < bots; i++) {
    const name = botName(seats.length, names)
    names.push(name)
    seats.push({ person: null, name })
  }
  return seats
}

const withRound = (meta: CupMeta, at: number, round: Round): CupMeta => ({ ...meta, rounds: meta.rounds.with(at, round) })

const freed = (person: Person): Person => ({ ...person, keyHash: hashKey(newKey()), isTaken: false, holding: person.holding + 1 })

function personAt({ people }: StoredCup, person: number): Person {
  const found = people[person]
  if (found === undefined || found.isGone) throw new TableProblem('unknownPerson')
  return found
}

function checkRunning({ meta }: StoredCup): void {
  if (meta.isEnded) throw new TableProblem('cupEnded')
}

/** Names that came and went count too: seats of a row in the store are bounded. */
const MOST_EVER = 90
