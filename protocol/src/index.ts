export { botSeed, commitTo, fairChance, fairKey, type Fairness } from './fair.ts'
export { verifyFairness } from './verify.ts'
export type { BotMove, BotQuestion, FairnessProblem, OwnNonce, Verified, Witness } from './verify.ts'
export { DAY_LIMITS, dayRaceSchema, daySummarySchema, type DayRaceMoves, type DaySummary } from './day.ts'
export { CLOCKS, LIMITS, ONLOOKERS, clientMessageSchema, clockSchema, createTableSchema, fillSeatSchema, keysSchema } from './messages.ts'
export { keySchema } from './keys.ts'
export { giveSeatSchema, switchChatSchema, takeSeatSchema } from './messages.ts'
export type { ClientMessage, Clock, CreateTable, Hello, Onlookers, RewindBy, TakeSeat } from './messages.ts'
export { ORDER_LIMITS, type OrderState, type OwnOrder } from './orders.ts'
export { nameSkeleton } from './names.ts'
export { CLOSE_CODES, PROBLEMS, type ProblemCode } from './problems.ts'
export { endPushSchema, pushOfferSchema, pushStateSchema, subscribePushSchema } from './push.ts'
export type { PushPayload, PushSubscriptionKeys, SubscribePush } from './push.ts'
export { lobbySchema, ownTableSchema, problemSchema, seatKeySchema, serverMessageSchema, tableInfoSchema } from './server-messages.ts'
export type {
  ChatMessage,
  EndReason,
  Lobby,
  MessageOf,
  OwnTable,
  PageMark,
  Problem,
  SeatKey,
  SeatPresence,
  ServerMessage,
  TableInfo,
  TableLine,
  TableUpdate,
  Turn,
} from './server-messages.ts'
export {
  SHEET_LIMITS,
  deckActionSchema,
  invitationSchema,
  inviteSchema,
  openDecksSchema,
  openedDecksSchema,
  saveSheetSchema,
  sharedSheetSchema,
  sheetKeySchema,
} from './sheets.ts'
export type { DeckAction, DecksMessage, Follow, HandMessage, Invitation, OwnDeck, SharedSheet, SheetMessage } from './sheets.ts'
export { ownTurnSchema, turnsMessageSchema, watchSchema, type OwnTurn, type TurnsMessage, type Watch } from './turns.ts'
export { askNoticeSchema, endNoticeSchema, mailAddressSchema, noticeStateSchema } from './notices.ts'
export type { AskNotice, HookNotice, MailNotice, NoticeState } from './notices.ts'
export {
  CUP_LIMITS,
  createCupSchema,
  cupActionSchema,
  cupKeySchema,
  cupSchema,
  ownPresenceSchema,
  takeNameSchema,
  takenNameSchema,
} from './cups.ts'
export type { CreateCup, Cup, CupAction, CupRound, CupSeat, CupStanding, CupTable } from './cups.ts'
export { CUP_GAPS, planTables, usualPoints, type CupGaps, type TablePlan } from './cup-plan.ts'
export type { FollowCup } from './follow-cup.ts'
