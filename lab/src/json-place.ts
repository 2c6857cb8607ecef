export interface LineAndColumn {
  readonly line: number
  readonly column: number
}

/** Where a text stops being JSON. The parser tells it for most mistakes; for a stray token it has to be searched. */
export function faultPlace(text: string, error: Error): LineAndColumn {
  const found = /line (\d+) column (\d+)/.exec(error.message)
  if (found !== null) return { line: Number(found[1]), column: Number(found[2]) }
  if (!isStrayToken(error)) return placeOf(text, text.length)
  let good = 0
  let bad = text.length
  while (bad - good > 1) {
    const middle = (good + bad) >> 1
    if (hasStrayToken(text.slice(0, middle))) bad = middle
    else good = middle
  }
  return placeOf(text, good)
}

function placeOf(text: string, position: number): LineAndColumn {
  const before = text.slice(0, position).split('\n')
  return { line: before.length, column: before.at(-1)!.length + 1 }
}

function hasStrayToken(text: string): boolean {
  try {
    JSON.parse(text)
    return false
  } catch (error) {
    return isStrayToken(error as Error)
  }
}

const isStrayToken = (error: Error) => error.message.startsWith('Unexpected token')
