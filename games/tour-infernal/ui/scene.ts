import type { Seat } from '@echappee/kernel'
import { CHOSEN, COMPULSORY_R, KIT, PLAY_COSTS } from '../content/cards.ts'
import { copyGroup } from '../rules/attacks.ts'
import type { Event } from '../rules/events.ts'
import type { Contest, Kit, View } from '../rules/state.ts'
import { copyKit } from '../rules/view.ts'
import { contest, group, lay, plus, rider, withGaps, withItem } from './scene-changes.ts'

type Of<Type extends Event['type']> = Extract<Event, { type: Type }>

/** The scene after the event. Folding all events that a viewer is told of a move over his view before it gives his view after it. Writes nothing. */
export function advance(view: View, event: Event): View {
  switch (event.type) {
    case 'besaceChosen':
      return { ...ready(view, event.seat), kits: withItem(view.kits, event.seat, filledKit(view.kits[event.seat]!, event)) }
    case 'abandoned':
      return abandon(view, event)
    case 'firstPassed':
      return { ...view, first: event.to }
    case 'firstNamed':
    case 'firstChosen':
      return { ...view, first: event.seat }
    case 'sectorBegan':
      return beginSector(view, event)
    case 'asked':
      return { ...view, phase: event.phase, actor: event.seat, turn: event.turn, hiding: event.hiding }
    case 'played':
      return play(view, event)
    case 'laidDown':
    case 'laidDownHidden':
      return hide(view, event)
    case 'neutralPlayed':
      return rider(view, event.rider, { play: event.play })
    case 'rode':
      return event.ride.riders.reduce((scene, one) => rider(scene, one, { speed: event.ride.speed }), view)
    case 'regulated':
    case 'barrierFell':
      return withGaps(view, event.gaps)
    case 'attacksBegan':
      return { ...view, groups: event.groups.map(copyGroup), speakers: [...event.speakers] }
    case 'scrambled':
      return { ...view, speakers: [...event.order], scramble: { group: event.group, lap: 1, isLively: false } }
    case 'lapBegan':
      return { ...view, scramble: { group: event.group, lap: event.lap, isLively: false } }
    case 'attacked':
      return attack(view, event)
    case 'completed': {
      const raise = view.raise!
      const answered = { ...raise, asked: raise.asked.slice(1), stayed: [...raise.stayed, event.seat] }
      return { ...lay(view, event.seat, { A: event.cards }, { attackCards: event.cards }), raise: answered }
    }
    case 'dropped':
      return { ...view, raise: { ...view.raise!, asked: view.raise!.asked.slice(1) } }
    case 'raiseSettled':
      return { ...group(view, event.group, { wave: [...event.wave], level: 2 }), raise: null }
    case 'waveCancelled':
      return group(view, event.group, { wave: [], level: 0 })
    case 'attacksEnded':
      return { ...withGaps(view, event.gaps), groups: [], scramble: null }
    case 'countersBegan':
      return { ...view, speakers: [...event.speakers] }
    case 'countered':
      return { ...lay(view, event.seat, { A: event.cards }, { attackCards: event.cards }), counters: [...view.counters, event.seat] }
    case 'countersEnded':
      return { ...withGaps(view, event.gaps), counters: [] }
    case 'contestBegan':
      return beginContest(view, event)
    case 'bid':
      return bid(view, event)
    case 'bidPassed':
      return passBid(view, event)
    case 'bidSkipped':
      return contest(view, { silent: view.contest!.silent + 1 })
    case 'runOffBegan':
      return { ...contest(view, { card: 'R', tiedAt: event.tiedAt, ...freshBidding(view, event.riders) }), speakers: [...event.riders] }
    case 'linePassed':
      return passLine(view, event)
    case 'bonusWon':
      return rider(view, event.seat, { bonus: view.riders[event.seat]!.bonus + event.seconds })
    case 'feedBegan':
      return {
        ...view,
        phase: 'swap',
        actor: null,
        speakers: [],
        turn: 0,
        feed: { allowance: [...event.allowance], isDone: event.allowance.map((most) => most === 0) },
      }
    case 'swapped':
      return swapDone(ownCards(view, event), event.seat, event.isDone)
    case 'swapClosed':
      return swapDone(ownCards(view, event), event.seat, true)
    case 'swapsRevealed':
      return revealSwaps(view, event.counts)
    case 'sectorEnded':
      return endSector(view, event)
    case 'raceEnded':
      return { ...view, phase: 'finished', actor: null, speakers: [], turn: 0, result: event.result, kits: event.kits.map(copyKit) }
    case 'courseSet':
    case 'missionsDealt':
    case 'missionDealt':
    case 'caught':
    case 'attackPassed':
    case 'escaped':
    case 'stoodOff':
    case 'counterDeclined':
      return view
  }
}

