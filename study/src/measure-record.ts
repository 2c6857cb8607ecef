import { replay, type AnyMetric, type GameRecord, type Json, type RecordProblem } from '@echappee/kernel'
import { Meter, type Row } from './meter.ts'
import type { StudiedGame } from './rules.ts'

export type MeasuredRecord =
  | { readonly ok: true; readonly row: Row }
  | { readonly ok: false; readonly problem: RecordProblem | { readonly code: 'record_unfinished' } }

/** Counts in a record what is counted while a game is played. */
export function measureRecord(studied: StudiedGame, record: GameRecord, extra: readonly AnyMetric[] = []): MeasuredRecord {
  const { game } = studied
  const meter = new Meter(studied, record.seats.length, extra)
  const replayed = replay(game, record, ({ seat, move, legal, events, match }) => {
    if (seat !== undefined) meter.decision(seat, move, legal!)
    for (const { event } of events) meter.emit?.(event as Json & { readonly type: string })
    if (match.toAct().length > 0) meter.look(match.state)
  })
  if (!replayed.ok) return replayed
  const outcome = replayed.match.outcome()
  if (outcome === undefined) return { ok: false, problem: { code: 'record_unfinished' } }
  return { ok: true, row: meter.end(replayed.match.state, outcome) }
}
