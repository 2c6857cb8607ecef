import { sheetTextLoader } from '@echappee/sheet'
import { sheetWords } from '../text/words/index.ts'
import type { Question, QuestionText, ResultSection, SheetText } from '@echappee/sheet'
import type { Names } from '@echappee/text'
import type { Move } from '../rules/moves.ts'
import { numberOf, seatOf } from '../rules/riders.ts'
import type { View } from '../rules/state.ts'
import type { Words } from '../text/words/en/sheet.ts'
import { WAY } from './arrival.ts'
import type { SheetRefusal } from './refusals.ts'
import { resultsOf } from './results.ts'
import { graphIn, stagesOf, type SheetState } from './state.ts'

/** What the score sheet says in one language. */
export function sheetText(words: Words): SheetText<SheetState> {
  const name = (rider: number, names: Names) => words.rider(names(seatOf(rider)), numberOf(rider))
  return {
    rider: (_state, rider, names) => name(rider, names),
    question: (state, question) => questionText(words, state, question),
    piece: (_state, piece, names) => ({
      name: piece.kind === 'deck' && piece.rider !== undefined ? names(seatOf(piece.rider)) : words.chance,
      cards: Object.fromEntries(
        Object.entries(words.chanceCards).map(([card, { name: title, effect }]) => [card, words.chanceCard(title, effect)]),
      ),
    }),
    tableAsk(view, names) {
      const { phase, acting } = view as View
      return phase === 'play' ? words.tableAsk(name(acting, names)) : undefined
    },
    moveHeading(move) {
      const { type, ...one } = move as Move
      return type === 'ride' || type === 'crash' ? words.card((one as { card: number }).card) : undefined
    },
    // TDF-23, TDF-28: what is laid face down is nobody else’s business.
    tableMove(move) {
      const { type } = move as Move
      return type === 'musette' ? words.swapped : type === 'stop' ? words.swappedAll : undefined
    },
    arrival: (state) => ({
      where: whereOf(words, state),
      ask: words.arrival.ask,
      help: words.arrival.help,
      ways: {},
      squares: { [WAY]: words.arrival.squares },
    }),
    refusal: ({ code, params = {} }, names) =>
      words.refusals[code as SheetRefusal](name(Number(params['rider'] ?? 0), names), name(Number(params['other'] ?? 0), names)),
    results: (state, names): readonly ResultSection[] => resultsOf(words, state, (rider) => name(rider, names), names),
  }
}

function questionText(words: Words, state: SheetState, _question: Question): QuestionText {
  const { step, round, line } = state
  const { board, rows } = graphIn(state)
  const isTyped = state.length !== null || step === 'length'
  const where = whereOf(words, state)
  switch (step) {
    case 'first':
      return { where, ...words.ask.first }
    case 'course':
      return { where, ask: words.ask.course, values: { board: words.ours(board.name, rows, board.sprints.length), other: words.other } }
    case 'length':
      return { where, ...words.ask.length }
    case 'points':
      return { where, page: words.linesPage, ...words.ask.points }
    case 'sprints': {
      const { name, prizes } = board.sprints[line]!
      return {
        where,
        page: words.linesPage,
        ask: words.ask.sprint(name),
        help: words.ask.sprintHelp(prizes),
        places: prizes.map(({ points }) => words.points(points)),
      }
    }
    case 'bonus':
      return { where, ...(isTyped ? words.ask.allSeconds : words.ask.bonus) }
    case 'home':
      return { where, ask: round === 0 ? words.ask.home : words.ask.homeLater(round), help: words.ask.homeHelp }
    case 'squares':
    case 'trialSquares':
      return { where, ...words.ask.squares }
    case 'more':
      return { where, ask: words.ask.more, values: words.more }
    case 'firstRound':
      return { where, ask: words.ask.firstRound }
    case 'stopped':
    case 'rows':
      return { where, ...words.ask.rows }
    case 'stoppedOrder':
      return { where, ask: words.ask.stoppedOrder }
    case 'lanes':
      return { where, ...words.ask.lanes }
    case 'finished':
      return { where, ...words.ask.finished }
    default:
      return { where, ...words.ask.rounds }
  }
}

function whereOf(words: Words, state: SheetState): string {
  const { stage, step } = state
  const isTyped = state.length !== null || step === 'length'
  return words.where(stage + 1, isTyped ? words.otherBoard : graphIn(state).board.name, stagesOf(state)[stage]!.kind === 'ttt')
}

export const loadSheetText = sheetTextLoader(sheetWords, sheetText)
