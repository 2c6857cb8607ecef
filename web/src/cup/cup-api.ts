import { cupSchema, takenNameSchema, type CreateCup, type CupAction } from '@echappee/protocol'
import * as z from 'zod/mini'
import { ask } from '../online/api.ts'

/** What is asked of a cup evening; following it is done on a socket. */
export const cupApi = {
  create: (hostKey: string, wanted: CreateCup) => ask('POST', '/api/cups', cupSchema, wanted, hostKey),
  act: (cup: string, hostKey: string, action: CupAction) => ask('PUT', path(cup), cupSchema, action, hostKey),
  take: (cup: string, key: string, person: number) => ask('POST', `${path(cup)}/people`, takenNameSchema, { person }, key),
  setPresence: (cup: string, key: string, isHere: boolean) => ask('PUT', `${path(cup)}/people`, z.object({}), { isHere }, key),
}

const path = (cup: string): string => `/api/cups/${encodeURIComponent(cup)}`
