import { isDeeperThan } from '@echappee/kernel'
import { LIMITS, type ClientMessage } from '@echappee/protocol'

type Move = Extract<ClientMessage, { type: 'move' }>

/**
 * Nearly every message is a move. Looked at by hand it costs a tenth of what the schema takes; whatever is not exactly one goes to the
 * schema, which has the last word. (A test holds the two together.)
 */
export function isPlainMove(raw: unknown): raw is Move {
  if (raw === null || typeof raw !== 'object') return false
  for (const name in raw) if (!NAMES.has(name)) return false
  const { type, id, decision, move, next, line } = raw as Partial<Record<string, unknown>>
  if (type !== 'move' || !isCount(id) || !isCount(decision) || move === undefined || isDeeperThan(move, DEEPEST)) return false
  if (line !== undefined && !isCount(line)) return false
  return next === undefined || (Array.isArray(next) && next.length <= LIMITS.next && !next.some((one) => isDeeperThan(one, DEEPEST)))
}

const NAMES = new Set(['type', 'id', 'decision', 'move', 'next', 'line'])
/** Below what the schema allows: the message itself is a level, and the list of further answers another. */
const DEEPEST = 30

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0
