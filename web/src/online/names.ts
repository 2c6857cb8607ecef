import { botName } from '@echappee/bots'

/** Bots of tables from before the server named them have the usual name of their seat. */
export const nameOf = (name: string, seat: number): string => (name === '' ? botName(seat) : name)
