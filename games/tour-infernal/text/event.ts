import { noOther, type Names } from '@echappee/text'
import type { Event } from '../rules/events.ts'
import { leadOf } from './race.ts'
import type { Words } from './words/en/index.ts'
import { ridersOf } from './names.ts'
import { changesText } from './ride-text.ts'
import { besaceText } from './cards.ts'

/** The log line of an event; undefined for what needs no line. */
export function eventText(words: Words, event: Event, names: Names): string | undefined {
  const say = words.event
  const riders = ridersOf(words, names)
  const all = (list: readonly number[]) => list.map(riders)
  switch (event.type) {
    case 'courseSet':
      return say.courseSet(
        event.course.map((tile) => words.tiles[tile]),
        event.isFeedTurned,
      )
    case 'missionsDealt':
      return say.missionsDealt
    case 'missionDealt':
      return say.missionDealt(names(event.seat), event.mission)
    case 'firstChosen':
      return say.firstChosen(names(event.seat), event.by)
    case 'besaceChosen':
      return say.besaceChosen(names(event.seat), besaceText(words, event.besace))
    case 'abandoned':
      return say.abandoned(
        event.riders.map(({ seat }) => names(seat)),
        event.sector,
      )
    case 'firstPassed':
      return say.firstPassed(names(event.from), names(event.to))
    case 'sectorBegan':
      return say.sectorBegan(event.sector, event.tile)
    case 'played':
      return playedText(words, event, names)
    case 'laidDown':
      return say.laidDown(names(event.seat), event.card)
    case 'laidDownHidden':
      return say.laidDownHidden(names(event.seat))
    case 'neutralPlayed':
      return say.neutralPlayed(riders(event.rider), event.die, event.play)
    case 'rode':
      return say.rode(all(event.ride.riders), event.ride.speed, words.sum(event.ride, event.ride.riders.length === 1))
    case 'caught':
      return say.caught(all(event.riders), all(event.by))
    case 'regulated':
      return changesText(words, event.rides, riders)
    case 'attacksBegan':
      return event.speakers.length > 0 ? say.attacksBegan(names(event.speakers[0]!)) : say.attacksBeganBare
    case 'scrambled':
      return say.scrambled(all(event.order))
    case 'lapBegan':
      return say.lapBegan(event.lap)
    case 'attacked':
      return attackedText(words, event, names)
    case 'attackPassed':
      return say.attackPassed(names(event.seat))
    case 'completed':
      return say.completed(names(event.seat), event.cards)
    case 'dropped':
      return say.dropped(names(event.seat))
    case 'raiseSettled':
      return say.raiseSettled(all(event.wave), event.n)
    case 'waveCancelled':
      return say.waveCancelled(all(event.riders), event.n)
    case 'escaped':
      return say.escaped(all(event.riders), all(event.stayed))
    case 'stoodOff':
      return say.stoodOff(all(event.riders))
    case 'attacksEnded':
      return event.escapees.length === 0 ? say.nobodyEscaped : undefined
    case 'countersBegan':
      return say.countersBegan(all(event.speakers))
    case 'countered':
      return say.countered(names(event.seat), event.cards)
    case 'counterDeclined':
      return say.counterDeclined(names(event.seat))
    case 'countersEnded':
      return event.riders.length === 0 ? undefined : say.countersEnded(all(event.riders))
    case 'barrierFell':
      return say.barrierFell(event.die, event.from, event.until, all(event.riders))
    case 'contestBegan':
      return say.contestBegan(event.kind, event.place, event.bonuses[event.place - 1] ?? 0, all(event.riders))
    case 'bid':
      return say.bid(names(event.seat), event.count, event.card, event.total)
    case 'bidPassed':
      return say.bidPassed(names(event.seat), event.isOut)
    case 'runOffBegan':
      return say.runOffBegan(all(event.riders), event.place, event.tiedAt)
    case 'linePassed':
      return say.linePassed(event.kind, all(event.order))
    case 'bonusWon':
      return say.bonusWon(names(event.seat), event.place, event.seconds)
    case 'feedBegan':
      return say.feedBegan(event.allowance.flatMap((most, seat) => (most > 0 ? [{ name: names(seat), most }] : [])))
    case 'swapped':
      return say.swapped(names(event.seat), event.give, event.take)
    case 'swapClosed':
      return say.swapClosed(names(event.seat), event.swaps)
    case 'swapsRevealed':
      return say.swapsRevealed(event.counts.flatMap((n, seat) => (n > 0 ? [{ name: names(seat), n }] : [])))
    case 'sectorEnded':
      return sectorEndedText(words, event, riders)
    case 'firstNamed':
      return say.firstNamed(names(event.seat), event.reason)
    case 'raceEnded': {
      const winner = event.result.places.indexOf(1)
      return say.raceEnded(names(winner), leadOf(event.result), event.result.ending)
    }
    case 'asked':
    case 'bidSkipped':
      return undefined
    default:
      return noOther(event)
  }
}

type Of<Type extends Event['type']> = Extract<Event, { type: Type }>

function playedText({ event: say }: Words, { seat, play, isDry }: Of<'played'>, names: Names): string {
  if (play === 'R') return say.rides(names(seat))
  if (play === 'RR') return say.pulls(names(seat))
  if (play === 'S' || play === 'A') return (isDry ? say.dry : say.saves)(names(seat), play)
  return say.allOut(names(seat), play)
}

function attackedText({ event: say }: Words, { seat, how, level, cards, wave, n }: Of<'attacked'>, names: Names): string {
  if (how === 'attack') return say.attack(names(seat), level, cards)
  return how === 'follow' ? say.follow(names(seat), cards, wave.length, n) : say.raise(names(seat), cards, wave.map(names))
}

/** The riders by their gaps, front to back. */
function sectorEndedText(words: Words, { sector, gaps }: Of<'sectorEnded'>, riders: Names): string {
  const values = [...new Set(gaps.filter((gap) => gap !== null))].sort((a, b) => a - b)
  return words.event.sectorEnded(
    sector,
    values.map((gap) => ({ gap, names: gaps.flatMap((own, rider) => (own === gap ? [riders(rider)] : [])) })),
  )
}
