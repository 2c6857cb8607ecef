/** What stands between quotes in a source file: strings and the fixed parts of templates, without comments. */
export function literals(source: string): string[] {
  const found: string[] = []
  const skipCode = (from: number, isInside: boolean): number => {
    let depth = 0
    for (let i = from; i < source.length;) {
      const char = source[i]!
      if (source.startsWith('//', i)) i = endOf('\n', i)
      else if (source.startsWith('/*', i)) i = endOf('*/', i + 2)
      else if (char === "'" || char === '"') i = readString(i + 1, char)
      else if (char === '`') i = readTemplate(i + 1)
      else {
        if (isInside && depth === 0 && char === '}') return i + 1
        depth += Number(char === '{') - Number(char === '}')
        i++
      }
    }
    return source.length
  }
  const endOf = (mark: string, from: number): number => {
    const at = source.indexOf(mark, from)
    return at < 0 ? source.length : at + mark.length
  }
  const readString = (from: number, quote: string): number => {
    let i = from
    while (i < source.length && source[i] !== quote) i += source[i] === '\\' ? 2 : 1
    found.push(source.slice(from, i))
    return i + 1
  }
  const readTemplate = (from: number): number => {
    let start = from
    for (let i = from; i < source.length;)
      if (source[i] === '`') {
        found.push(source.slice(start, i))
        return i + 1
      } else if (source.startsWith('${', i)) {
        found.push(source.slice(start, i))
        i = start = skipCode(i + 2, true)
      } else i += source[i] === '\\' ? 2 : 1
    return source.length
  }
  skipCode(0, false)
  return found
}
