import type { FastifyRequest } from 'fastify'

/**
 * Whether a page of another site has sent this. Browsers name the page's origin with every socket and every request that changes
 * something; programs that are no browsers need not.
 */
export function isForeign(request: Pick<FastifyRequest, 'headers'>, publicUrl: string | undefined): boolean {
  const { origin, host } = request.headers
  if (origin === undefined) return false
  if (publicUrl !== undefined) return origin !== publicUrl
  return !URL.canParse(origin) || new URL(origin).host !== host
}
