import type { Event } from '../rules/events.ts'

/** How much time an event deserves: 1 is a normal beat. */
export function weight(event: Event): number {
  switch (event.type) {
    case 'revealed':
    case 'windBlew':
    case 'reshuffled':
      return 1.5
    case 'rode':
      return 1
    case 'finished':
      return 2
    case 'drew':
      return 0.5
    case 'chose':
    case 'dealt':
    case 'dealtHidden':
    case 'drewHidden':
    case 'roundBegan':
      return 0
  }
}
