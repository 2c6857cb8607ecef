import type { AnyMetric, AnyMetrics, Label, Said } from '@echappee/kernel'

/** One thing that is counted, as it stands above a column. */
export interface Column {
  readonly name: string
  readonly means: Said
  readonly isShare: boolean
}

/** What a study of so many seats counts, in order. `seat` columns have a value for each seat of a game. */
export interface Columns {
  readonly game: readonly Column[]
  readonly seat: readonly Column[]
  readonly gameLabels: readonly Column[]
  readonly seatLabels: readonly Column[]
}

export const START = 'start'
export const WON = 'won'
export const ENDING = 'ending'

const ordinalFr = (n: number) => (n === 1 ? 'premier' : `${n}ᵉ`)
const ordinalEn = (n: number) => ['first', 'second', 'third'][n - 1] ?? `${n}th`

/** What every game shows, one after the other as `Meter` fills them in. */
export function generalColumns(metrics: AnyMetrics | undefined, hasChances: boolean, seats: number): Column[] {
  const own: Column[] = [
    share('shared', 'la part des parties dont la première place est partagée', 'the share of games in which several share the first place'),
    plain('decisions', 'le nombre de décisions d’une partie', 'how many decisions a game takes'),
    share('forced', 'la part des décisions qui n’ont qu’un coup permis', 'the share of decisions with one legal move only'),
    plain('choices', 'le nombre de coups permis par décision', 'how many moves are legal in a decision'),
  ]
  for (let seat = 1; seat <= seats; seat++)
    own.push(share(`win.seat${seat}`, `la part des victoires de la place ${seat}`, `the share of wins of seat ${seat}`))
  if (metrics === undefined) return own
  for (let start = 1; start <= seats; start++)
    own.push(
      share(
        `win.start${start}`,
        `la part des victoires de qui parle en ${ordinalFr(start)} au départ`,
        `the share of wins of whoever speaks ${ordinalEn(start)} at the start`,
      ),
    )
  own.push(
    plain('rounds', 'le nombre de tours de jeu', 'how many rounds a game takes'),
    plain('leadChanges', 'combien de fois la tête de la partie change', 'how often the lead changes hands'),
    share(
      'ledForGood',
      'la part de la partie après laquelle le vainqueur reste en tête',
      'how much of the game was over when the winner led for good',
    ),
    { name: 'margin', means: metrics.margin.means, isShare: false },
    share('degenerate', 'la part des parties qui n’en sont pas', 'the share of games that were no game'),
  )
  if (hasChances)
    own.push(
      share(
        'comeback',
        'la plus faible chance de gagner que le vainqueur ait eue',
        'the smallest chance of winning that the winner had had',
      ),
    )
  return own
}

export const SEAT_COLUMNS: readonly Column[] = [
  share(WON, 'la part des parties gagnées', 'the share of games won'),
  plain('place', 'la place à la fin', 'the place at the end'),
  plain('score', 'le score à la fin', 'the score at the end'),
]

const START_LABEL: Column = {
  name: START,
  means: { fr: 'ordre de parole au départ', en: 'order of speaking at the start' },
  isShare: false,
}
const ENDING_LABEL: Column = { name: ENDING, means: { fr: 'fin de la partie', en: 'how the game ended' }, isShare: false }

export function columnsOf(metrics: AnyMetrics | undefined, hasChances: boolean, seats: number, extra: readonly AnyMetric[] = []): Columns {
  const own = [...(metrics?.metrics ?? []), ...extra]
  const labels: readonly Label<unknown>[] = metrics?.labels ?? []
  return {
    game: [...generalColumns(metrics, hasChances, seats), ...own.filter(({ per }) => per === 'game').map(columnOf)],
    seat: [...SEAT_COLUMNS, ...own.filter(({ per }) => per === 'seat').map(columnOf)],
    gameLabels: metrics === undefined ? [] : [ENDING_LABEL, ...labels.filter(({ per }) => per === 'game').map(labelOf)],
    seatLabels: metrics === undefined ? [] : [START_LABEL, ...labels.filter(({ per }) => per === 'seat').map(labelOf)],
  }
}

const columnOf = ({ name, means, isShare = false }: AnyMetric): Column => ({ name, means, isShare })
const labelOf = ({ name, means }: Label<unknown>): Column => ({ name, means, isShare: false })

function share(name: string, fr: string, en: string): Column {
  return { name, means: { fr, en }, isShare: true }
}

function plain(name: string, fr: string, en: string): Column {
  return { name, means: { fr, en }, isShare: false }
}
