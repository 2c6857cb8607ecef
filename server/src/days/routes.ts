import { raceOfDay } from '@echappee/games/day'
import { dayRaceSchema } from '@echappee/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { addressKey, Buckets } from '../http/buckets.ts'
import { body, keyHashOf } from '../http/routes.ts'
import { TableProblem } from '../problems.ts'
import type { Store } from '../store/store.ts'
import { DayLog } from './day-log.ts'
import type { DayTask } from './day-worker.ts'
import type { DayResult } from './replay-day.ts'

/** Plays a race again, in turn with whatever else takes long; for whoever has this address. */
export type ReplayDay = (task: DayTask, address: string) => Promise<DayResult | undefined>

type OfDay = FastifyRequest<{ Params: { day: string } }>

/** The race of the day: how everybody fared, and one's own race to be counted. */
export function addDayRoutes(app: FastifyInstance, store: Store, now: () => number, replay: ReplayDay): void {
  const log = new DayLog(store)
  const races = new Buckets({ perSecond: 20 / 3600, burst: 20 })
  let waiting = 0

  app.get('/api/days/:day', async (request: OfDay) => {
    const day = dayOf(request, now())
    return log.summary(day, request.headers.authorization === undefined ? undefined : keyHashOf(request))
  })
  app.post('/api/days/:day', async (request: OfDay, reply) => {
    const day = dayOf(request, now())
    const keyHash = keyHashOf(request)
    const sent = body(dayRaceSchema, request)
    const address = addressKey(request.ip)
    if (!races.take(address)) throw new TableProblem('tooMany', { what: 'races of the day' })
    if (waiting >= MOST_WAITING) throw new TableProblem('unavailable')
    waiting++
    const result = await replay({ day, sent }, address).finally(() => waiting--)
    if (result === undefined) throw new TableProblem('badRace')
    return reply.code(201).send(await log.add(day, keyHash, result))
  })
}

/** Each holds a request in memory. */
const MOST_WAITING = 50

/** Somewhere on earth it is still yesterday, or tomorrow already. */
function dayOf({ params }: OfDay, time: number): number {
  const today = Math.floor(time / 86_400_000)
  const day = /^\d{1,7}$/.test(params.day) ? Number(params.day) : Number.NaN
  if (!(Math.abs(day - today) <= 1) || raceOfDay(day) === undefined) throw new TableProblem('dayOver')
  return day
}
