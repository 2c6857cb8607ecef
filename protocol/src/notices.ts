import * as z from 'zod/mini'

/**
 * Other ways to be told of a decision than Web Push, each for one seat of one table, asked for with its key:
 * POST /api/tables/:id/notices with `mail` or `hook`, DELETE with the kind, GET for what is set. What works at all on this server stands in
 * GET /api/push. A mail address must be confirmed by the link that is sent to it.
 */
const NOTICE_LANGUAGES = ['fr', 'en'] as const
const language = z.enum(NOTICE_LANGUAGES)

export const mailAddressSchema = z
  .string()
  .check(z.trim(), z.maxLength(200), z.regex(/^[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\]]+\.[^\s@<>(),;:"\\[\].]{2,}$/))
const mailSchema = z.object({ kind: z.literal('mail'), address: mailAddressSchema, language })
/** `ntfy`: the text as it is, to a topic; `webhook`: JSON with `text`, `game` and `link`. */
const hookSchema = z.object({
  kind: z.enum(['ntfy', 'webhook']),
  url: z.string().check(z.trim(), z.minLength(8), z.maxLength(500)),
  language,
})

export const askNoticeSchema = z.discriminatedUnion('kind', [mailSchema, hookSchema])
export type AskNotice = z.infer<typeof askNoticeSchema>
export type MailNotice = z.infer<typeof mailSchema>
export type HookNotice = z.infer<typeof hookSchema>
export const endNoticeSchema = z.object({ kind: z.enum(['mail', 'hook']) })

/** What is set for the seat. Of an address only as much is told as its owner needs to know it again. */
export const noticeStateSchema = z.object({
  mail: z.nullable(z.object({ hint: z.string(), isConfirmed: z.boolean() })),
  hook: z.nullable(z.object({ hint: z.string() })),
})
export type NoticeState = z.infer<typeof noticeStateSchema>
