import { change } from './change.ts'
import type { Event } from './events.ts'
import type { View } from './state.ts'
import { copyView } from './view.ts'

/** The scene after the event: what it changes on the table is the same for the rules and for every viewer. */
export function fold(scene: View, event: Event): View {
  const next = copyView(scene)
  change(next, event)
  return next
}
