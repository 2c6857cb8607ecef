import type { Advice, Costly, Point } from '@echappee/bots'
import type { GameRecord, Json, Seat } from '@echappee/kernel'
import { proxy, wrap, type Remote } from 'comlink'
import type { AdviceRequest } from './advise.ts'
import type { AnalysedRace } from './analyse.ts'
import type { ChooseRequest } from './choose.ts'
import type { FoundExercise } from './exercises.ts'
import type { Explained } from './explain.ts'
import type { RaceLuck } from './luck.ts'
import type { Thoughts } from './think.worker.ts'

/** Who thinks for a table. Once the signal is given nobody waits any more, and no answer comes. */
export interface Thinker {
  choose(request: ChooseRequest, signal: AbortSignal): Promise<Json>
  advise(request: AdviceRequest, signal: AbortSignal): Promise<Advice<Json>>
}

/** Bots, coach and analysis think in one worker. */
export const thinker: Thinker = {
  choose: (request, signal) => think((thoughts) => thoughts.choose(request) as Promise<Json>, signal),
  advise: (request, signal) => think((thoughts) => thoughts.advise(request), signal),
}

export function analyse(record: GameRecord, onProgress: (share: number) => void, signal: AbortSignal): Promise<AnalysedRace> {
  const onShare = (share: number) => {
    if (!signal.aborted) onProgress(share)
  }
  return think((thoughts) => thoughts.analyse(record, proxy(onShare)), signal)
}

/** What a seat's result in a race that is over was made of. */
export function luckOf(record: GameRecord, seat: Seat, onProgress: (share: number) => void, signal: AbortSignal): Promise<RaceLuck> {
  const onShare = (share: number) => {
    if (!signal.aborted) onProgress(share)
  }
  return think((thoughts) => thoughts.luckOf(record, seat, proxy(onShare)), signal)
}

/** Why move number `seq` of a race that is over was played; undefined where the record can’t be replayed. */
export function explain(record: GameRecord, seq: number, signal: AbortSignal): Promise<Explained | undefined> {
  return think((thoughts) => thoughts.explain(record, seq), signal)
}

/** Everybody's chances as one seat saw them. */
export function knownCurve(record: GameRecord, viewer: Seat, signal: AbortSignal): Promise<readonly Point[]> {
  return think((thoughts) => thoughts.knownCurve(record, viewer), signal)
}

export function exercisesFrom(record: GameRecord, costly: readonly Costly[], signal: AbortSignal): Promise<readonly FoundExercise[]> {
  return think((thoughts) => thoughts.exercisesFrom(record, costly), signal)
}

let worker: Worker | undefined
let thoughts: Remote<Thoughts> | undefined
/** Asks each question that has no answer yet. */
const unanswered = new Set<() => void>()

function think<Answer>(ask: (thoughts: Remote<Thoughts>) => Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const begin = () =>
      void ask(started()).then(
        (answer) => {
          if (unanswered.delete(begin)) resolve(answer)
        },
        (error: unknown) => {
          if (unanswered.delete(begin)) reject(error)
        },
      )
    unanswered.add(begin)
    signal.addEventListener('abort', () => {
      if (!unanswered.delete(begin)) return
      end()
      for (const beginAgain of unanswered) beginAgain()
    })
    begin()
  })
}

function started(): Remote<Thoughts> {
  worker ??= new Worker(new URL('./think.worker.ts', import.meta.url), { type: 'module', name: 'thinker' })
  return (thoughts ??= wrap<Thoughts>(worker))
}

/** A search does not listen while it runs: it is ended with its worker. */
function end(): void {
  worker?.terminate()
  worker = undefined
  thoughts = undefined
}
