import { atTheEnd, counted, noted, type Metric, type Seat } from '@echappee/kernel'
import type { Event } from '../rules/events.ts'
import type { Move } from '../rules/moves.ts'
import type { State } from '../rules/state.ts'

type Own = Metric<State, Move, Event>

/** An escape under way: who got away from whom, and in which sector. */
interface Escape {
  readonly sector: number
  readonly riders: readonly Seat[]
  readonly stayed: readonly number[]
}

const WITHIN = [1, 2, 3] as const

/** What became of the escapes of one game: `caughtAfter` sectors, or never. */
function escapeFates(settle: (escape: Escape, caughtAfter: number | undefined) => void): NonNullable<ReturnType<Own['begin']>['on']> {
  let sector = 1
  let open: Escape[] = []
  return {
    sectorBegan(event) {
      sector = event.sector
    },
    escaped({ riders, stayed }) {
      open.push({ sector, riders, stayed })
    },
    sectorEnded({ gaps }) {
      open = open.filter((escape) => {
        const chasers = escape.stayed.flatMap((rider) => gaps[rider] ?? [])
        const isAhead = escape.riders.some((rider) => gaps[rider] !== null && chasers.every((gap) => gaps[rider]! < gap))
        if (!isAhead) settle(escape, sector - escape.sector)
        return isAhead
      })
    },
    raceEnded() {
      for (const escape of open) settle(escape, undefined)
      open = []
    },
  }
}

const caughtWithin: Own[] = WITHIN.map((sectors) =>
  noted(
    {
      name: `escape.caught${sectors}`,
      isShare: true,
      means: {
        fr: `la part des échappées reprises en ${sectors} secteur${sectors > 1 ? 's' : ''} au plus`,
        en: `the share of escapes caught within ${sectors} sector${sectors > 1 ? 's' : ''}`,
      },
    },
    (note) => escapeFates((_escape, after) => note(after !== undefined && after <= sectors)),
  ),
)

const GROUPS = [3, 4, 5, 6] as const

/** TI-45 by the number of riders of the group. */
const cancelledIn: Own[] = GROUPS.map((n) =>
  noted(
    {
      name: `cancelled.n${n}`,
      isShare: true,
      means: { fr: `la part des vagues annulées dans un groupe de ${n}`, en: `the share of waves cancelled in a group of ${n}` },
    },
    (note) => ({
      waveCancelled: (event) => event.n === n && note(true),
      escaped: ({ riders, stayed }) => riders.length + stayed.length === n && note(false),
    }),
  ),
)

const SOLO_FROM = [3, 5, 7, 8, 9] as const

/** Who is alone in front at the end of this sector, and whether nobody joins him before the line. */
const soloHeld: Own[] = SOLO_FROM.map((from) => ({
  name: `soloHeld.s${from}`,
  per: 'game',
  isShare: true,
  means: {
    fr: `la part des coureurs seuls en tête après le secteur ${from} qui le restent jusqu’à la ligne`,
    en: `the share of riders alone in front after sector ${from} who stay so to the line`,
  },
  begin() {
    let leader: Seat | undefined
    let isHeld = true
    return {
      on: {
        sectorEnded({ sector, gaps }) {
          const front = gaps.flatMap((gap, rider) => (gap === 0 ? [rider] : []))
          if (sector === from && front.length === 1) leader = front[0]
          if (sector > from && (front.length > 1 || front[0] !== leader)) isHeld = false
        },
      },
      end: () => (leader === undefined ? null : Number(isHeld)),
    }
  },
}))

export const attackMetrics: readonly Own[] = [
  counted(
    {
      name: 'attacks',
      per: 'seat',
      means: { fr: 'combien de fois un coureur attaque, suit ou relance', en: 'how often a rider attacks, follows or raises' },
    },
    'attacked',
    ({ seat }) => [seat],
  ),
  atTheEnd(
    { name: 'attackCards', per: 'seat', means: { fr: 'les cartes posées dans les attaques', en: 'cards laid in attacks' } },
    ({ riders, race }) => riders.slice(0, race.seats).map((rider) => rider.attackCards),
  ),
  counted(
    { name: 'escapes', per: 'seat', means: { fr: 'combien de fois un coureur s’échappe', en: 'how often a rider gets away' } },
    'escaped',
    ({ riders }) => riders,
  ),
  noted(
    {
      name: 'waves.cancelled',
      isShare: true,
      means: { fr: 'la part des vagues annulées parce que trop nombreuses', en: 'the share of waves cancelled for being too many' },
    },
    (note) => ({ waveCancelled: () => note(true), escaped: () => note(false) }),
  ),
  ...cancelledIn,
  noted(
    {
      name: 'waves.followed',
      isShare: true,
      means: { fr: 'la part des échappées à plusieurs', en: 'the share of escapes by several riders' },
    },
    (note) => ({ escaped: ({ riders }) => note(riders.length > 1) }),
  ),
  noted(
    {
      name: 'escape.kept',
      isShare: true,
      means: { fr: 'la part des échappées qui tiennent jusqu’à la ligne', en: 'the share of escapes that hold to the line' },
    },
    (note) => escapeFates((_escape, after) => note(after === undefined)),
  ),
  ...caughtWithin,
  noted(
    {
      name: 'doubled',
      isShare: true,
      means: { fr: 'la part des groupes où l’attaque coûte deux cartes', en: 'the share of groups in which an attack costs two cards' },
    },
    (note) => ({ attacksBegan: ({ groups }) => groups.forEach(({ riders, cost }) => riders.length > 1 && note(cost > 1)) }),
  ),
  noted(
    {
      name: 'above3',
      isShare: true,
      means: { fr: 'la part des groupes qui roulent à plus de 3', en: 'the share of groups that ride faster than 3' },
    },
    (note) => ({ attacksBegan: ({ groups }) => groups.forEach(({ riders, speed }) => riders.length > 1 && note(speed > 3)) }),
  ),
  firstOrLast('firstEscapes', 'first', 'le premier joueur', 'the first player'),
  firstOrLast('lastEscapes', 'last', 'le dernier de l’ordre', 'the last in the order'),
  ...soloHeld,
]

/** TI-41: attacks are asked in reverse, so the first player speaks last in them. */
function firstOrLast(name: string, which: 'first' | 'last', fr: string, en: string): Own {
  return noted(
    {
      name,
      isShare: true,
      means: { fr: `la part des attaques réussies quand ${fr} attaque`, en: `the share of attacks that succeed when ${en} attacks` },
    },
    (note) => {
      let seat: Seat = -1
      let hasAttacked = false
      let isAway = false
      return {
        sectorBegan({ order }) {
          seat = which === 'first' ? order[0]! : order.at(-1)!
          hasAttacked = isAway = false
        },
        attacked(event) {
          if (event.seat === seat) hasAttacked = true
        },
        escaped({ riders }) {
          if (riders.includes(seat)) isAway = true
        },
        sectorEnded() {
          if (hasAttacked) note(isAway)
        },
      }
    },
  )
}
