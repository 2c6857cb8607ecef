import { sheetTextLoader } from '@echappee/sheet'
import { sheetWords } from '../text/words/index.ts'
import type { Question, QuestionText, ResultSection, SheetText } from '@echappee/sheet'
import type { Names } from '@echappee/text'
import { LAST_SQUARE } from '../content/road.ts'
import { TEAMS, type TeamId } from '../content/teams.ts'
import { courseOf } from '../rules/options.ts'
import { REFUSALS } from '../rules/refusals.ts'
import { askedRider } from '../rules/batch.ts'
import type { Move } from '../rules/moves.ts'
import { seatOf } from '../rules/riders.ts'
import type { Phase, View } from '../rules/state.ts'
import { riderLabel, riderTag, teamText, tokenText } from '../text/labels.ts'
import { groupTerrain, surname } from '../text/race.ts'
import { refusalText } from '../text/refusal.ts'
import type { Words } from '../text/words/en/sheet.ts'
import type { SheetRefusal } from './refusals.ts'
import { resultsOf } from './results.ts'
import { tieToSettle, type SheetState } from './state.ts'

/** What the score sheet says in one language. */
export function sheetText(words: Words): SheetText<SheetState> {
  return {
    rider: (_state, rider, names) => riderTag(words.game, rider, names),
    question: (state, question, names) => questionText(words, state, question, names),
    piece: (_state, piece, names) =>
      piece.kind === 'deck' && piece.pile !== undefined
        ? { name: words.musette(names(seatOf(piece.rider!))) }
        : { name: riderTag(words.game, piece.kind === 'deck' ? piece.rider! : 0, names), cards: words.game.paces },
    tableAsk: (view, names) => tableAsk(words, view as View, names),
    tableRider: (view, rider, names) => riderLabel(words.game, view as View, rider, names),
    tableNames: () => ({ figures: words.game.terrains }),
    moveHeading(move) {
      const one = move as Move
      return one.type === 'start' && one.from !== 'course' ? words.fromTeam : undefined
    },
    tableMove: (move, _names, view) => tableMove(words, move as Move, view as View),
    refusal(refusal, names) {
      const { code, params = {} } = refusal
      const who = typeof params['rider'] === 'number' ? riderTag(words.game, params['rider'], names) : ''
      if ((REFUSALS as readonly string[]).includes(code)) return words.about(who, refusalText(words.game, refusal, names))
      return words.refusals[code as SheetRefusal](who, Number(params['needed']), Number(params['given']))
    },
    results: (state, names): readonly ResultSection[] => resultsOf(words, state, names),
  }
}

function tableAsk({ tableAsk: ask, game }: Words, view: View, names: Names): string | undefined {
  if (view.phase === 'teams') return ask.team
  if (view.phase !== 'pace') return undefined
  const rider = askedRider(view, view.viewer)!
  return ask.pace(riderLabel(game, view, rider, names), view.groupCase, game.terrains[groupTerrain(view)])
}

/** The question names the rider, and the box says what a team has. */
function tableMove({ game }: Words, move: Move, view: View): string | undefined {
  if (move.type === 'team') return teamText(game, view, move.team)
  if (move.type === 'start' && move.from !== 'course') return ridersText(move.from)
  return move.type === 'pace' ? `${game.paces[move.pace]} (${game.cost(move.pace, game.terrains[groupTerrain(view)])})` : undefined
}

/** A team of the box can be there in several years: its riders tell which. */
function ridersText(team: TeamId): string {
  const { name, riders } = TEAMS[team]
  return `${name} (${riders.map((rider) => surname(rider.name)).join(', ')})`
}

function questionText(words: Words, state: SheetState, question: Question, names: Names): QuestionText {
  const { mode, squares, race, teams, options } = state
  const course = courseOf(options)
  if (mode === null) return { where: course.name, ...words.ask.mode, values: words.modes }
  if (squares !== null) {
    const { by } = tieToSettle(state)!
    const help =
      by === 'musettes' ? words.musetteHelp : options.tiebreakTokens === 'beforeLastRound' ? words.game.final.before : words.tieHelp
    return { where: words.tie, ask: words.ask[by](words.game.terrains[course.cases[LAST_SQUARE - 1]!]), help }
  }
  if (mode === 'finish') return { where: course.name, ...words.ask.squares }
  if (race === null) {
    const values = Object.fromEntries(Object.values(TEAMS).map(({ id, name }) => [id, name]))
    return { where: course.name, ask: words.ask.team(names(teams.length)), values }
  }
  const terrain = words.game.terrains[course.cases[race.groupCase - 1]!]
  const where = words.where(race.round, race.groupCase, terrain)
  const tokens =
    question.kind === 'choices' ? Object.fromEntries(question.values.map((value) => [value, tokenText(words.game, value)])) : {}
  switch (race.phase as Exclude<Phase, 'teams' | 'allocate' | 'finished'>) {
    case 'pace':
      return { where, ask: words.ask.pace, help: words.costs(terrain), values: words.paces }
    case 'pay':
      return { where, ask: words.ask.pay, values: tokens }
    case 'announce':
      return { where, ask: words.ask.announce, help: words.announceHelp }
    case 'follow':
      return { where, ask: words.ask.follow(race.tow!.distance), help: words.towCost(race.tow!.distance, terrain) }
    case 'refill':
      return { where, ask: words.ask.refill, values: { ...tokens, none: words.nothing } }
  }
}

export const loadSheetText = sheetTextLoader(sheetWords, sheetText)
