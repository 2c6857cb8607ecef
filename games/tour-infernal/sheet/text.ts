import { sheetTextLoader } from '@echappee/sheet'
import { sheetWords } from '../text/words/index.ts'
import type { Refusal } from '@echappee/kernel'
import type { Question, QuestionText, ResultSection, SheetText } from '@echappee/sheet'
import type { Names } from '@echappee/text'
import { tileOf } from '../rules/course.ts'
import type { Move } from '../rules/moves.ts'
import type { View } from '../rules/state.ts'
import type { Words } from '../text/words/en/sheet.ts'
import { sectorToEnter } from './questions.ts'
import type { SheetRefusal } from './refusals.ts'
import { finalResults, raceResults } from './results.ts'
import type { SheetState } from './state.ts'

/** What the score sheet says in one language. */
export function sheetText(words: Words): SheetText<SheetState> {
  const named =
    ({ seats }: SheetState, names: Names): Names =>
    (rider) =>
      rider < seats ? names(rider) : words.game.neutral(rider + 1)
  return {
    rider: (state, rider, names) => named(state, names)(rider),
    question: (state, question, names) => questionText(words, state, question, named(state, names)),
    piece: (_state, piece, names) => (piece.kind === 'deck' ? { name: names(piece.rider!), cards: words.cards } : { name: words.die }),
    tableNames: () => ({ figures: words.figures, cards: words.cards }),
    tableAsk: (view) => words.tableAsk[(view as View).phase],
    // TI-72: what is swapped is nobody else’s business.
    tableMove(move) {
      const { type } = move as Move
      return type === 'swap' ? words.swapped : type === 'done' ? words.swappedAll : undefined
    },
    refusal: (refusal, names) => refusalText(words, refusal, names),
    results(state, names): readonly ResultSection[] {
      if (state.race === null) return []
      return state.step === 'done' ? finalResults(words, state, named(state, names)) : raceResults(words, state, named(state, names))
    },
  }
}

function questionText(words: Words, state: SheetState, question: Question, names: Names): QuestionText {
  const { step, race, tiles } = state
  if (step === 'course') return { ...words.ask.course, where: words.sector(sectorToEnter(tiles)), values: words.game.tiles }
  if (race === null) return { ...words.ask.first, where: words.game.where.before }
  const where = words.game.where.sector(race.sector, words.game.tiles[tileOf(race)])
  const page = words.endPage
  switch (step) {
    case 'plays':
      return { ...words.ask.plays, where, values: words.plays }
    case 'escapes':
      return { ...words.ask.escapes, where, page }
    case 'counters':
      return { ...words.ask.counters, where, page }
    case 'contest': {
      const { kind, most } = state.contest!
      return { where, page, ask: words.ask.contest(words.game.contests[kind], most), help: words.ask.contestHelp }
    }
    case 'die':
      return { ...words.ask.die, where, page }
    case 'missions': {
      const values = Object.fromEntries(Object.entries(words.game.missions).map(([mission, { name }]) => [mission, name]))
      return { ...words.ask.missions, where: words.game.where.over, values }
    }
    default: {
      const first = question.kind === 'numbers' ? question.riders[0] : undefined
      return { where, ask: words.ask.cards, help: words.ask.cardsHelp(first === undefined ? '' : names(first)) }
    }
  }
}

function refusalText(words: Words, { code, params = {} }: Refusal, names: Names): string {
  const number = (key: string) => Number(params[key] ?? 0)
  return words.refusals[code as SheetRefusal]({
    name: names(number('rider')),
    riders: number('riders'),
    of: number('of'),
    cards: number('cards'),
    most: number('most'),
  })
}

export const loadSheetText = sheetTextLoader(sheetWords, sheetText)
