export { commitTo, fairChance, fairKey, type Fairness } from './fair.ts'
export { CLOCKS, LIMITS, clientMessageSchema, clockSchema, createTableSchema, fillSeatSchema, takeSeatSchema } from './messages.ts'
export type { ClientMessage, Clock, CreateTable, TakeSeat } from './messages.ts'
