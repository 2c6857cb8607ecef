import * as z from 'zod/mini'
import { keySchema, MOST_KEYS } from './keys.ts'

/**
 * "Your turn", for several tables at once. A browser opens a socket at /api/socket, and its first message is `watch` with the keys that it
 * holds. The server answers with `turns`: every seat that the keys open. It says `turns` again, whole, as soon as something of it has
 * changed, within a second and whatever node it happened on: a decision is asked or answered, a race begins or is over, a rematch was
 * made. `watch` may be said again on the same socket when the keys have changed; `ping` is answered as on every socket.
 * The same once and without a socket: POST /api/seats.
 */
export const watchSchema = z.object({ type: z.literal('watch'), keys: z.array(keySchema).check(z.maxLength(MOST_KEYS)) })
export type Watch = z.infer<typeof watchSchema>

/** What one seat waits for. Of others it tells nothing: neither who is asked, nor who has answered. */
export const ownTurnSchema = z.object({
  table: z.string(),
  game: z.string(),
  seat: z.int(),
  status: z.enum(['open', 'running', 'over']),
  /** A decision of this seat is asked, and nobody stands in for its owner. */
  isAwaited: z.boolean(),
  /** When the decision was first asked, in milliseconds since 1970; null when none is. */
  since: z.nullable(z.number()),
  /** When it is due; null when none is asked, and without a clock. */
  deadline: z.nullable(z.number()),
})
export type OwnTurn = z.infer<typeof ownTurnSchema>

/** `now` is the server's clock. At most 200 seats: those of the tables that changed last. */
export const turnsMessageSchema = z.object({ type: z.literal('turns'), now: z.number(), turns: z.array(ownTurnSchema) })
export type TurnsMessage = z.infer<typeof turnsMessageSchema>
