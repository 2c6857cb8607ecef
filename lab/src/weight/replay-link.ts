import { deflateRawSync } from 'node:zlib'
import type { GameRecord } from '@echappee/kernel'

/** The address at which a site shows this race after so many moves, as `web/src/share/race-link.ts` reads it. */
export function replayLink(site: string, { game, rulesVersion, options, seats, seed, moves }: GameRecord, at: number): string {
  const race = {
    game,
    rules: rulesVersion,
    options,
    seats: seats.map(({ name, by }) => [name, by]),
    seed,
    moves: moves.map(({ seat, move }) => [seat, move]),
  }
  return `${site.replace(/\/$/, '')}/replay/link?at=${at}#${deflateRawSync(JSON.stringify(race)).toString('base64url')}`
}