/** How much time an event deserves: 1 is a normal beat. */
export function weight(event: Event): number {
  switch (event.type) {
    case 'sectorEnded':
    case 'raceEnded':
      return 3
    case 'regulated':
    case 'barrierFell':
    case 'abandoned':
      return 2.4
    case 'waveCancelled':
    case 'escaped':
    case 'stoodOff':
    case 'linePassed':
      return 2
    case 'sectorBegan':
    case 'bonusWon':
      return 1.6
    case 'firstChosen':
    case 'firstNamed':
    case 'firstPassed':
    case 'scrambled':
    case 'contestBegan':
    case 'runOffBegan':
    case 'swapsRevealed':
      return 1.3
    case 'rode':
    case 'caught':
    case 'attacked':
    case 'completed':
    case 'dropped':
    case 'countered':
    case 'countersEnded':
    case 'bid':
    case 'neutralPlayed':
    case 'feedBegan':
      return 1
    case 'played':
    case 'raiseSettled':
    case 'attacksBegan':
    case 'lapBegan':
    case 'countersBegan':
      return 0.8
    case 'attackPassed':
    case 'counterDeclined':
    case 'bidPassed':
    case 'laidDown':
    case 'laidDownHidden':
    case 'swapped':
      return 0.5
    case 'besaceChosen':
    case 'swapClosed':
      return 0.3
    case 'attacksEnded':
      return event.escapees.length > 0 ? 1.6 : 0
    case 'courseSet':
    case 'missionsDealt':
    case 'missionDealt':
    case 'asked':
    case 'bidSkipped':
      return 0
  }
}

function ready(view: View, seat: Seat): View {
  return { ...view, isReady: withItem(view.isReady, seat, true) }
}

function filledKit(kit: Kit, { besace }: Of<'besaceChosen'>): Kit {
  const { r, s, a } = besace
  return {
    ...kit,
    besace: { r, s, a },
    hand: { R: COMPULSORY_R + r, S: s, A: a },
    reserve: { R: CHOSEN - r, S: KIT.S - s, A: KIT.A - a },
  }
}

function abandon(view: View, { sector, riders, gaps }: Of<'abandoned'>): View {
  const left = riders.reduce((scene, { seat, gap, position }) => rider(scene, seat, { out: { sector, gap, position } }), view)
  return { ...withGaps(left, gaps), sector }
}

function beginSector(view: View, { sector, first, order }: Of<'sectorBegan'>): View {
  const riders = view.riders.map((one) => ({ ...one, play: null, speed: 0, hasAttacked: false }))
  // With the first sector all besaces are packed.
  return { ...view, sector, first, order: [...order], speakers: [...order], riders, isReady: view.isReady.map(() => true) }
}

function play(view: View, { seat, play: laid, isDry }: Of<'played'>): View {
  const { R, S, A } = PLAY_COSTS[laid]
  const { dry, hidden } = view.riders[seat]!
  return rider(lay(view, seat, { R, S, A }, {}), seat, { play: laid, dry: isDry && dry === null ? hidden : dry })
}

