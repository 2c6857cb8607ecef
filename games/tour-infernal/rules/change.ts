import { copyGroup } from './attacks.ts'
import * as attacks from './changes/attacks.ts'
import * as cards from './changes/cards.ts'
import * as contest from './changes/contest.ts'
import * as sector from './changes/sector.ts'
import type { Event } from './events.ts'
import type { Position } from './state.ts'
import { copyKit } from './view.ts'

/** What an event changes on the table. The rules call the functions in `changes/` themselves: imagined games need no events. */
export function change(table: Position, event: Event): void {
  switch (event.type) {
    case 'besaceChosen':
      return cards.packBesace(table, event.seat, event.besace)
    case 'abandoned':
      return sector.leaveRace(table, event.sector, event.riders)
    case 'firstPassed':
      return sector.nameFirst(table, event.to)
    case 'firstNamed':
    case 'firstChosen':
      return sector.nameFirst(table, event.seat)
    case 'sectorBegan':
      return sector.beginSector(table, event.sector, [...event.order])
    case 'asked':
      return sector.putQuestion(table, event.phase, event.seat, event.turn, event.hiding)
    case 'played':
      return cards.layPlay(table, event.seat, event.play, event.isDry)
    case 'laidDown':
      return cards.hideCard(table, event.seat, event.card)
    case 'laidDownHidden':
      return cards.hideCard(table, event.seat, null)
    case 'neutralPlayed':
      table.riders[event.rider]!.play = event.play
      return
    case 'rode':
      for (const rider of event.ride.riders) table.riders[rider]!.speed = event.ride.speed
      return
    case 'regulated':
      for (const [rider, gap] of event.gaps.entries()) table.riders[rider]!.gap = gap
      return
    case 'attacksBegan':
      return attacks.beginAttacks(table, event.groups.map(copyGroup), [...event.speakers])
    case 'scrambled':
      return attacks.beginScramble(table, event.group, [...event.order])
    case 'lapBegan':
      return attacks.beginLap(table, event.group, event.lap)
    case 'attacked':
      return attacks.attack(table, event.seat, event.group, event.how, event.level, event.cards)
    case 'completed':
      return attacks.completeRaise(table, event.seat, event.cards)
    case 'dropped':
      return attacks.dropOut(table)
    case 'raiseSettled':
      return attacks.settleRaise(table)
    case 'waveCancelled':
      return attacks.cancelWave(table, event.group)
    case 'attacksEnded':
      return attacks.endAttacks(table, event.escapees)
    case 'countersBegan':
      table.speakers = [...event.speakers]
      return
    case 'countered':
      return attacks.counterAttack(table, event.seat, event.cards)
    case 'countersEnded':
      return attacks.endCounters(table)
    case 'barrierFell':
      return sector.waitAtBarrier(table, event.riders, event.until)
    case 'contestBegan':
      return contest.beginContest(table, event.kind, event.place, [...event.riders])
    case 'bid':
      return contest.bid(table, event.seat, event.count)
    case 'bidPassed':
      return contest.passBid(table, event.seat, event.isOut)
    case 'bidSkipped':
      return contest.skipBid(table)
    case 'runOffBegan':
      return contest.beginRunOff(table, [...event.riders], event.tiedAt)
    case 'linePassed':
      return contest.passLine(table, [...event.order], event.isClimbWon, event.isSprintWon)
    case 'bonusWon':
      return contest.winBonus(table, event.seat, event.seconds)
    case 'feedBegan':
      return sector.beginFeed(table, [...event.allowance])
    case 'swapped':
      return cards.keepSwaps(table, event.seat, { ...event.hand }, { ...event.reserve }, event.swaps, event.isDone)
    case 'swapClosed':
      return cards.keepSwaps(table, event.seat, { ...event.hand }, { ...event.reserve }, event.swaps, true)
    case 'swapsRevealed':
      return cards.revealSwaps(table, event.counts)
    case 'sectorEnded':
      return sector.endSector(table, event.sector, [...event.gaps], event.soloists)
    case 'raceEnded':
      table.kits = event.kits.map(copyKit)
      return sector.endRace(table, event.result)
    case 'courseSet':
    case 'missionsDealt':
    case 'missionDealt':
    case 'caught':
    case 'attackPassed':
    case 'escaped':
    case 'stoodOff':
    case 'counterDeclined':
      return
  }
}
