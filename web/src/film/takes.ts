/** Moves of a race that a film shows in one go: those after `from`, up to `to`. */
export interface Take {
  readonly from: number
  readonly to: number
}

/** Of the time of a film of parts: what its end has, and each look at what came before, in seconds. */
const END_SHARE = 0.4
const LOOK_SECONDS = 5

/** A film of at most `most` seconds: the race as it is, or looks at it spread over its time, and its end. `seconds`: how long each move is shown. */
export function planTakes(seconds: readonly number[], most: number): Take[] {
  const whole = sum(seconds)
  if (whole <= most) return [{ from: 0, to: seconds.length }]
  let end = seconds.length - 1
  for (let left = most * END_SHARE - seconds[end]!; end > 0 && left >= seconds[end - 1]!; end--) left -= seconds[end - 1]!
  const before = sum(seconds.slice(0, end))
  const looks = Math.max(1, Math.floor((most * (1 - END_SHARE)) / LOOK_SECONDS))
  const takes: Take[] = []
  for (let look = 0, from = 0, passed = 0; look < looks; look++) {
    for (; from < end && passed < (before * look) / looks; from++) passed += seconds[from]!
    const next = untilFull(seconds, from, end)
    if (next > from) takes.push({ from, to: next })
    for (; from < next; from++) passed += seconds[from]!
  }
  return [...takes, { from: end, to: seconds.length }].filter(({ from, to }) => to > from)
}

/** The last move that such a look has room for; one at least. */
function untilFull(seconds: readonly number[], from: number, end: number): number {
  let to = from
  for (let left = LOOK_SECONDS; to < end && (to === from || seconds[to]! <= left); to++) left -= seconds[to]!
  return to
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)
