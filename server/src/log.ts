import type { FastifyServerOptions } from 'fastify'
import type { LogLevel } from './config.ts'

export interface LogStream {
  write(line: string): void
}

/**
 * One JSON object a line. What could hold a key is never given to the logger: requests are logged by the pattern of their route, without
 * headers, body and query; the paths below are a second wall.
 */
export function loggerOptions(level: LogLevel, stream?: LogStream): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    ...(stream === undefined ? {} : { stream }),
    redact: { paths: SECRETS, censor: '[secret]' },
    serializers: {
      req: ({ method, routeOptions }: { method: string; routeOptions?: { url?: string } }) => ({ method, route: routeOptions?.url }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
  } as NonNullable<FastifyServerOptions['logger']>
}

const WORDS = ['key', 'keys', 'keyHash', 'secret', 'authorization', 'nonce', 'password', 'body']
const SECRETS = WORDS.flatMap((word) => [word, `*.${word}`, `*.*.${word}`])
