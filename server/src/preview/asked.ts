import type { FastifyRequest } from 'fastify'
import type { WORDS } from '../words/index.ts'

/** In which language whoever asks reads. */
export function languageOf({ headers }: FastifyRequest): keyof typeof WORDS {
  return /^\s*fr\b/i.test(headers['accept-language'] ?? '') ? 'fr' : 'en'
}

/** Where the site is, for whoever asks. */
export function originOf({ protocol, host }: FastifyRequest, publicUrl: string | undefined): string {
  return publicUrl ?? `${protocol}://${host}`
}
