import { check, type Chance } from '@echappee/kernel'
import type { Subject } from '@echappee/testkit'
import { EXHAUSTION, energyDeck, sizeOf, type Counts } from '../content/cards.ts'
import { ROAD_STAGE_IDS, STAGE_IDS, type StageType } from '../content/stages.ts'
import { mostDecisions } from '../rules/bounds.ts'
import type { Event } from '../rules/events.ts'
import { game } from '../rules/index.ts'
import type { Move } from '../rules/moves.ts'
import { optionSchema, type Options } from '../rules/options.ts'
import { REFUSALS } from '../rules/refusals.ts'
import { isDummy, isTimeTrial, kindOf, stageOf, teamOf } from '../rules/riders.ts'
import type { State, View } from '../rules/state.ts'

/** Every event type: the compiler holds the list complete. */
const EVENTS: Record<Event['type'], true> = {
  asked: true,
  answered: true,
  traitsDealt: true,
  traitsChosen: true,
  stageBegan: true,
  formsDealt: true,
  formsAssigned: true,
  startDrawn: true,
  bidsRevealed: true,
  brokeAway: true,
  gridDrawn: true,
  gridClosed: true,
  placed: true,
  roundBegan: true,
  turnBegan: true,
  tookUp: true,
  drew: true,
  committed: true,
  revealed: true,
  reacted: true,
  declined: true,
  moved: true,
  kicked: true,
  jumped: true,
  slipstreamed: true,
  slippedInside: true,
  ledOut: true,
  linePassed: true,
  arrived: true,
  sprintChosen: true,
  exhausted: true,
  fed: true,
  wentHome: true,
  stageEnded: true,
  recovered: true,
  rested: true,
  tourEnded: true,
}

/** Short stages of every kind and terrain, so that a thousand games are soon played. */
const SHORT: readonly { type: StageType; tiles: string; sprints: number[] }[] = [
  { type: 'flat', tiles: 'a b 3 c u', sprints: [11, 23] },
  { type: 'rolling', tiles: 'A e L g 4 h f i u', sprints: [] },
  { type: 'mountain', tiles: 'a c 9 N D P U', sprints: [11] },
  { type: 'flat', tiles: 'a 8 4D b 7 5D c u', sprints: [] },
  { type: 'itt', tiles: 'a b C L d u', sprints: [] },
  { type: 'ttt', tiles: 'a b e c g d u', sprints: [] },
]

export function randomOptions(chance: Chance): Options {
  const pick = <T>(items: readonly T[]): T => items[chance.int(items.length)]!
  const flag = () => chance.int(2) === 1
  const short = () => ({ name: '', ...pick(SHORT) })
  const isRace = chance.int(3) === 0
  const checked = check(optionSchema, {
    mode: isRace ? 'race' : 'tour',
    stage: flag() ? pick(ROAD_STAGE_IDS) : { name: '', ...pick(SHORT.slice(0, 4)) },
    tour:
      chance.int(8) === 0
        ? pick(['TOUR3', 'TOUR5'])
        : {
            name: '',
            days: [chance.int(3) === 0 ? pick(STAGE_IDS) : short(), ...(flag() ? ['rest'] : []), short(), ...(flag() ? [short()] : [])],
          },
    teams: 2 + chance.int(5),
    dummies: pick(['pelotonFirst', 'muscle']),
    traits: chance.int(4) > 0,
    form: chance.int(4) > 0,
    startGrid: pick(['auto', 'auto', 'draw', 'place']),
    breakaway: flag(),
    supplyRule: pick(['musette', 'musette', 'official']),
    sameSquareTie: pick(['gcReverse', 'lane']),
    sprintZone: pick(['byTeams', '3', '4', '5']),
    baseTimeSquares: pick(['add', 'subtract', 'ignore']),
    gapMeasure: pick(['empty', 'distance']),
    roundGapCap: flag(),
    finishBonus: pick(['allRoad', 'flatOnly']),
    teamTimeBonuses: pick(['include', 'exclude']),
    tttReducedDecks: flag(),
    patronTarget: pick(['opponent', 'any']),
    wideFinish: flag(),
    pause: chance.int(3) === 0,
    gruppetto: pick([0, 0, 1, 3]),
    finalRanking: pick(['yellow', 'jerseys']),
    pointsTables: 'seed',
  })
  if (!checked.ok) throw new Error(JSON.stringify(checked.issues))
  return checked.value
}

/** What the laws must know about this game. */
export const subject: Subject<State, Move, Event, View, Options> = {
  game,
  randomOptions,
  secrets(state, viewer) {
    const isHidden = (id: number) => !isDummy(state, id) && !isTimeTrial(state) && teamOf(id) !== viewer
    return {
      hands: state.piles.map(({ hand }, id) => (isHidden(id) ? hand : null)),
      piles: state.piles.map(({ draw, recycled }, id) => (isHidden(id) ? [draw, recycled] : null)),
      commitments: state.piles.map(({ card }, id) => (isHidden(id) ? card : null)),
      answers: state.answers.map((move, seat) => (seat === viewer ? null : move)),
      takenUp: isTimeTrial(state) ? [] : state.current.map((rider, seat) => (seat === viewer ? null : rider)),
      traits: state.offers.map((traits, seat) => (seat === viewer ? null : traits)),
    }
  },
  conserved: (state) => state.riders.map((_, id) => missingEnergy(state, id)),
  maxDecisions: mostDecisions,
  foldGames: 24,
  events: Object.keys(EVENTS),
  refusals: REFUSALS,
  // The grid cards go back unseen, and a move that was declined leaves nothing behind.
  forgotten: ['gridDrawn', 'declined'],
}

/** Energy cards of a played rider that are neither in his piles nor played, nor on the table: always none, and two or more after a breakaway. */
function missingEnergy(state: State, id: number): number | null {
  if (isDummy(state, id) || state.tour.options.breakaway) return null
  const { type } = stageOf(state)
  const isReduced = type === 'itt' || (type === 'ttt' && state.tour.options.tttReducedDecks)
  const { draw, recycled, hand, card } = state.piles[id]!
  const rider = state.riders[id]!
  const isUnmoved = state.phase === 'react' || (state.phase === 'kick' && !isTimeTrial(state) && state.order.indexOf(id) >= state.turn)
  const loose = [card, isUnmoved ? rider.card : null].filter((one) => one !== null && one !== EXHAUSTION).length
  const played = rider.played.filter((one) => one !== EXHAUSTION).length
  return sizeOf(energyDeck(kindOf(state, id), isReduced)) - [draw, recycled, hand].map(energyOf).reduce((a, b) => a + b) - loose - played
}

const energyOf = (pile: Counts) => sizeOf(pile) - pile[EXHAUSTION]!
