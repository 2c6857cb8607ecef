import type { RaceLuck } from '../think/luck.ts'

const PREFIX = 'echappee/luck/'

/** What was found of a race on this device, so that it is counted once. */
export function keptLuck(id: string): RaceLuck | undefined {
  const text = localStorage.getItem(PREFIX + id)
  if (text === null) return undefined
  try {
    return JSON.parse(text) as RaceLuck
  } catch {
    return undefined
  }
}

/** Without room on the device it is counted again the next time. */
export function keepLuck(id: string, luck: RaceLuck): void {
  try {
    localStorage.setItem(PREFIX + id, JSON.stringify(luck))
  } catch {
    // As above.
  }
}

export function forgetLuck(id: string): void {
  localStorage.removeItem(PREFIX + id)
}

/** Of several races, in wins. */
export interface LuckSum extends RaceLuck {
  readonly races: number
}

/** Results and what they were made of add up; doubts add up as squares. */
export function luckSum(list: readonly RaceLuck[]): LuckSum {
  const total = (of: (luck: RaceLuck) => number) => list.reduce((sum, luck) => sum + of(luck), 0)
  return {
    races: list.length,
    result: total(({ result }) => result),
    draws: total(({ draws }) => draws),
    own: total(({ own }) => own),
    others: total(({ others }) => others),
    rest: total(({ rest }) => rest),
    interval: Math.sqrt(total(({ interval }) => interval ** 2)),
  }
}
