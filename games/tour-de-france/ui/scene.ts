import type { Seat } from '@echappee/kernel'
import { chanceDeck, secondDeck, sortChance, type Card } from '../content/cards.ts'
import { TEAM_SIZE } from '../content/teams.ts'
import type { Event } from '../rules/events.ts'
import { stageGraph } from '../rules/riders.ts'
import { NOTHING_SHOWN, afterLaying, afterPlaying, afterReshuffle, afterShowing } from '../rules/shown.ts'
import { newRider } from '../rules/stage.ts'
import { NO_RIDER, type Rider, type RiderId, type View } from '../rules/state.ts'

/** The scene after the event. Folding all events of a move over the view before it gives the view after it. */
export function advance(scene: View, event: Event): View {
  switch (event.type) {
    case 'stageBegan':
      return newStage({ ...scene, stage: event.stage, first: event.first })
    case 'dealBegan':
      return {
        ...scene,
        dealtFor: scene.dealtFor.with(event.seat, event.dealtFor),
        hasSecondDeal: event.isSecondDeal ? scene.hasSecondDeal.with(event.seat, true) : scene.hasSecondDeal,
      }
    case 'drew':
      return drawn(scene, event.seat, event.cards.length, event.cards)
    case 'drewHidden':
      return drawn(scene, event.seat, event.count, null)
    case 'reshuffled':
      return {
        ...scene,
        discardPile: [],
        drawPileSize: event.count,
        shown: scene.shown.map((shown, seat) => afterReshuffle(shown, scene.downSizes[seat]!)),
        down: scene.down.map((cards) => (cards === null ? null : [])),
        downSizes: scene.downSizes.map(() => 0),
      }
    case 'roundBegan':
      return { ...scene, round: event.round, team: -1, riders: scene.riders.map((rider) => ({ ...rider, hasActed: false })) }
    case 'asked':
      return { ...scene, phase: event.phase, acting: event.acting, team: event.team, landings: event.landings, asked: event.seats }
    case 'turnMissed':
      return changed(scene, event.rider, { isMissing: false, hasActed: true })
    case 'cardPlayed':
      return played(scene, event.seat, event.rider, event.card)
    case 'rode':
      return changed({ ...scene, landings: [] }, event.rider, {
        at: event.to,
        fall: 0,
        standing: event.to < stageGraph(scene).size ? 'road' : 'finished',
      })
    case 'wentBack':
      return changed(scene, event.rider, { at: event.to, standing: event.to < 0 ? 'start' : 'road' })
    case 'sprintPassed': {
      const { passed, bonusPoints, bonusSeconds } = scene.riders[event.rider]!
      return changed({ ...scene, passes: scene.passes.with(event.sprint, event.place) }, event.rider, {
        passed: passed | (1 << event.sprint),
        bonusPoints: bonusPoints + event.points,
        bonusSeconds: bonusSeconds + event.seconds,
      })
    }
    case 'lineCrossed':
      return changed({ ...scene, firstArrival: scene.firstArrival || event.round }, event.rider, { arrival: event.round })
    case 'picked':
      return { ...scene, picks: event.picks }
    case 'laidDown':
      return laid(scene, event.seat, event.cards.length, event.cards)
    case 'laidDownHidden':
      return laid(scene, event.seat, event.count, null)
    case 'bonusGiven':
      return changed(scene, event.rider, { bonusSeconds: scene.riders[event.rider]!.bonusSeconds + event.seconds })
    case 'handShown':
      return { ...scene, shown: scene.shown.with(event.seat, afterShowing(event.cards, scene.downSizes[event.seat]!)) }
    case 'piledUp':
      return fallen(
        { ...scene, accidents: [...scene.accidents, { square: event.square, number: event.number, riders: event.riders }] },
        event.riders,
        event,
        0,
      )
    case 'pileUpJoined':
      return joined(scene, event)
    case 'punctured':
      return fallen(scene, [event.rider], { square: scene.riders[event.rider]!.at, number: event.number }, 0)
    case 'fallSettled':
      return changed({ ...scene, falls: scene.falls.slice(1) }, event.rider, { isMissing: event.isMissing })
    case 'gave':
      return { ...scene, given: event.cards }
    case 'handReturned':
      return { ...laid(scene, event.seat, event.count, scene.hands[event.seat] ?? null) }
    case 'roundEnded':
      return {
        ...scene,
        accidents: [],
        team: -1,
        acting: NO_RIDER,
        riders: scene.riders.map((rider) => (rider.standing === 'finished' ? { ...rider, standing: 'home' } : rider)),
      }
    case 'takenOff':
      return event.riders.reduce((before, id, place) => changed(before, id, { standing: 'out', fall: place }), scene)
    case 'stageEnded':
      return { ...scene, results: [...scene.results, event.result] }
    case 'tourEnded':
      return { ...scene, phase: 'finished' }
    case 'chanceDrawn':
    case 'chanceKept':
    case 'chanceWentUnder':
    case 'chanceReshuffled':
    case 'keptUsed':
      return chancePile(scene, event)
    case 'firstChosen':
    case 'stayed':
    case 'stepsDrawn':
    case 'restartKept':
    case 'jerseyGiven':
      return scene
  }
}

type ChanceEvent = Extract<Event, { type: 'chanceDrawn' | 'chanceKept' | 'chanceWentUnder' | 'chanceReshuffled' | 'keptUsed' }>

