/** The allowed name that somebody most likely meant, if one is close enough. */
export function nearest(given: string, allowed: readonly string[]): string | undefined {
  const wanted = given.toLowerCase()
  let best: string | undefined
  let least = Math.max(1, Math.floor(wanted.length / 3)) + 1
  for (const name of allowed) {
    const distance = editDistance(wanted, name.toLowerCase())
    if (distance < least) {
      least = distance
      best = name
    }
  }
  return best ?? (wanted.length >= 3 ? allowed.find((name) => name.toLowerCase().startsWith(wanted)) : undefined)
}

/** Letters to insert, drop, replace or swap with their neighbour. */
function editDistance(a: string, b: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      let distance = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (isSame ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) distance = Math.min(distance, beforeLast[j - 2]! + 1)
      row.push(distance)
    }
    beforeLast = last
    last = row
  }
  return last[b.length]!
}
