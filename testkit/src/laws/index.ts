import * as commitments from './commitment-laws.ts'
import * as knowledge from './knowledge-laws.ts'
import * as leaks from './leak-laws.ts'
import * as legality from './legality-laws.ts'
import type { Position, Transition } from './position.ts'
import * as states from './state-laws.ts'

/** One law: its title, and the functions that throw where it is broken. They are called at sampled positions. */
export interface Law {
  readonly title: string
  readonly position?: (at: Position) => void
  /** One determinization for every viewer of the position serves all laws, in their order. */
  readonly determinization?: (at: Position, one: knowledge.Determinization) => void
  readonly step?: (step: Transition) => void
}

export const LAWS = {
  throws: { title: 'the game never throws' },
  ends: { title: 'every game ends within its bound' },
  acting: { title: 'somebody is to act until there is an outcome', position: states.actingUntilOutcome },
  moves: { title: 'whoever is to act has a legal move', position: legality.someMoveIsLegal },
  places: { title: 'places are a ranking', position: states.placesAreARanking },
  conserved: { title: 'cards and tokens are conserved', position: states.isConserved },
  json: { title: 'states, views, moves and events are plain JSON', position: states.isPlainJson, step: states.eventsArePlainJson },
  stored: { title: 'a stored state plays on as the original', step: states.survivesJson },
  clone: { title: 'a clone is equal and independent', position: states.cloneIsEqualAndIndependent, step: states.cloneStays },
  queries: { title: 'queries do not write', position: states.queriesDoNotWrite },
  view: { title: 'a view is fresh or frozen', position: states.viewIsFresh },
  silent: { title: 'a move does the same when nobody listens', step: states.playsSilently },
  legal: { title: 'legal moves are the candidates without a refusal', position: legality.legalIsCandidatesWithoutRefusal },
  waiting: { title: 'seats that are not to act are refused', position: legality.waitingSeatsAreRefused },
  refusals: { title: 'a refusal has a code, a rule and plain values', position: legality.refusalsAreWellFormed },
  door: { title: 'no move but the legal ones passes schema and whyNot', position: legality.whyNotHoldsTheDoor },
  schema: { title: 'the schema accepts every candidate', position: legality.schemaAcceptsCandidates },
  moveKey: { title: 'moveKey is injective', position: legality.moveKeyIsInjective },
  fallback: { title: 'the fallback is legal', position: legality.fallbackIsLegal },
  order: { title: 'commitments in any order give the same position', position: commitments.orderOfCommitmentsMeansNothing },
  committed: { title: 'committed lists who has answered while others have not', position: commitments.committedAreListed },
  sealed: { title: 'commitments are secret', position: commitments.commitmentsAreSecret },
  neutral: { title: 'a secret step is one neutral state to all others', position: commitments.secretStepsAreNeutral },
  replace: { title: 'a commitment can be replaced until all have answered' },
  undo: { title: 'undo restores the position' },
  submit: { title: 'a match survives whatever is submitted' },
  audiences: { title: 'nobody is told what is meant for others' },
  replay: { title: 'a record replays with equal digests' },
  options: { title: 'default and random options are good options' },
  bounded: { title: 'whatever the options take is bounded' },
  lookalike: { title: 'a determinization looks the same to the viewer', determinization: knowledge.determinizedLooksTheSame },
  sameMoves: { title: 'a determinization asks and allows the viewer the same', determinization: knowledge.determinizedAllowsTheSame },
  secrets: { title: 'secrets vary over determinizations', determinization: knowledge.noteSecrets },
  // It plays on in the determinization: no law about determinizations may follow.
  playable: { title: 'a determinization is a complete state that plays on', determinization: knowledge.determinizedPlaysOn },
  leaks: { title: 'events tell a seat no more than its view', position: leaks.eventsTellNoMoreThanViews },
  traces: {
    title: 'no secret occurs in what is sent to another seat',
    position: leaks.tracesStayOutOfViews,
    step: leaks.tracesStayOutOfEvents,
  },
  eventsSeen: { title: 'every event type was seen, and no other' },
  refusalsSeen: { title: 'every refusal code was seen, and no other' },
} as const satisfies Record<string, Law>

export type LawName = keyof typeof LAWS
export const LAW_NAMES = Object.keys(LAWS) as readonly LawName[]
