import { sheetTextLoader } from '@echappee/sheet'
import { sheetWords } from '../text/words/index.ts'
import type { SheetText } from '@echappee/sheet'
import { placesOf } from '../rules/scoring.ts'
import type { Words } from '../text/words/en/sheet.ts'
import type { SheetState } from './index.ts'
import type { SheetRefusal } from './refusals.ts'

/** What the score sheet says in one language. */
export function sheetText(words: Words): SheetText<SheetState> {
  return {
    rider: (_state, rider, names) => names(rider),
    question: ({ options }) => ({ where: words.where(options.squares), ask: words.ask, help: words.help }),
    refusal: ({ code, params = {} }) => words.refusals[code as SheetRefusal](Number(params['squares']), Number(params['furthest'])),
    results({ squares }) {
      if (squares === null) return []
      const places = placesOf(squares)
      const riders = places.map((_, rider) => rider).sort((a, b) => places[a]! - places[b]!)
      const shared = (rider: number) => places.filter((place) => place === places[rider]).length > 1
      const lines = riders.map((rider) => ({
        rider,
        rank: places[rider]!,
        value: words.square(squares[rider]!),
        isLeader: places[rider] === 1,
        tie: shared(rider) ? words.shared : undefined,
      }))
      return [{ kind: 'standings', id: 'result', title: words.result, lines }]
    },
  }
}

export const loadSheetText = sheetTextLoader(sheetWords, sheetText)
