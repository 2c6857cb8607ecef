export type { AnySheet, AnySheetText, Helper, HelperText, PieceText, QuestionText, Seen, Sheet, SheetRider, SheetText } from './contract.ts'
export { placeOnSquare } from './arrival.ts'
export type { Arrival, ArrivalGrid, ArrivalRow, ArrivalText } from './arrival.ts'
export { enterArrival, enterScreen, screenParts, withoutLastScreen } from './screens.ts'
export type { Entering, ScreenPart } from './screens.ts'
export { SHEET_REFUSALS, answerOf, misfit } from './questions.ts'
export type {
  Answer,
  ChoiceAnswer,
  ChoiceQuestion,
  ChoicesAnswer,
  ChoicesQuestion,
  FlagsAnswer,
  FlagsQuestion,
  NumberAnswer,
  NumberQuestion,
  NumbersAnswer,
  NumbersQuestion,
  OrderAnswer,
  OrderQuestion,
  Question,
  SheetRefusalCode,
} from './questions.ts'
export {
  addCard,
  chooseCard,
  deckOf,
  drawCards,
  drawSizes,
  freshDeck,
  isChoosing,
  isChosenTogether,
  keepDeck,
  phoneDeck,
  putAway,
  revealCards,
  swapCards,
  takeBack,
} from './pieces.ts'
export type { DeckPiece, DeckState, DiePiece, Draw, KeptDecks, Piece } from './pieces.ts'
export { changesBetween } from './results.ts'
export type { Change, NotesSection, ResultSection, StandingsSection, TableSection } from './results.ts'
export { MOST_ENTRIES, SHEET_FORMAT, readSheetFile, refusalOf, workOut, workOutFile } from './pages.ts'
export type { Entry, SheetFile, SheetFileCheck, WorkedSheet } from './pages.ts'
export { entriesFrom } from './race-entries.ts'
export { TableRace, TABLE_RACE_FORMAT } from './table-race.ts'
export type { TableRaceFile, TableStep, TableTurn } from './table-race.ts'
export { SQUARE } from './at-table.ts'
export type { AtTable, TableFigure, TableHand, TypedFigure } from './at-table.ts'
export { sheetRefusalText } from './refusal-text.ts'
export { sheetTextLoader } from './text-loader.ts'
export { sheetWords } from './words/index.ts'
