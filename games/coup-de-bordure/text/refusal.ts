import type { Refusal } from '@echappee/kernel'
import { sayRefusal, type Names } from '@echappee/text'
import { PACES } from '../content/paces.ts'
import { TERRAINS } from '../content/road.ts'
import { TEAMS, TEAM_IDS } from '../content/teams.ts'
import { PHASES } from '../rules/state.ts'
import { riderTag, tokenText } from './labels.ts'
import type { Words, RefusalValues } from './words/en/index.ts'

export function refusalText(words: Words, refusal: Refusal, names: Names): string {
  return sayRefusal(words.refusals, refusal, refusalValues(words, refusal, names))
}

/** The refusal in few words, for the thing itself. */
export function reasonText(words: Words, refusal: Refusal, names: Names): string {
  return sayRefusal(words.shortReasons, refusal, refusalValues(words, refusal, names))
}

function refusalValues(words: Words, { params = {} }: Refusal, names: Names): RefusalValues {
  const number = (key: string) => (typeof params[key] === 'number' ? params[key] : 0)
  const rider = (key: string) => (typeof params[key] === 'number' ? riderTag(words, params[key], names) : '')
  const team = TEAM_IDS.find((id) => id === params['team'])
  const terrain = TERRAINS.find((letter) => letter === params['terrain'])
  const pace = PACES.find((code) => code === params['pace'])
  return {
    rider: rider('rider'),
    first: rider('first'),
    team: team === undefined ? String(params['team'] ?? '') : TEAMS[team].name,
    seat: typeof params['seat'] === 'number' ? names(params['seat']) : '',
    terrain: terrain === undefined ? '' : words.terrains[terrain],
    tokens: tokenText(words, String(params['tokens'] ?? '')),
    pace: pace === undefined ? '' : words.paces[pace],
    phase: PHASES.find((phase) => phase === params['phase']),
    needed: number('needed'),
    owned: number('owned'),
    given: number('given'),
    left: number('left'),
    limit: number('limit'),
    distance: number('distance'),
  }
}
