import { sheetTextLoader } from '@echappee/sheet'
import { sheetWords } from '../text/words/index.ts'
import type { Question, QuestionText, ResultSection, SheetText } from '@echappee/sheet'
import type { Names } from '@echappee/text'
import { ATTACK, EXHAUSTION } from '../content/cards.ts'
import { FORMS, TEAM_COLOURS, TRAITS } from '../content/riders.ts'
import { linesOf } from '../rules/lines.ts'
import type { Move } from '../rules/moves.ts'
import { isTimeTrial, roadIn, stageOf, teamOf } from '../rules/riders.ts'
import type { View } from '../rules/state.ts'
import { kindName, speaker, stageTitle } from '../text/labels.ts'
import { previewOf } from '../text/preview.ts'
import { gameText, riderInQuestion } from '../text/index.ts'
import type { Words } from '../text/words/en/sheet.ts'
import type { SheetRefusal } from './refusals.ts'
import { arrival } from './arrival.ts'
import { gridRows } from './grid.ts'
import { riderName } from './names.ts'
import { NO_TRAIT } from './questions.ts'
import { resultsOf } from './results.ts'
import { emptyRounds, winnerOf, type SheetState } from './state.ts'

/** What the score sheet says in one language. */
export function sheetText(words: Words): SheetText<SheetState> {
  return {
    rider: (state, rider, names) => riderName(words, state, rider, names),
    question: (state, question, names) => questionText(words, state, question, names),
    piece: (state, piece, names) => ({
      name: piece.kind === 'deck' && piece.rider !== undefined ? riderName(words, state, piece.rider, names) : words.game.teams.peloton,
      cards: { [EXHAUSTION]: words.game.exhaustion, [ATTACK]: words.game.attack },
    }),
    helper: (state, given, names) => ({
      name: words.grid.name,
      help: words.grid.help,
      ask: words.grid.ask,
      lines: gridRows(state, given).map(({ square, riders }) =>
        words.grid.row(
          square,
          riders.map((rider) => riderName(words, state, rider, names)),
        ),
      ),
    }),
    moveHeading(move) {
      const { type } = move as Move
      return type === 'chooseTrait' ? words.game.traits[(move as Move & { type: 'chooseTrait' }).trait].name : undefined
    },
    tableText: (names) => gameText(asOnSheet(words, names)),
    tableAsk: (view, names) => tableAsk({ ...words, game: asOnSheet(words, names) }, view as View, names),
    tableMove: (move, names, view) => tableMove({ ...words, game: asOnSheet(words, names) }, move as Move, view as View, names),
    tableNames: () => {
      const cards = { [EXHAUSTION]: words.game.exhaustion, [ATTACK]: words.game.attack }
      return { figures: cards, cards }
    },
    dealt: () => ({
      ask: words.dealt,
      cards: Object.fromEntries(FORMS.map((form) => [form, words.game.forms[form].name])),
    }),
    arrival: (state) => {
      const ways = arrival.grid(state)?.ways ?? []
      return {
        where: whereOf(words, state),
        ask: words.arrival.ask,
        help: words.arrival.help,
        ways: words.arrival.ways,
        squares: Object.fromEntries(ways.map(({ id, min }) => [id, words.arrival.squares(min > 0)])),
      }
    },
    refusal({ code, params = {} }, names) {
      const name = (key: string) => words.rider(names(teamOf(Number(params[key] ?? 0))), Number(params[key] ?? 0) % 2 === 1)
      return words.refusals[code as SheetRefusal](name('rider'), name('other'), Number(params['rounds']))
    },
    results: (state, names): readonly ResultSection[] => resultsOf(words, state, (rider) => riderName(words, state, rider, names), names),
  }
}

/** Riders have the names of the sheet, not the colours of the screen: the box may have others. Dummies keep theirs. */
function asOnSheet({ game, rider }: Words, names: Names): Words['game'] {
  const colours = Object.fromEntries(TEAM_COLOURS.map((colour, team) => [colour, names(team) === '?' ? game.colours[colour] : names(team)]))
  return {
    ...game,
    colours: colours as typeof game.colours,
    riderNumber: (team, number) => rider(team, number === 2),
  }
}

