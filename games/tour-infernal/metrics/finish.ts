import { atTheEnd, type Metric } from '@echappee/kernel'
import { SECTORS } from '../content/sectors.ts'
import { bonusesOf } from '../rules/contest.ts'
import { numbersOf } from '../rules/numbers.ts'
import type { Event } from '../rules/events.ts'
import type { Move } from '../rules/moves.ts'
import type { State } from '../rules/state.ts'

type Own = Metric<State, Move, Event>

const LOOKS = [5, 9] as const

/** How far apart the virtual scores of the riders are when a sector begins. */
const virtualSpreads: Own[] = LOOKS.map((sector) => ({
  name: `spread.s${sector}`,
  per: 'game',
  means: {
    fr: `l’écart entre le meilleur et le moins bon score virtuel au début du secteur ${sector}`,
    en: `the seconds between the best and the worst virtual score when sector ${sector} begins`,
  },
  begin() {
    let spread: number | null = null
    return {
      quiet(state) {
        if (state.sector !== sector) return
        const scores = state.riders.slice(0, state.race.seats).flatMap(({ bonus, gap, out }) => (out === null ? [bonus - gap] : []))
        spread = Math.max(...scores) - Math.min(...scores)
      },
      end: () => spread,
    }
  },
}))

export const finishMetrics: readonly Own[] = [
  ...virtualSpreads,
  atTheEnd(
    {
      name: 'gapSpread',
      per: 'game',
      means: { fr: 'les secondes entre le premier et le dernier à la ligne', en: 'seconds between the first and the last at the line' },
    },
    ({ result, riders }) => {
      const gaps = result!.gaps.filter((_, seat) => riders[seat]!.out === null)
      return gaps.length < 2 ? null : Math.max(...gaps) - Math.min(...gaps)
    },
  ),
  atTheEnd(
    {
      name: 'notFirstWins',
      per: 'game',
      isShare: true,
      means: {
        fr: 'la part des courses gagnées sans passer la ligne en premier',
        en: 'the share of races won without crossing the line first',
      },
    },
    ({ result }) => (result!.ending === 'finish' ? Number(result!.places[result!.finishers[0]!] !== 1) : null),
  ),
  atTheEnd(
    {
      name: 'bonusOnOffer',
      per: 'game',
      means: { fr: 'les secondes de bonification que le parcours offre', en: 'seconds of bonus that the course offers' },
    },
    ({ race }) =>
      race.course.reduce((sum, tile, i) => {
        const kind = i === SECTORS - 1 ? 'final' : 'climb'
        return sum + bonusesOf(kind, tile, numbersOf(race)).reduce((all, seconds) => all + seconds, 0)
      }, 0),
  ),
  atTheEnd(
    { name: 'missionSeconds', per: 'seat', means: { fr: 'les secondes que rapporte une mission', en: 'seconds that a mission pays' } },
    ({ result, kits }) => kits.map(({ mission }, seat) => (mission === null ? null : result!.missions[seat]!)),
  ),
  atTheEnd(
    {
      name: 'missionPaid',
      per: 'seat',
      isShare: true,
      means: { fr: 'la part des missions qui rapportent', en: 'the share of missions that pay' },
    },
    ({ result, kits }) => kits.map(({ mission }, seat) => (mission === null ? null : Number(result!.missions[seat]! > 0))),
  ),
]
