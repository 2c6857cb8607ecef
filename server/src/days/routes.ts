import { raceOfDay, type DayRace } from '@echappee/games/day'
import { dayRaceSchema } from '@echappee/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { addressKey, Buckets } from '../http/buckets.ts'
import { body, keyHashOf } from '../http/routes.ts'
import { TableProblem } from '../problems.ts'
import type { Store } from '../store/store.ts'
import { DayLog } from './day-log.ts'
import { replayDay } from './replay-day.ts'

type OfDay = FastifyRequest<{ Params: { day: string } }>

/** The race of the day: how everybody fared, and one's own race to be counted. */
export function addDayRoutes(app: FastifyInstance, store: Store, now: () => number): void {
  const log = new DayLog(store)
  const sent = new Buckets({ perSecond: 20 / 3600, burst: 20 })
  /** One race is played again at a time. */
  let last: Promise<unknown> = Promise.resolve()

  app.get('/api/days/:day', async (request: OfDay) => {
    const { day } = dayOf(request, now())
    return log.summary(day, request.headers.authorization === undefined ? undefined : keyHashOf(request))
  })
  app.post('/api/days/:day', async (request: OfDay, reply) => {
    const { day, race } = dayOf(request, now())
    const keyHash = keyHashOf(request)
    const moves = body(dayRaceSchema, request)
    if (!sent.take(addressKey(request.ip))) throw new TableProblem('tooMany', { what: 'races of the day' })
    const played = last.then(() => replayDay(race, moves))
    last = played.catch(() => undefined)
    const result = await played
    if (result === undefined) throw new TableProblem('badRace')
    return reply.code(201).send(await log.add(day, keyHash, result))
  })
}

/** Somewhere on earth it is still yesterday, or tomorrow already. */
function dayOf({ params }: OfDay, time: number): { day: number; race: DayRace } {
  const today = Math.floor(time / 86_400_000)
  const day = /^\d{1,7}$/.test(params.day) ? Number(params.day) : Number.NaN
  const race = Math.abs(day - today) <= 1 ? raceOfDay(day) : undefined
  if (race === undefined) throw new TableProblem('dayOver')
  return { day, race }
}
