import type { Seat } from '@echappee/kernel'
import type { Card } from '../content/cards.ts'
import { copyRiders, sortHand } from '../rules/view.ts'
import type { Event } from '../rules/events.ts'
import type { Rider, View } from '../rules/state.ts'

/** The scene after the event. Folding all events of a move over the view before it gives the view after it. */
export function advance(scene: View, event: Event): View {
  switch (event.type) {
    case 'prologueRolled':
      return { ...scene, prologue: { ...scene.prologue, rolls: [...scene.prologue.rolls, event.value] } }
    case 'prologueTied':
      return { ...scene, prologue: { rolling: [...event.seats], rolls: [] } }
    case 'capAwarded':
      return { ...scene, bearer: event.seat }
    case 'dealt':
      return { ...took(scene, event.seat, event.cards.length), hand: sortHand(event.cards) }
    case 'dealtHidden':
      return took(scene, event.seat, event.count)
    case 'stageStarted':
      return startStage(scene, event)
    case 'deckReshuffled':
      return { ...scene, drawPileSize: event.count, discardPile: [] }
    case 'drew':
      return { ...took(scene, event.seat, 1), hand: sortHand([...scene.hand, event.card]), drawn: event.card }
    case 'drewHidden':
      return took(scene, event.seat, 1)
    case 'rode':
      return rider(played(scene, event.seat, `KM${event.value}`, [`KM${event.value}`]), event.seat, { at: event.to })
    case 'handicapLaid':
      return rider(played(scene, event.seat, event.card, []), event.target, { handicap: event.card })
    case 'countered':
      return rider(played(scene, event.seat, event.card, [event.handicap, event.card]), event.seat, { handicap: null })
    case 'climberLaid':
      return rider(played(scene, event.seat, 'S_CLIMB', []), event.seat, { hasClimber: true })
    case 'sprinted':
      return rider(played(scene, event.seat, 'S_SPRINT', []), event.seat, { at: event.to, hasSprinter: true })
    case 'discarded':
      return played(scene, event.seat, event.card, [event.card])
    case 'trialRolled':
      return { ...rider(scene, event.seat, { at: event.to }), rolls: scene.rolls + 1 }
    case 'trialInstruction': {
      const missed = event.do === 'MISS' ? event.n : 0
      return rider(scene, event.seat, { at: event.to, toMiss: scene.riders[event.seat]!.toMiss + missed })
    }
    case 'turnMissed':
      return rider({ ...scene, turn: scene.order.indexOf(event.seat), rolls: 0 }, event.seat, { toMiss: event.left })
    case 'turnBegan':
      return { ...scene, turn: scene.order.indexOf(event.seat), rounds: event.round, rolls: 0 }
    case 'stageEnded':
      return endStage(scene, event)
    case 'tourEnded':
      return { ...scene, phase: 'finished' }
  }
}

/** How much time an event deserves: 1 is a normal beat. */
export function weight(event: Event): number {
  switch (event.type) {
    case 'rode':
    case 'handicapLaid':
    case 'countered':
    case 'climberLaid':
    case 'trialInstruction':
      return 1
    case 'prologueRolled':
    case 'trialRolled':
      return 1.3
    case 'sprinted':
    case 'prologueTied':
    case 'deckReshuffled':
      return 1.5
    case 'discarded':
    case 'turnMissed':
      return 0.8
    case 'capAwarded':
    case 'stageStarted':
      return 2
    case 'stageEnded':
      return 3
    case 'tourEnded':
      return 2
    case 'drew':
    case 'dealt':
      return 0.6
    case 'dealtHidden':
    case 'drewHidden':
      return 0.3
    case 'turnBegan':
      return 0
  }
}

function took(scene: View, seat: Seat, count: number): View {
  return { ...scene, handSizes: changed(scene.handSizes, seat, count), drawPileSize: scene.drawPileSize - count }
}

/** A card leaves a hand; `onto` is what falls on the discard pile, bottom first. */
function played(scene: View, seat: Seat, card: Card, onto: readonly Card[]): View {
  const after = { ...scene, handSizes: changed(scene.handSizes, seat, -1), discardPile: [...scene.discardPile, ...onto] }
  if (seat !== scene.viewer) return after
  const at = scene.hand.indexOf(card)
  return { ...after, hand: scene.hand.filter((_, i) => i !== at), drawn: null }
}

function rider(scene: View, seat: Seat, change: Partial<Rider>): View {
  return { ...scene, riders: scene.riders.map((old, other) => (other === seat ? { ...old, ...change } : old)) }
}

function startStage(scene: View, { n, stageType, order }: Extract<Event, { type: 'stageStarted' }>): View {
  return {
    ...scene,
    phase: stageType === 'timetrial' ? 'timetrial' : 'road',
    prologue: { rolling: [], rolls: [] },
    stageIndex: scene.tour.stages.indexOf(n),
    order: [...order],
    turn: 0,
    rounds: 0,
    rolls: 0,
    riders: copyRiders(scene.riders).map((old) => ({ ...old, at: 0 })),
  }
}

/** Riders keep their squares for the podium, until the next stage starts. */
function endStage(scene: View, { n, winner, places, points, totals, stopped }: Extract<Event, { type: 'stageEnded' }>): View {
  const fromTable: Card[] = []
  for (const { handicap, hasClimber, hasSprinter } of scene.riders) {
    if (handicap !== null) fromTable.push(handicap)
    if (hasClimber) fromTable.push('S_CLIMB')
    if (hasSprinter) fromTable.push('S_SPRINT')
  }
  // VDT-33: a stage is stopped at the end of its last round.
  const clock = stopped ? { turn: 0, rounds: scene.tour.options.stageRoundLimit, rolls: 0 } : {}
  return {
    ...scene,
    ...clock,
    riders: scene.riders.map(({ at }) => ({ at, handicap: null, hasClimber: false, hasSprinter: false, toMiss: 0 })),
    totals: [...totals],
    results: [...scene.results, { n, winner, bearer: scene.bearer!, places: [...places], points: [...points], stopped }],
    discardPile: [...scene.discardPile, ...fromTable],
  }
}

function changed(sizes: readonly number[], seat: Seat, by: number): number[] {
  return sizes.map((size, other) => (other === seat ? size + by : size))
}
