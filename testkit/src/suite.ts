import { beforeAll, describe, expect, it } from 'vitest'
import { foldLaw } from './fold.ts'
import { fuzz, type FuzzReport } from './fuzz.ts'
import { LAWS, LAW_NAMES, type LawName } from './laws/index.ts'
import type { Breach } from './run.ts'
import type { Subject } from './subject.ts'

/** The laws, knowledge laws and leak fuzz that every game obeys, one test each, over whole random games with all numbers of seats and random options. */
export function describeGame<State, Move, Event, View, Options>(subject: Subject<State, Move, Event, View, Options>): void {
  const games = subject.games ?? 1000
  describe(`${subject.game.id}: the laws`, () => {
    let report: FuzzReport
    beforeAll(() => {
      report = fuzz(subject)
    })

    for (const law of LAW_NAMES.filter((name) => concerns(subject, name)))
      it(LAWS[law].title, () => {
        const breach = report.breaches.find((one) => one.law === law)
        if (breach !== undefined) throw new Error(sentence(breach))
      })

    it('events lead a view to the next view', () => {
      foldLaw(subject, subject.foldGames)
    })

    it(`${games} whole games were played`, () => {
      expect(report.games, 'the run stops early when laws are broken').toBe(games)
    })
  })
}

function concerns(subject: { readonly conserved?: unknown; readonly traces?: unknown }, law: LawName): boolean {
  if (law === 'conserved') return subject.conserved !== undefined
  if (law === 'traces') return subject.traces !== undefined
  return true
}

function sentence({ law, message, seed, afterMove, file }: Breach): string {
  const where = seed === undefined ? '' : `\n  in the game with seed ${seed}, after move ${afterMove}`
  return `law "${law}": ${message}${where}${file === undefined ? '' : `\n  record: ${file}`}`
}
