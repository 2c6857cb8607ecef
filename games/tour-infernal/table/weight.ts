import type { Event } from '../rules/events.ts'

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