/** Where the Chance cards lie. */
function chancePile(scene: View, event: ChanceEvent): View {
  const { chancePile: pile, usedChance } = scene
  switch (event.type) {
    case 'chanceDrawn': {
      const isPileOut = event.card === 'PILE' ? true : scene.isPileOut
      if (event.isFromUsed) return { ...scene, isPileOut, usedChance: usedChance.slice(1) }
      return { ...scene, isPileOut, chancePile: pile.toSpliced(pile.indexOf(event.card), 1) }
    }
    case 'chanceKept':
      return changed(scene, event.rider, { kept: [...scene.riders[event.rider]!.kept, event.card] })
    case 'chanceWentUnder':
      return { ...scene, usedChance: [...usedChance, event.card] }
    case 'keptUsed': {
      const { kept } = scene.riders[event.rider]!
      return changed({ ...scene, usedChance: [...usedChance, event.card] }, event.rider, {
        kept: kept.toSpliced(kept.indexOf(event.card), 1),
      })
    }
    case 'chanceReshuffled':
      return { ...scene, isPileOut: false, usedChance: [], chancePile: sortChance([...pile, ...usedChance, 'PILE']) }
  }
}

function newStage(scene: View): View {
  const { seats, options } = scene.race
  const isSeen = (seat: Seat) => seat === scene.viewer || options.openHands
  const bySeat = <T>(value: (seat: Seat) => T): T[] => Array.from({ length: seats }, (_, seat) => value(seat))
  return {
    ...scene,
    round: 0,
    team: -1,
    acting: NO_RIDER,
    riders: Array.from({ length: seats * TEAM_SIZE }, newRider),
    accidents: [],
    accidentCount: 0,
    passes: stageGraph(scene).board.sprints.map(() => 0),
    firstArrival: 0,
    chancePile: options.chanceDeck === 'standard' ? chanceDeck() : [],
    usedChance: [],
    discardPile: [],
    drawPileSize: secondDeck(options.secondDeck).length,
    dealtFor: bySeat(() => 0),
    hasSecondDeal: bySeat(() => false),
    shown: bySeat(() => NOTHING_SHOWN),
    hands: bySeat((seat) => (isSeen(seat) ? [] : null)),
    handSizes: bySeat(() => 0),
    down: bySeat((seat) => (isSeen(seat) ? [] : null)),
    downSizes: bySeat(() => 0),
    given: null,
  }
}

function changed(scene: View, id: RiderId, parts: Partial<Rider>): View {
  return { ...scene, riders: scene.riders.with(id, { ...scene.riders[id]!, ...parts }) }
}

function played(scene: View, seat: Seat, rider: RiderId, card: Card): View {
  const size = scene.handSizes[seat]! - 1
  return changed(
    {
      ...scene,
      hands: without(scene.hands, seat, [card]),
      handSizes: scene.handSizes.with(seat, size),
      discardPile: [...scene.discardPile, card],
      shown: scene.shown.with(seat, afterPlaying(scene.shown[seat]!, card, size)),
    },
    rider,
    { hasActed: true },
  )
}

/** Cards face down; with them ends whatever they were chosen for. */
function laid(scene: View, seat: Seat, count: number, cards: readonly Card[] | null): View {
  const size = scene.handSizes[seat]! - count
  return {
    ...scene,
    hands: cards === null ? scene.hands : without(scene.hands, seat, cards),
    handSizes: scene.handSizes.with(seat, size),
    down: cards === null ? scene.down : withCards(scene.down, seat, cards),
    downSizes: scene.downSizes.with(seat, scene.downSizes[seat]! + count),
    shown: scene.shown.with(seat, afterLaying(scene.shown[seat]!, size)),
    picks: [],
    asked: [],
    given: null,
  }
}

function drawn(scene: View, seat: Seat, count: number, cards: readonly Card[] | null): View {
  return {
    ...scene,
    hands: cards === null ? scene.hands : withCards(scene.hands, seat, cards),
    handSizes: scene.handSizes.with(seat, scene.handSizes[seat]! + count),
    drawPileSize: scene.drawPileSize - count,
  }
}

/** To the roadside, in order. */
function fallen(scene: View, riders: readonly RiderId[], at: { square: number; number: number }, first: number): View {
  const start = { ...scene, accidentCount: Math.max(scene.accidentCount, at.number), falls: [...riders] }
  return riders.reduce(
    (before, id, place) => changed(before, id, { standing: 'roadside', at: at.square, fall: at.number * 16 + first + place }),
    start,
  )
}

function joined(scene: View, event: Extract<Event, { type: 'pileUpJoined' }>): View {
  const index = scene.accidents.findIndex(({ number }) => number === event.number)
  const accident = scene.accidents[index]!
  const accidents = scene.accidents.with(index, { ...accident, riders: [...accident.riders, event.rider] })
  return fallen({ ...scene, accidents }, [event.rider], event, accident.riders.length)
}

function without(hands: View['hands'], seat: Seat, cards: readonly Card[]): View['hands'] {
  const hand = hands[seat]
  if (hand == null) return hands
  const rest = [...hand]
  for (const card of cards) rest.splice(rest.indexOf(card), 1)
  return hands.with(seat, rest)
}

function withCards(lists: View['hands'], seat: Seat, cards: readonly Card[]): View['hands'] {
  const list = lists[seat]
  return list == null
    ? lists
    : lists.with(
        seat,
        [...list, ...cards].sort((a, b) => a - b),
      )
}
