import { terrainIndex } from '../content/road.ts'
import { TEAM_SIZE } from '../content/team-sheet.ts'
import type { Event, StepReason } from '../rules/events.ts'
import { spentBy } from '../rules/payments.ts'
import { setOf, teamSet } from '../rules/riders.ts'
import type { Rider, View } from '../rules/state.ts'

/** The scene after the event. Folding all events that a viewer is told of a move over the view before it gives the view after it. */
export function advance(scene: View, event: Event): View {
  switch (event.type) {
    case 'teamTaken':
      return {
        ...scene,
        teams: scene.teams.map((team, seat) => (seat === event.seat ? event.team : team)),
        riders: scene.riders.map((rider, id) =>
          Math.floor(id / TEAM_SIZE) === event.seat
            ? { ...rider, up: [...event.tokens[id % TEAM_SIZE]!], start: [...event.tokens[id % TEAM_SIZE]!] }
            : rider,
        ),
      }
    case 'asked': {
      const { phase, step, riders } = event
      return { ...scene, phase, step, asked: setOf(riders), answered: 0, answers: scene.answers.map(() => null) }
    }
    case 'drafted':
      return { ...answeredBy(scene, event.seat, event.isConfirmed), draft: event.draft }
    case 'platesShown':
      return {
        ...scene,
        hidden: scene.draft?.hidden ?? scene.hidden,
        draft: null,
        riders: scene.riders.map((rider, id) => {
          const { up, down } = event.plates[id]!
          return { ...rider, up: [...up], start: [...up], down, faceDown: down > 0 ? 'unknown' : 'none' }
        }),
      }
    case 'roundStarted':
      return { ...scene, round: event.round, riders: scene.riders.map((rider) => ({ ...rider, moved: null, paid: '' })) }
    case 'groupCame':
      return { ...scene, group: setOf(event.riders), groupCase: event.case, feeding: 0, tow: null }
    case 'answered':
      return { ...scene, answers: event.answers, answered: answeredSet(scene, event.seat, ownSet(event)) }
    case 'pacesRevealed':
      return {
        ...scene,
        riders: scene.riders.map((rider, id) => ({ ...rider, pace: event.paces.find((shown) => shown.rider === id)?.pace ?? rider.pace })),
      }
    case 'stepBegan': {
      const riders = event.step === 8 ? scene.riders.map((rider) => ({ ...rider, pace: null })) : scene.riders
      return { ...scene, step: event.step, tow: null, riders }
    }
    case 'towOpened':
      return { ...scene, tow: { distance: event.distance, reason: event.reason, riders: event.riders } }
    case 'rode':
      return rode(scene, event)
    case 'refilled':
      return refilled(scene, event)
    case 'musettesDrawn':
      return { ...scene, draws: [...scene.draws, event.seats] }
    case 'gameEnded':
      return ended(scene, event)
    case 'towsAnnounced':
    case 'towTaken':
    case 'refillsDeclined':
    case 'roundEnded':
      return scene
  }
}

/** How much time an event deserves: 1 is a normal beat. */
export function weight(event: Event): number {
  switch (event.type) {
    case 'pacesRevealed':
      return 4
    case 'gameEnded':
      return 4
    case 'platesShown':
      return 2
    case 'roundStarted':
    case 'musettesDrawn':
      return 1.6
    case 'towsAnnounced':
    case 'towOpened':
      return 1.8
    case 'teamTaken':
    case 'groupCame':
    case 'refilled':
      return 1.2
    case 'towTaken':
      return 1
    case 'refillsDeclined':
      return 0.6
    case 'stepBegan':
      return STEP_WEIGHT[event.reason] ?? 0
    case 'rode':
      return event.cause === 'CON' ? 0.55 : event.cause === 'OFF' ? 1.7 : 1.2
    case 'asked':
    case 'drafted':
    case 'answered':
    case 'roundEnded':
      return 0
  }
}

/** The rides themselves tell the other steps; only whether a wheel was found needs a word. */
const STEP_WEIGHT: Partial<Readonly<Record<StepReason, number>>> = {
  wheelFound: 1.4,
  wheelMissed: 1.8,
}

function answeredBy(scene: View, seat: number, isConfirmed: boolean): View {
  return { ...scene, answered: answeredSet(scene, seat, isConfirmed ? teamSet(seat) : 0) }
}

function answeredSet({ answered }: View, seat: number, riders: number): number {
  return (answered & ~teamSet(seat)) | riders
}

function ownSet({ seat, answers }: Extract<Event, { type: 'answered' }>): number {
  return setOf(answers.flatMap((text, letter) => (text === null ? [] : [seat * TEAM_SIZE + letter])))
}

function changed(scene: View, id: number, change: (rider: Rider) => Partial<Rider>): View {
  return { ...scene, riders: scene.riders.map((rider, other) => (other === id ? { ...rider, ...change(rider) } : rider)) }
}

/** The viewer's own face-down token of this rider is gone from under its plate. */
function uncovered(scene: View, id: number): View {
  if (Math.floor(id / TEAM_SIZE) !== scene.viewer) return scene
  return { ...scene, hidden: scene.hidden.map((colour, letter) => (letter === id % TEAM_SIZE ? null : colour)) }
}

function rode(scene: View, { rider: id, to, cause, paid, feeds }: Extract<Event, { type: 'rode' }>): View {
  const spent = spentBy(paid)
  const after = changed({ ...scene, feeding: scene.feeding | (feeds ? 1 << id : 0) }, id, (rider) => ({
    at: to,
    moved: cause,
    paid,
    up: rider.up.map((count, i) => count - spent.up[i]!),
    hasOffensive: rider.hasOffensive && cause !== 'OFF',
    hasFed: rider.hasFed || feeds,
    ...(spent.down === null ? {} : { down: rider.down - 1, faceDown: 'spent' as const }),
  }))
  return spent.down === null ? after : uncovered(after, id)
}

function refilled(scene: View, { rider: id, shown, up }: Extract<Event, { type: 'refilled' }>): View {
  return uncovered(
    changed(scene, id, ({ faceDown }) => ({
      up: [...up],
      down: 0,
      faceDown: shown !== null ? 'shown' : faceDown === 'unknown' ? 'none' : faceDown,
    })),
    id,
  )
}

function ended(scene: View, { hidden, musettes, leftOver }: Extract<Event, { type: 'gameEnded' }>): View {
  return {
    ...scene,
    phase: 'finished',
    group: 0,
    groupCase: 0,
    step: 0,
    tow: null,
    feeding: 0,
    asked: 0,
    answered: 0,
    answers: scene.answers.map(() => null),
    hidden: scene.hidden.map(() => null),
    unveiling: { hidden, musettes, leftOver },
    riders: scene.riders.map((rider, id) => {
      const terrain = hidden[id]!
      return {
        ...rider,
        up: rider.up.map((count, i) => count + (terrain !== null && terrainIndex(terrain) === i ? 1 : 0)),
        down: 0,
        faceDown: terrain !== null ? 'shown' : rider.faceDown === 'unknown' ? 'none' : rider.faceDown,
      }
    }),
  }
}
