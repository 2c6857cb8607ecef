import { botName } from '@echappee/bots'
import { defaultOptions, type AnyGame, type OptionFields, type SeatRecord } from '@echappee/kernel'
import { makePath } from '../shell/router.ts'
import { pack, unpack } from './pack.ts'

/** What a set-up page is filled with. */
export interface SetupChoice {
  readonly options: Readonly<Record<string, unknown>>
  /** Who plays each seat: `human` or a level of bots. */
  readonly seats: readonly string[]
  /** Empty for a new one. */
  readonly seed: string
}

/** `/play/<game>#…`: the options that differ from those of a link without any, hand-made courses and boards whole, the seats and the seed. */
export async function setupLink(game: AnyGame, { options, seats, seed }: SetupChoice): Promise<string> {
  const usual = leftOut(game.optionFields)
  const other = Object.fromEntries(Object.entries(options).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(usual[key])))
  const hash = await pack({ options: other, seats, ...(seed === '' ? {} : { seed }) })
  return `${location.origin}${makePath({ page: 'setup', game: game.id })}#${hash}`
}

/** Undefined for a link that is no set-up of this game. Bad options are left to the form, which says what is wrong with them. */
export async function readSetupLink(game: AnyGame, hash: string): Promise<SetupChoice | undefined> {
  const raw = await unpack(hash)
  if (!isObject(raw) || !isObject(raw['options']) || !Array.isArray(raw['seats'])) return undefined
  const seats = raw['seats'].filter((by) => typeof by === 'string')
  const { min, max } = game.seats
  if (seats.length !== raw['seats'].length || seats.length < min || seats.length > max) return undefined
  const { seed = '' } = raw
  if (typeof seed !== 'string' || seed.length > 80) return undefined
  return { options: { ...leftOut(game.optionFields), ...raw['options'] }, seats, seed }
}

/** The seats of a link, with names of this device. */
export function seatsOf({ seats }: SetupChoice, levels: readonly string[], you: string): SeatRecord[] {
  const records: SeatRecord[] = []
  for (const [seat, wish] of seats.entries()) {
    const by = levels.includes(wish) ? wish : 'human'
    const names = records.map(({ name }) => name)
    records.push({ by, name: seat === 0 && by === 'human' ? you : botName(seat, names) })
  }
  return records
}

/** What options mean that a link does not name: what was usual when the first links were made, so that those stay what they were. */
function leftOut(fields: OptionFields): Readonly<Record<string, unknown>> {
  const usual: Record<string, unknown> = defaultOptions(fields)
  for (const [key, field] of Object.entries(fields)) if (field.kind === 'choice') usual[key] = field.formerly ?? field.default
  return usual
}

const isObject = (raw: unknown): raw is Record<string, unknown> => raw !== null && typeof raw === 'object' && !Array.isArray(raw)
