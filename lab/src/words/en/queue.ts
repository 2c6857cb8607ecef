import { plural } from '@echappee/text'
import type { RulesName } from '../../queue/rules-name.ts'

const count = (n: number, one: string, other: string) => `${n} ${plural('en', n, one, other)}`

/** What is said of work that is shared through a database. */
export const enQueue = {
  queueUrl: () => '--database takes the address of a PostgreSQL database, such as postgres://user:password@host:5432/name',
  queueUnreachable: (why: string) => `the database of the queue can't be used: ${why}`,
  queueOrThreads: () => '--workers counts threads of this machine; with --database the workers are started by echappee worker',
  notQueueable: () =>
    'with --database, workers anywhere play: --records, --metric and bots that are programs or checkouts stay on one machine',
  queueBegun: (name: string) => `queued as ${name}; every echappee worker on this database with the same rules takes part`,
  queueGivenUp: (first: string, tries: number) =>
    `the games from number ${first} on were given up: ${count(tries, 'worker', 'workers')} took them and did not come back`,
  queueAway: (why: string) => `the database does not answer (${why}); trying until it does`,
  queueBack: () => 'the database answers again',
  workerReady: (threads: number) => `Waiting for work with ${count(threads, 'thread', 'threads')}; Ctrl-C ends it.`,
  workerRefuses: ({ game, version }: RulesName, own: number | undefined) =>
    own === undefined
      ? `work on ${game} is left to others: there is no such game here`
      : own === version
        ? `work on ${game} is left to others: it was queued by other sources of its rules or bots than those here`
        : `work on ${game} is left to others: it was queued with version ${version} of the rules, and here is version ${own}`,
  workerPlayed: (tasks: number) => `Took part in ${count(tasks, 'piece', 'pieces')} of work.`,
  queuePace: (movesPerSecond: string, seconds: string) => `${movesPerSecond} moves/s, ${seconds} s through the queue`,
}
