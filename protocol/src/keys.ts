import * as z from 'zod/mini'

/** The key of a seat: 32 random bytes as the server makes them. It travels in headers and messages, never in an address. */
export const keySchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{20,64}$/))

/** Of one device, in one question. */
export const MOST_KEYS = 50
