import { sheetTextLoader } from '@echappee/sheet'
import { sheetWords } from '../text/words/index.ts'
import type { Names } from '@echappee/text'
import type { NotesSection, ResultSection, SheetText } from '@echappee/sheet'
import { HANDICAPS } from '../content/cards.ts'
import { boardOf } from '../rules/options.ts'
import { orderFrom } from '../rules/seats.ts'
import { finalLines, rankingOf } from '../text/final.ts'
import { curesOf, stageName } from '../text/tour.ts'
import type { Move } from '../rules/moves.ts'
import type { View } from '../rules/state.ts'
import type { Words } from '../text/words/en/sheet.ts'
import type { SheetRefusal } from './refusals.ts'
import { nextStage, type SheetState } from './state.ts'

/** What the score sheet says in one language. */
export function sheetText(words: Words): SheetText<SheetState> {
  return {
    rider: (_state, rider, names) => names(rider),
    question(state) {
      const stage = nextStage(state)!
      if (state.cap === null) return { where: words.game.where.prologue, ask: words.prologueAsk, help: words.prologueHelp }
      const name = stageName(words.game, state, stage)
      return {
        where: [words.game.where.stage(stage.n, stage.type), name].filter(Boolean).join(' · '),
        ask: words.arrivalAsk,
        help: words.arrivalHelp,
      }
    },
    piece: (_state, piece, names) => (piece.kind === 'deck' ? { name: names(piece.rider!), cards: words.game.cards } : { name: words.die }),
    tableAsk: (view) => ((view as View).phase === 'road' ? words.tableAsk : words.dieAsk),
    tableNames: () => ({ cards: words.game.cards }),
    moveHeading(move) {
      const { type } = move as Move
      return type === 'handicap'
        ? words.game.cards[(move as Move & { type: 'handicap' }).card]
        : type === 'discard'
          ? words.discard
          : undefined
    },
    refusal: ({ code, params = {} }) => words.refusals[code as SheetRefusal](Number(params['level'])),
    results(state, names) {
      if (state.cap === null) return [cures(words)]
      const stage = nextStage(state)
      if (stage === undefined) return [winners(words, state, names), standings(words, state), points(words, state), cures(words)]
      const known = state.results.length === 0 ? [] : [standings(words, state), points(words, state)]
      return [next(words, state, names), ...known, ...(stage.type === 'timetrial' ? [track(words, state)] : []), cures(words)]
    },
  }
}

/** VDT-7, VDT-28, VDT-29: who wears the cap and why, who starts, whose pawns are swapped. */
function next(words: Words, state: SheetState, names: Names): NotesSection {
  const { seat, reason, from } = state.cap!
  const stage = nextStage(state)!
  const order = orderFrom(seat, state.seats).map(names)
  const length =
    stage.type === 'timetrial'
      ? words.game.text.track(boardOf(state.options).tracks[stage.track]!.finish)
      : words.game.text.length(stage.lengthKm, stage.sprintFromKm)
  const lines = [
    { text: length },
    { text: words.cap(names(seat), words.game.board.capReason(reason), seat === from), rule: reason === 'prologue' ? 'VDT-3' : 'VDT-28' },
    ...(from === null || seat === from ? [] : [{ text: words.swapPawns(names(from), names(seat)), rule: 'VDT-29' }]),
    { text: words.starts(order), rule: 'VDT-7' },
  ]
  return { kind: 'notes', id: 'next', title: words.next(words.game.where.stage(stage.n, stage.type)), lines }
}

/** VDT-31. */
function winners(words: Words, state: SheetState, names: Names): NotesSection {
  const { winners: seats, reason } = rankingOf(state)
  return {
    kind: 'notes',
    id: 'next',
    title: words.game.where.over,
    lines: [{ text: words.won(seats.map(names), reason), rule: 'VDT-31' }],
  }
}

function standings(words: Words, state: SheetState): ResultSection {
  const isOver = nextStage(state) === undefined
  const lines = finalLines(state).map(({ seat, rank, total, stagesWon, tieBreak }) => ({
    rider: seat,
    // VDT-32 settles ties at the end alone.
    rank: isOver ? rank : 1 + state.totals.filter((other) => other > total).length,
    value: words.points(total),
    note: stagesWon === 0 ? undefined : words.game.final.won(stagesWon),
    isLeader: isOver ? rank === 1 : state.cap!.seat === seat,
    tie: isOver && tieBreak !== undefined ? words.game.final.tieBreaks[tieBreak.by](tieBreak.stage) : undefined,
  }))
  return { kind: 'standings', id: 'standings', title: isOver ? words.game.final.heading : words.standings(state.results.length), lines }
}

/** Points by stage; the best of a stage bold, the bearer on yellow. */
function points(words: Words, { results, totals }: SheetState): ResultSection {
  const rows = totals.map((total, seat) => ({
    rider: seat,
    cells: results.map(({ points: scored, winner, bearer }) => ({
      value: String(scored[seat]),
      kind: winner === seat ? (bearer === seat ? ('both' as const) : ('best' as const)) : bearer === seat ? ('leader' as const) : undefined,
    })),
    total: String(total),
  }))
  const columns = results.map(({ n }) => ({ head: String(n), label: words.game.final.stageAxis(n) }))
  const { rider: head, total: totalHead, table: title } = words.game.final
  return { kind: 'table', id: 'points', title, head, columns, rows, totalHead }
}

/** VDT-15: for tables that have lost the sheet. */
function cures(words: Words): NotesSection {
  const lines = HANDICAPS.map((handicap) => ({
    text: words.cure(
      words.game.cards[handicap],
      words.game.list(
        curesOf(handicap).map((card) => words.game.cards[card]),
        'or',
      ),
    ),
  }))
  return { kind: 'notes', id: 'cures', title: words.cures, lines }
}

/** VDT-23: the squares of the track. */
function track(words: Words, state: SheetState): NotesSection {
  const stage = nextStage(state)!
  const squares = stage.type === 'timetrial' ? boardOf(state.options).tracks[stage.track]!.squares : []
  const lines = squares.map((square) => ({
    text: words.game.board.instruction(square.at, square.do, square.do === 'AGAIN' ? 0 : square.n),
  }))
  return { kind: 'notes', id: 'track', title: words.game.text.squares, lines }
}

export const loadSheetText = sheetTextLoader(sheetWords, sheetText)
