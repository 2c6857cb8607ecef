import { plural } from '@echappee/text'
import type { enQueue } from '../en/queue.ts'

const count = (n: number, one: string, other: string) => `${n} ${plural('fr', n, one, other)}`

export const frQueue: typeof enQueue = {
  queueUrl: () => '--database prend l’adresse d’une base PostgreSQL, comme postgres://nom:motdepasse@hote:5432/base',
  queueUnreachable: (why) => `la base de la file ne peut pas servir : ${why}`,
  queueOrThreads: () => '--workers compte les fils de cette machine ; avec --database, c’est echappee worker qui lance les ouvriers',
  notQueueable: () =>
    'avec --database, on joue n’importe où : --records, --metric et les robots qui sont des programmes ou des copies du dépôt restent sur une seule machine',
  queueBegun: (name) => `mis en file sous ${name} ; chaque echappee worker sur cette base, avec les mêmes règles, y prend part`,
  queueGivenUp: (first, tries) =>
    `les parties à partir du numéro ${first} sont abandonnées : ${count(tries, 'ouvrier les a prises et n’est pas revenu', 'ouvriers les ont prises et ne sont pas revenus')}`,
  queueAway: (why) => `la base ne répond pas (${why}) ; on essaie jusqu’à ce qu’elle réponde`,
  queueBack: () => 'la base répond de nouveau',
  workerReady: (threads) => `En attente de travail avec ${count(threads, 'fil', 'fils')} ; Ctrl-C y met fin.`,
  workerRefuses: ({ game, version }, own) =>
    own === undefined
      ? `le travail sur ${game} est laissé à d’autres : ce jeu n’existe pas ici`
      : own === version
        ? `le travail sur ${game} est laissé à d’autres : les sources de ses règles ou de ses robots ne sont pas celles d’ici`
        : `le travail sur ${game} est laissé à d’autres : il demande la version ${version} des règles, et c’est ici la version ${own}`,
  workerPlayed: (tasks) => `A pris part à ${count(tasks, 'morceau', 'morceaux')} de travail.`,
  queuePace: (movesPerSecond, seconds) => `${movesPerSecond} coups/s, ${seconds} s par la file`,
}
