import {
  invitationSchema,
  openedDecksSchema,
  sharedSheetSchema,
  type DeckAction,
  type Invitation,
  type SharedSheet,
} from '@echappee/protocol'
import type { SheetFile } from '@echappee/sheet'
import * as z from 'zod/mini'
import { ask, type ApiResult } from '../../online/api.ts'

const path = (id: string, part = '') => `/api/sheets/${encodeURIComponent(id)}${part}`
const nothing = z.object({})

/** What the keeper of a shared sheet, and the phones with its decks, ask of the server. */
export const liveApi = {
  share: (key: string, number: number, file: SheetFile): Promise<ApiResult<SharedSheet>> =>
    ask('POST', '/api/sheets', sharedSheetSchema, { number, file }, key),
  save: (id: string, key: string, number: number, file: SheetFile): Promise<ApiResult<SharedSheet>> =>
    ask('PUT', path(id), sharedSheetSchema, { number, file }, key),
  end: (id: string, key: string): Promise<ApiResult<object>> => ask('DELETE', path(id), nothing, undefined, key),
  invite: (id: string, key: string, seat: number): Promise<ApiResult<Invitation>> =>
    ask('POST', path(id, '/invitations'), invitationSchema, { seat }, key),
  openDecks: (id: string, key: string, invitation: string): Promise<ApiResult<{ seat: number }>> =>
    ask('POST', path(id, '/decks'), openedDecksSchema, { invitation }, key),
  act: (id: string, key: string, action: DeckAction): Promise<ApiResult<object>> => ask('PUT', path(id, '/decks'), nothing, action, key),
}
