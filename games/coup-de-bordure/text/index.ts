import { textLoader } from '@echappee/text'
import { words as dictionary } from './words/index.ts'
import type { Seat } from '@echappee/kernel'
import type { GameText, Names } from '@echappee/text'
import { DISTANCE, TOW_COST, type Pace } from '../content/paces.ts'
import { TERRAINS, terrainIndex, type Terrain } from '../content/road.ts'
import { TEAM_SIZE } from '../content/team-sheet.ts'
import { TEAMS } from '../content/teams.ts'
import { askedRider } from '../rules/batch.ts'
import type { Event } from '../rules/events.ts'
import type { Move } from '../rules/moves.ts'
import { tokensLeft } from '../rules/phases/allocate.ts'
import { letterOf } from '../rules/riders.ts'
import { feedTable } from '../rules/numbers.ts'
import type { RiderId, View } from '../rules/state.ts'
import { finalOf } from './final.ts'
import { plateText, riderLabel, teamText, tokenText } from './labels.ts'
import type { DeedSpeaker } from './words/en/deeds.ts'
import type { Words } from './words/en/index.ts'
import { askedOf, energyOf, groupTerrain, leftOf, surname, totalOf, waitingSeats } from './race.ts'
import { textBoard } from './board.ts'
import { eventText } from './event.ts'
import { reasonText, refusalText } from './refusal.ts'

export const loadText = textLoader(dictionary, gameText)

/** Everything the game says in one language. No React: the terminal uses it too. */
export function gameText(words: Words): GameText<View, Move, Event> {
  return {
    prompt: (view, seat, names) => promptText(words, view, seat, names),
    event: (event, names, view) => eventText(words, event, names, view),
    move: (move, view, names) => moveText(words, move, view, names),
    deed: (name, about, view, names) => words.deeds[name as keyof Words['deeds']](about, deedSpeaker(words, view, names)),
    refusal: (refusal, names) => refusalText(words, refusal, names),
    reason: (refusal, names) => reasonText(words, refusal, names),
    board: (view, names) => textBoard(words, view, names),
    options: words.options,
    issues: words.issues,
  }
}

function promptText(words: Words, view: View, reader: Seat, names: Names): string {
  const say = words.prompt
  if (view.phase === 'finished') {
    const { winner, rider, decidedBy, lastTerrain } = finalOf(view)
    return say.won(names(winner), riderLabel(words, view, rider, names), words.criteria[decidedBy](words.terrains[lastTerrain]))
  }
  const isAsked = reader === view.viewer && askedOf(view).length > 0
  return isAsked ? ownPrompt(words, view, names) : otherPrompt(words, view, names)
}

function ownPrompt(words: Words, view: View, names: Names): string {
  const say = words.prompt
  if (view.phase === 'teams') return say.team
  if (view.phase === 'allocate') {
    const left = view.draft === null ? 0 : tokensLeft(view.draft)
    if (left > 0) return say.share(left)
    return view.race.isHiding ? say.turnOver : say.shareDone
  }
  const id = askedRider(view, view.viewer)!
  const who = riderLabel(words, view, id, names)
  const terrain = words.terrains[groupTerrain(view)]
  switch (view.phase) {
    case 'pace':
      return say.paces(
        askedOf(view).map((rider) => riderLabel(words, view, rider, names)),
        view.groupCase,
        terrain,
      )
    case 'pay': {
      const pace = paidPace(view)
      return say.pay(who, words.paces[pace], words.cost(pace, terrain))
    }
    case 'follow': {
      const { distance } = view.tow!
      return say.follow(who, distance, words.tokens(TOW_COST[distance].tokens, terrain), view.groupCase + distance)
    }
    case 'announce':
      return say.announce(
        who,
        leftOf(view).map((rider) => riderLabel(words, view, rider, names)),
      )
    default: {
      const owned = totalOf(energyOf(view, id))
      return say.refill(who, owned, feedTable(view.race)[owned] ?? 0)
    }
  }
}

function otherPrompt(words: Words, view: View, names: Names): string {
  const say = words.prompt
  if (view.phase === 'teams') return say.otherTeam(names(waitingSeats(view)[0] ?? 0))
  if (view.phase === 'allocate') return say.otherEnergy
  return view.phase === 'pace' ? say.otherPaces(view.groupCase, words.terrains[groupTerrain(view)]) : say.otherAnswers
}

function deedSpeaker(words: Words, view: View, names: Names): DeedSpeaker {
  return { rider: (id) => riderLabel(words, view, id, names), seat: names, terrain: (index) => words.terrains[TERRAINS[index]!] }
}

/** What the riders pay for in this step. */
function paidPace({ step }: Pick<View, 'step'>): Exclude<Pace, 'CON'> {
  return step === 1 ? 'OFF' : step === 3 ? 'ACC' : 'SIL'
}

function moveText(words: Words, move: Move, view: View, names: Names): string {
  const say = words.move
  const who = 'rider' in move ? riderLabel(words, view, move.rider, names) : ''
  const letter = 'rider' in move ? letterOf(move.rider) : ''
  switch (move.type) {
    case 'team': {
      const riders = TEAMS[move.team].riders.map(({ name, tokens }) => `${surname(name)} ${plateText(words, tokens)}`)
      return say.team(teamText(words, view, move.team), riders.join(', '))
    }
    case 'start':
      return move.from === 'course' ? say.startCourse : say.startTeam(TEAMS[move.from].name)
    case 'add':
      return say.add(letter, words.terrains[move.terrain], drafted(view, move) + 1)
    case 'remove':
      return say.remove(letter, words.terrains[move.terrain], Math.max(0, drafted(view, move) - 1))
    case 'clear':
      return say.clear
    case 'hide':
      return move.terrain === null ? say.show(letter) : say.hide(letter, words.terrains[move.terrain])
    case 'confirm':
      return say.confirm
    case 'pace': {
      const at = view.groupCase
      const landing = move.pace === 'SIL' ? say.landingSillage(at + 2, at + 1) : say.landing(at + DISTANCE[move.pace])
      return say.pace(who, words.paces[move.pace], words.cost(move.pace, words.terrains[groupTerrain(view)]), landing)
    }
    case 'pay':
      return say.pay(who, tokenText(words, move.tokens))
    case 'follow':
      if (move.tokens === '') return say.stay(who)
      return say.follow(who, tokenText(words, move.tokens), view.groupCase + (view.tow?.distance ?? 0))
    case 'announce':
      return move.tow ? say.tow(who) : say.quiet(who)
    case 'refill':
      return move.tokens === '' ? say.noRefill(who) : say.refill(who, tokenText(words, move.tokens))
  }
}

/** How many tokens of this colour the rider has in the viewer's draft. */
function drafted({ draft }: View, { rider, terrain }: { readonly rider: RiderId; readonly terrain: Terrain }): number {
  return draft?.tokens[rider % TEAM_SIZE]?.[terrainIndex(terrain)] ?? 0
}
