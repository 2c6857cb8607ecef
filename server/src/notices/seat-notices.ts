import { check, type Json } from '@echappee/kernel'
import { askNoticeSchema, type HookNotice, type MailNotice, type NoticeState } from '@echappee/protocol'
import { TableProblem } from '../problems.ts'
import type { Store, TakenSeat } from '../store/store.ts'

/** What is kept in the data of a seat, beside its log: every node finds it there, and it goes with whoever leaves the seat. */
export interface SeatNotices {
  readonly mail?: MailNotice & { readonly isConfirmed: boolean }
  readonly hook?: HookNotice
  /** The last decision of which its owner was told. */
  readonly told?: number
}

const isGood = (notice: unknown): boolean => notice === undefined || check(askNoticeSchema, notice).ok

export function noticesOf({ data }: Pick<TakenSeat, 'data'>): SeatNotices {
  const { notices } = data as { notices?: SeatNotices }
  return notices !== undefined && isGood(notices.mail) && isGood(notices.hook) ? notices : {}
}

/**
 * Other nodes, and other devices of the same person, may change the seat at the same time. `next` answers undefined where nothing is to be
 * changed. Answers what is there afterwards.
 */
export async function changeNotices(
  store: Store,
  table: string,
  isSought: (row: TakenSeat) => boolean,
  next: (kept: SeatNotices) => SeatNotices | undefined,
): Promise<{ readonly notices: SeatNotices; readonly isChanged: boolean; readonly row: TakenSeat }> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const rows = await store.readSeats(table)
    if (rows.length === 0) throw new TableProblem('unknownTable')
    const row = rows.find(isSought)
    if (row === undefined) throw new TableProblem('badKey')
    const kept = noticesOf(row)
    const changed = next(kept)
    if (changed === undefined) return { notices: kept, isChanged: false, row }
    const { seat, name, keyHash, version } = row
    const data = { ...(row.data as { [name: string]: Json }), notices: changed as unknown as Json }
    if ((await store.putSeat(table, version, { seat, name, keyHash, data })) === 'ok') return { notices: changed, isChanged: true, row }
  }
  throw new TableProblem('unavailable')
}

const MOST_TRIES = 10

/** Enough for its owner, too little for anybody else. */
export function noticeState({ mail, hook }: SeatNotices): NoticeState {
  return {
    mail: mail === undefined ? null : { hint: mail.address.replace(/^(.).*@/, '$1…@'), isConfirmed: mail.isConfirmed },
    hook: hook === undefined ? null : { hint: new URL(hook.url).host },
  }
}
