import type { Seat } from '@echappee/kernel'
import { MISSION_VALUES, type Mission } from '../content/missions.ts'
import { NUMBERS, type RaceNumbers } from './numbers.ts'
import type { Ending, Out, Result } from './state.ts'

const MORE_WINS = MISSION_VALUES.climbs[1] - MISSION_VALUES.climbs[0]

/** A player's rider at the end: all that the ranking depends on. */
export interface Standing {
  readonly gap: number
  readonly bonus: number
  readonly cards: number
  readonly out: Out | null
  readonly solo: number
  readonly climbs: number
  readonly sprints: number
}

export interface FinalSheet {
  readonly ending: Ending
  /** By seat. */
  readonly riders: readonly Standing[]
  /** TI-70: seats in finishing order. */
  readonly finishers: readonly Seat[]
  /** By seat; null without missions. */
  readonly missions: readonly (Mission | null)[]
  readonly numbers?: RaceNumbers
}

/** TI-91 to TI-94, TI-101, TI-102. Frozen: copies of the state may share it. */
export function finalResult(sheet: FinalSheet): Result {
  const { ending, riders, finishers } = sheet
  const front = frontGap(riders)
  const gaps = riders.map(({ gap, out }) => out?.gap ?? gap - front)
  const plain = riders.map(({ bonus }, seat) => bonus - gaps[seat]!)
  const provisional = placesOf(rankingOf(sheet, plain))
  const missions = riders.map((rider, seat) => {
    const mission = sheet.missions[seat]
    if (mission === null || mission === undefined || rider.out !== null) return 0
    return missionSeconds(mission, seat, { riders, gaps, places: provisional, ending, numbers: sheet.numbers ?? NUMBERS })
  })
  const scores = plain.map((score, seat) => score + missions[seat]!)
  return Object.freeze({
    ending,
    finishers: freeze([...finishers]),
    gaps: freeze(gaps),
    missions: freeze(missions),
    scores: freeze(scores),
    places: freeze(missions.some((seconds) => seconds !== 0) ? placesOf(rankingOf(sheet, scores)) : provisional),
  })
}

export interface MissionSheet {
  readonly riders: readonly Standing[]
  readonly gaps: readonly number[]
  /** Provisional, by seat. */
  readonly places: readonly number[]
  readonly ending: Ending
  readonly numbers?: RaceNumbers
}

/** TI-101. */
export function missionSeconds(mission: Mission, seat: Seat, { riders, gaps, places, ending, numbers = NUMBERS }: MissionSheet): number {
  const { solo, climbs, sprints, cards } = riders[seat]!
  const seats = riders.length
  switch (mission) {
    case 'M1':
      return Math.min(solo * numbers.missionSolo, MISSION_VALUES.solo.most)
    case 'M2':
      return forWins(climbs, numbers.missionWin)
    case 'M3':
      return forWins(sprints, numbers.missionWin)
    case 'M4':
      return Math.min(cards * numbers.missionSaved, MISSION_VALUES.saved.most)
    case 'M5': {
      const inFront = riders.filter(({ out }, other) => out === null && gaps[other] === 0).length
      // TI-102: a race that nobody raced to the line has no bunch finish.
      return ending === 'finish' && inFront >= Math.ceil(seats / 2) ? numbers.missionBunch : 0
    }
    case 'M6L':
      return places[seat]! < places[(seat + 1) % seats]! ? numbers.missionNeighbour : 0
    case 'M6R':
      return places[seat]! < places[(seat + seats - 1) % seats]! ? numbers.missionNeighbour : 0
  }
}

/** TI-93: below 0 if the first is ranked before the second. */
export function compareAbandoned(a: { out: Out; bonus: number }, b: { out: Out; bonus: number }): number {
  return (
    b.out.sector - a.out.sector || b.bonus - b.out.gap - (a.bonus - a.out.gap) || a.out.gap - b.out.gap || a.out.position - b.out.position
  )
}

/** Seats from first to last: finishers by score, then by finishing order (TI-92); then those who abandoned. */
function rankingOf({ riders, finishers }: FinalSheet, scores: readonly number[]): Seat[] {
  // Sorting keeps the order of equals: that of finishing.
  const byScore = [...finishers].sort((a, b) => scores[b]! - scores[a]!)
  if (byScore.length === riders.length) return byScore
  const abandoned = riders
    .flatMap(({ out, bonus }, seat) => (out === null ? [] : [{ seat, out, bonus }]))
    .sort(compareAbandoned)
    .map(({ seat }) => seat)
  return [...byScore, ...abandoned]
}

function placesOf(ranking: readonly Seat[]): number[] {
  const places: number[] = ranking.map(() => 0)
  for (let i = 0; i < ranking.length; i++) places[ranking[i]!] = i + 1
  return places
}

/** TI-113: final gaps are measured to the first player, who may be behind a neutral rider. */
function frontGap(riders: readonly Standing[]): number {
  return riders.reduce((least, { gap, out }) => (out === null && gap < least ? gap : least), Infinity)
}

/** Ten seconds more for two or more. */
function forWins(wins: number, once: number): number {
  if (wins === 0) return 0
  return wins === 1 ? once : once + MORE_WINS
}

function freeze(numbers: number[]): number[] {
  return Object.freeze(numbers) as number[]
}
