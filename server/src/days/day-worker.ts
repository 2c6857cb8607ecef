import { raceOfDay } from '@echappee/games/day'
import type { DayRaceMoves } from '@echappee/protocol'
import { replayDay, type DayResult } from './replay-day.ts'

export interface DayTask {
  readonly day: number
  readonly sent: DayRaceMoves
}

/** Runs in a worker thread, in turn with the bots of tables. */
export async function replay({ day, sent }: DayTask): Promise<DayResult | undefined> {
  const race = raceOfDay(day)
  return race === undefined ? undefined : replayDay(race, sent)
}