function hide(view: View, event: Of<'laidDown'> | Of<'laidDownHidden'>): View {
  const { seat } = event
  const { hidden, cards } = view.riders[seat]!
  const after = { ...rider(view, seat, { hidden: hidden + 1, cards: cards - 1 }), hiding: null }
  if (event.type === 'laidDownHidden') return after
  const kit = view.kits[seat]!
  const card = { R: 0, S: 0, A: 0, [event.card]: 1 }
  return { ...after, kits: withItem(view.kits, seat, { ...kit, hand: plus(kit.hand, card, -1), hidden: plus(kit.hidden, card, 1) }) }
}

function attack(view: View, event: Of<'attacked'>): View {
  const { seat, level, how } = event
  const laid = lay(view, seat, { A: event.cards }, { attackCards: event.cards })
  const marked = rider(laid, seat, { hasAttacked: true })
  const scramble = view.scramble === null ? null : { ...view.scramble, isLively: true }
  if (how === 'raise') return { ...marked, scramble, raise: { group: event.group, seat, asked: [...event.wave], stayed: [] } }
  return { ...group(marked, event.group, { wave: [...event.wave], level }), scramble }
}

function beginContest(view: View, { kind, place, riders }: Of<'contestBegan'>): View {
  const none = view.kits.map(() => 0)
  const fresh = freshBidding(view, riders)
  const begun: Contest = { kind, place, riders: [...riders], card: 'S', tiedAt: null, laidS: none, laidR: [...none], ...fresh }
  return { ...view, contest: begun, speakers: [...riders] }
}

function freshBidding(view: View, riders: readonly Seat[]): Pick<Contest, 'isIn' | 'turns' | 'silent'> {
  return { isIn: view.kits.map((_, seat) => riders.includes(seat)), turns: 0, silent: 0 }
}

function bid(view: View, { seat, card, count, total }: Of<'bid'>): View {
  const { laidS, laidR, turns } = view.contest!
  const totals = card === 'S' ? { laidS: withItem(laidS, seat, total) } : { laidR: withItem(laidR, seat, total) }
  return contest(lay(view, seat, { [card]: count }, { contestCards: count }), { ...totals, turns: turns + 1, silent: 0 })
}

function passBid(view: View, { seat, isOut }: Of<'bidPassed'>): View {
  const { isIn, turns, silent } = view.contest!
  return contest(view, { turns: turns + 1, ...(isOut ? { isIn: withItem(isIn, seat, false) } : { silent: silent + 1 }) })
}

function passLine(view: View, { order, isClimbWon, isSprintWon }: Of<'linePassed'>): View {
  const winner = order[0]!
  const { climbs, sprints } = view.riders[winner]!
  const won = rider(view, winner, { climbs: climbs + (isClimbWon ? 1 : 0), sprints: sprints + (isSprintWon ? 1 : 0) })
  return { ...won, contest: null, passing: [...order] }
}

function ownCards(view: View, { seat, hand, reserve, swaps }: Of<'swapped'> | Of<'swapClosed'>): View {
  return { ...view, kits: withItem(view.kits, seat, { ...view.kits[seat]!, hand: { ...hand }, reserve: { ...reserve }, swaps }) }
}

function swapDone(view: View, seat: Seat, isDone: boolean): View {
  return { ...view, feed: { ...view.feed!, isDone: withItem(view.feed!.isDone, seat, isDone) } }
}

function revealSwaps(view: View, counts: readonly number[]): View {
  const riders = view.riders.map((one, seat) => {
    const swapped = counts[seat] ?? 0
    if (swapped === 0) return one
    return { ...one, swapped, atFeed: { laid: { ...one.laid }, hidden: one.hidden, dry: one.dry }, dry: null }
  })
  return { ...view, riders, feed: null, kits: view.kits.map((kit) => (kit === null ? null : { ...kit, swaps: 0 })) }
}

function endSector(view: View, { sector, gaps, soloists }: Of<'sectorEnded'>): View {
  const after = soloists.reduce((scene, seat) => rider(scene, seat, { solo: scene.riders[seat]!.solo + 1 }), view)
  return { ...after, history: [...view.history, { sector, gaps: [...gaps] }] }
}
