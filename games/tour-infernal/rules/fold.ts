import { change } from './change.ts'
import type { Event } from './events.ts'
import type { View } from './state.ts'
import { copyView } from './view.ts'

/** What an event changes is the same for the rules and for every viewer. */
export function fold(view: View, event: Event): View {
  const next = copyView(view)
  change(next, event)
  return next
}
