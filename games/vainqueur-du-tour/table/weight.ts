import type { Event } from '../rules/events.ts'

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
