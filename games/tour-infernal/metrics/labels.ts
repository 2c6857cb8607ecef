import type { Label } from '@echappee/kernel'
import type { State } from '../rules/state.ts'

export const labels: readonly Label<State>[] = [
  { name: 'mission', per: 'seat', means: { fr: 'mission', en: 'mission' }, of: ({ kits }, seat) => kits[seat]!.mission },
  {
    name: 'besace',
    per: 'seat',
    means: { fr: 'besace choisie (R-Sp-At)', en: 'starting hand chosen (R-Sp-At)' },
    of: ({ kits }, seat) => {
      const { besace } = kits[seat]!
      return besace === null ? null : `${besace.r}-${besace.s}-${besace.a}`
    },
  },
  {
    name: 'mountains',
    per: 'game',
    means: { fr: 'hautes montagnes du parcours', en: 'high mountains of the course' },
    of: ({ race }) => `${race.course.filter((tile) => tile === 'HM').length}`,
  },
  {
    name: 'cobbles',
    per: 'game',
    means: { fr: 'secteurs pavés du parcours', en: 'cobbled sectors of the course' },
    of: ({ race }) => `${race.course.filter((tile) => tile === 'CO').length}`,
  },
  {
    name: 'crossings',
    per: 'game',
    means: { fr: 'passages à niveau du parcours', en: 'level crossings of the course' },
    of: ({ race }) => `${race.course.filter((tile) => tile === 'LC').length}`,
  },
]
