import type { CupStanding } from '@echappee/protocol'
import type { Round, RoundTable, StoredCup } from './cup.ts'

/** By seat; null for bots and where nothing counts. Whoever shares a place shares the mean of what the places bring. */
export function tablePoints({ result }: RoundTable, points: readonly number[]): (number | null)[] {
  const places = result?.places ?? []
  return places.map((place) => {
    if (place === null) return null
    const alike = places.filter((other) => other === place).length
    return mean(Array.from({ length: alike }, (_, i) => points[place - 1 + i] ?? 0))
  })
}

/** Places of those who count, from 1 on, without the others between them; whoever had the same has the same. */
export function placesAmong(places: readonly (number | null)[]): (number | null)[] {
  const counted = places.filter((place) => place !== null)
  return places.map((place) => (place === null ? null : 1 + counted.filter((other) => other < place).length))
}

/** Who rests is given the mean of what the largest table of the round brings its people. */
export function restPoints({ tables }: Round, points: readonly number[]): number {
  const people = Math.max(0, ...tables.map(({ seats }) => seats.filter(({ person }) => person !== null).length))
  return people === 0 ? 0 : mean(Array.from({ length: people }, (_, i) => points[i] ?? 0))
}

/** By points, then wins, then different people met; whoever is equal in all three shares the place. Who was never there is left out. */
export function standingsOf({ meta: { rounds, points }, people }: StoredCup): CupStanding[] {
  const rows = people.flatMap(({ isGone, isHere }, person) => {
    const byRound = rounds.map((round) => pointsIn(round, person, points))
    if (isGone || (!isHere && byRound.every((earned) => earned === null))) return []
    const total = rounded(byRound.reduce<number>((all, earned) => all + (earned ?? 0), 0))
    return [{ person, points: total, wins: winsOf(rounds, person), met: metBy(rounds, person).size, byRound }]
  })
  return rows
    .map((row) => ({ ...row, place: 1 + rows.filter((other) => order(other, row) < 0).length }))
    .sort((a, b) => order(a, b) || a.person - b.person)
}

/** How often two people sat at one table, raced to its end or not. */
export function meetingsIn(rounds: readonly Round[]): (a: number, b: number) => number {
  const met = new Map<string, number>()
  for (const { tables } of rounds)
    for (const { seats } of tables) {
      const people = seats.flatMap(({ person }) => person ?? [])
      for (const a of people) for (const b of people) met.set(`${a} ${b}`, (met.get(`${a} ${b}`) ?? 0) + 1)
    }
  return (a, b) => met.get(`${a} ${b}`) ?? 0
}

type Row = Pick<CupStanding, 'points' | 'wins' | 'met'>

const order = (a: Row, b: Row): number => b.points - a.points || b.wins - a.wins || b.met - a.met

function pointsIn(round: Round, person: number, points: readonly number[]): number | null {
  if (round.resting.includes(person)) return restPoints(round, points)
  const table = round.tables.find(({ seats }) => seats.some((seat) => seat.person === person))
  if (table?.result == null) return null
  return tablePoints(table, points)[table.seats.findIndex((seat) => seat.person === person)] ?? 0
}

function winsOf(rounds: readonly Round[], person: number): number {
  return rounds.flatMap(({ tables }) => tables).filter((table) => placeOf(table, person) === 1).length
}

function metBy(rounds: readonly Round[], person: number): Set<number> {
  const met = new Set<number>()
  for (const table of rounds.flatMap(({ tables }) => tables)) {
    if (placeOf(table, person) === null) continue
    for (const [seat, { person: other }] of table.seats.entries())
      if (other !== null && other !== person && table.result!.places[seat] !== null) met.add(other)
  }
  return met
}

const placeOf = ({ seats, result }: RoundTable, person: number): number | null =>
  result?.places[seats.findIndex((seat) => seat.person === person)] ?? null

const mean = (numbers: readonly number[]): number => rounded(numbers.reduce((all, number) => all + number, 0) / numbers.length)

/** To hundredths, as they are shown: what is added up is what is read. */
const rounded = (points: number): number => Math.round(points * 100) / 100
