import * as z from 'zod/mini'

/** The first message on a socket of somebody who follows a cup evening. It takes no key: all that is told is for everybody with the link. */
export const followCupSchema = z.object({ type: z.literal('followCup'), cup: z.string().check(z.maxLength(40)) })
export type FollowCup = z.infer<typeof followCupSchema>
