import type { Outcome } from '@echappee/kernel'
import { isBotLevel, LEVEL_NAMES } from '@echappee/bots'
import type { TableModel } from '../tables/model.ts'
import { WORDS } from '../words/index.ts'

/** "1. Anne, 2. Bob, finished by a Leader": who shares a place stands beside it. */
export function namesInOrder({ seats }: TableModel, { places }: Outcome, language: keyof typeof WORDS): string {
  const order = seats.map((_, seat) => seat).sort((a, b) => places[a]! - places[b]!)
  return order.map((seat) => `${places[seat]}. ${nameOf(seats[seat]!, language)}`).join(', ')
}

function nameOf({ name, by, standIn }: TableModel['seats'][number], language: keyof typeof WORDS): string {
  if (by !== 'human' || standIn === undefined) return name
  return WORDS[language].preview.finishedBy(name, isBotLevel(standIn) ? LEVEL_NAMES[standIn] : standIn)
}
