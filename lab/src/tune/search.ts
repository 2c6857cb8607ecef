import { seededChance } from '@echappee/kernel'
import { mergeInto, noMoments, type Moments } from '@echappee/study/moments'
import { STRETCH } from '@echappee/study/stretch'
import { distanceFromUsual, isSamePoint, neighboursOf, pointAt, sizeOf, usualPoint, type Axis, type Point } from './space.ts'
import { missOf, type Target } from './target.ts'

/** What is looked for. Plain JSON; everything that is found follows from it. */
export interface Search {
  readonly axes: readonly Axis[]
  readonly targets: readonly Target[]
  readonly seed: string
  /** Games in all. */
  readonly budget: number
}

/** A point that was tried, and what its games came to. */
export interface Trial {
  readonly point: Point
  games: number
  /** By target. */
  readonly moments: Moments[]
  /** The same, of this round alone. */
  readonly recent: Moments[]
}

/** How far a search is. Plain JSON. */
export interface Progress {
  readonly phase: 'halving' | 'climb' | 'judge'
  readonly round: number
  /** Those that are played in this round. */
  readonly alive: readonly Point[]
  readonly trials: readonly Trial[]
  /** Tasks of this round that are done. */
  readonly done: number
}

/** One round: the games that each point gets. */
export interface Rung {
  readonly seed: string
  readonly games: number
}

const MOST_POINTS = 64
const MOST_CLIMBS = 4
/** Of the budget: for the first search, and for going on from the best. The rest judges what was found on fresh seeds. */
const HALVING_SHARE = 0.5
const CLIMB_SHARE = 0.2

/** The smallest budget: two points of one stretch in every round, and as much again to judge. */
export const leastBudget = (axes: readonly Axis[]): number => 20 * STRETCH * (1 + axes.length)

export function beginSearch(search: Search): Progress {
  const alive = firstPoints(search)
  return { phase: 'halving', round: 1, alive, trials: alive.map((point) => newTrial(search, point)), done: 0 }
}

/** All points where they are few, else a sample that spreads each parameter evenly; the box's own among them. */
function firstPoints({ axes, seed, budget }: Search): Point[] {
  const size = sizeOf(axes)
  // Each round shares the games among those that are left, and none gets less than a stretch.
  const affordable = (count: number) => (HALVING_SHARE * budget) / roundsFor(count) / count >= STRETCH
  let count = Math.min(MOST_POINTS, size)
  while (count > 2 && !affordable(count)) count--
  if (count === size) return Array.from({ length: size }, (_, at) => pointAt(axes, at))
  const chance = seededChance(seed, 'tune')
  const orders = axes.map(() => shuffled(count, (bound) => chance.int(bound)))
  const usual = usualPoint(axes)
  const points: Point[] = [usual]
  for (let i = 0; points.length < count && i < count; i++) {
    const point = axes.map(({ values }, axis) => Math.floor(((orders[axis]![i]! + 0.5) / count) * values.length))
    if (!points.some((other) => isSamePoint(other, point))) points.push(point)
  }
  return points
}

function shuffled(count: number, int: (bound: number) => number): number[] {
  const order = Array.from({ length: count }, (_, i) => i)
  for (let i = count - 1; i > 0; i--) {
    const j = int(i + 1)
    ;[order[i], order[j]] = [order[j]!, order[i]!]
  }
  return order
}

const roundsFor = (points: number): number => Math.max(1, Math.ceil(Math.log2(points)))

export function rungOf({ seed, budget }: Search, { phase, round, alive, trials }: Progress): Rung {
  const share = phase === 'halving' ? HALVING_SHARE / roundsFor(trials.length) : CLIMB_SHARE / MOST_CLIMBS
  return { seed: `${seed}/${phase}/${round}`, games: Math.max(STRETCH, wholeStretches((share * budget) / alive.length)) }
}

const wholeStretches = (games: number): number => Math.floor(games / STRETCH) * STRETCH

/** Games for each of those that are judged. */
export const judgedGames = ({ budget }: Search, points: number): number =>
  Math.max(2 * STRETCH, wholeStretches(((1 - HALVING_SHARE - CLIMB_SHARE) * budget) / points))

export function trialOf({ trials }: Progress, point: Point): Trial {
  return trials.find((trial) => isSamePoint(trial.point, point))!
}

export function addGames(trial: Trial, games: number, moments: readonly Moments[]): void {
  trial.games += games
  for (const [i, own] of moments.entries()) {
    mergeInto(trial.moments[i]!, own)
    mergeInto(trial.recent[i]!, own)
  }
}

/** After a round. Halving (Karnin, Koren, Somekh 2013): the better half goes on. Climbing: from the best to its neighbours, until none is better. */
export function afterRound(search: Search, progress: Progress): Progress {
  const { phase, round, alive } = progress
  const trials = progress.trials.map((trial) => ({ ...trial, recent: trial.moments.map(noMoments) }))
  const ranked = inOrderOfMiss(search, progress, alive)
  const [best] = ranked as [Point]
  if (phase === 'halving' && alive.length > 2)
    return { phase, round: round + 1, alive: ranked.slice(0, Math.ceil(alive.length / 2)), trials, done: 0 }
  const climbs = phase === 'climb' ? round : 0
  const isOnTop = phase === 'climb' && isSamePoint(best, alive[0]!)
  const fresh = neighboursOf(search.axes, best).filter((point) => !trials.some((trial) => isSamePoint(trial.point, point)))
  if (fresh.length === 0 || isOnTop || climbs === MOST_CLIMBS) return { phase: 'judge', round: 1, alive: [best], trials, done: 0 }
  const added = fresh.map((point) => newTrial(search, point))
  return { phase: 'climb', round: climbs + 1, alive: [best, ...fresh], trials: [...trials, ...added], done: 0 }
}

/**
 * The smallest miss first; of those that miss as little the one nearest to the box. Those of a climb have not played as many games as the one they
 * are compared with, which was chosen for what it showed before: only this round counts, on the same seeds for all.
 */
export function inOrderOfMiss({ axes, targets }: Search, progress: Progress, points: readonly Point[]): Point[] {
  const { phase } = progress
  return points
    .map((point, at) => {
      const { recent, moments } = trialOf(progress, point)
      return { point, at, miss: missOf(targets, phase === 'climb' ? recent : moments), far: distanceFromUsual(axes, point) }
    })
    .sort((a, b) => a.miss - b.miss || a.far - b.far || a.at - b.at)
    .map(({ point }) => point)
}

const newTrial = ({ targets }: Search, point: Point): Trial => ({
  point,
  games: 0,
  moments: targets.map(noMoments),
  recent: targets.map(noMoments),
})