function tableAsk(words: Words, view: View, names: Names): string | undefined {
  // In time trials the device draws for everybody, so a card is still to be chosen.
  if (view.phase === 'hand' && isTimeTrial(view)) return undefined
  const id = riderInQuestion(view)
  return words.tableAsk[view.phase]?.(id === null ? '' : `${speaker(words.game, names).rider(id)} (${kindName(words.game, view, id)})`)
}

/** Short enough for three in a row, where the question says the rest. */
function tableMove(words: Words, move: Move, view: View, names: Names): string | undefined {
  const { card, rider } = speaker(words.game, names)
  if (move.type === 'chooseTrait') return rider(move.rider)
  if (move.type !== 'play') return undefined
  const to = previewOf(view, move, riderInQuestion(view))?.to
  const extra = words.game.extras[move.extra]
  return [card(move.card), ...(extra === '' ? [] : [extra]), ...(to === undefined ? [] : [`→ ${to}`])].join(' ')
}

/** So many rounds without an arrival are rare: perhaps one was entered too many. */
const LONG_WAIT = 3

function questionText(words: Words, state: SheetState, _question: Question, names: Names): QuestionText {
  const { step, race, line, round } = state
  if (step === 'draw') return { where: words.before, ...words.ask.draw }
  if (step === 'traits') return { where: words.before, ...words.ask.traits, values: { ...traitNames(words), [NO_TRAIT]: words.noTrait } }
  if (step === 'finish') return { where: words.finishWhere, ...words.ask.finish }
  const stage = stageOf(race)
  const where = whereOf(words, state)
  switch (step) {
    case 'lines': {
      const { places, category } = linesOf(race)[line]!
      const climb = roadIn(race).climbs[line - stage.sprints.length]
      const name = climb === undefined ? words.sprint(line + 1) : words.summit(words.game.categories[climb.category!])
      const { sprint, summits } = race.tour.points
      const points = category === null ? sprint : summits[category]
      return {
        where,
        page: words.pages.lines,
        ask: words.ask.line(name),
        help: words.ask.lineHelp(places),
        places: points.map(words.points),
      }
    }
    case 'home': {
      const waited = emptyRounds(state)
      const help = waited < LONG_WAIT ? words.ask.homeHelp : words.ask.homeWait(waited)
      return { where, ask: round === 0 ? words.ask.home : words.ask.homeLater(round), help }
    }
    case 'zone':
      return { where, ask: words.ask.zone, help: words.ask.zoneHelp(race.tour.zone) }
    case 'beaten':
      return { where, ask: words.ask.beaten, help: words.ask.beatenHelp, values: words.beaten }
    case 'past':
    case 'trialPast':
      return { where, ask: words.ask.past, help: words.ask.pastHelp }
    case 'short':
      return { where, ask: words.ask.short, help: words.ask.shortHelp }
    case 'lanes':
      return { where, ask: words.ask.lanes, help: words.ask.lanesHelp }
    case 'cards':
      return {
        where,
        page: words.pages.cards,
        ask: words.ask.cards(riderName(words, state, winnerOf(state), names)),
        help: words.ask.cardsHelp,
      }
    case 'turns':
      return { where, ask: words.ask.turns, help: words.ask.turnsHelp }
    case 'exhaustion':
      return { where, ask: words.ask.exhaustion, help: words.ask.exhaustionHelp }
    default:
      return { where, ask: words.ask.epo }
  }
}

function whereOf(words: Words, { race }: SheetState): string {
  const stage = stageOf(race)
  return `${words.day(race.day + 1)} · ${stageTitle(words.game, stage)} · ${words.game.stageTypes[stage.type]}`
}

function traitNames(words: Words): Record<string, string> {
  return Object.fromEntries(TRAITS.map((trait) => [trait, words.game.traits[trait].name]))
}

export const loadSheetText = sheetTextLoader(sheetWords, sheetText)
