import { parseAst } from 'vite'

export interface Deletion {
  /** The table that it was taken from. */
  readonly section: string
  /** `options.wind.help` */
  readonly name: string
  /** Where the rest of the table stands in the variant, lines from 1. */
  readonly firstLine: number
  readonly lastLine: number
}

/** Tables of sentences; `eventText` is the function that chooses between those of events. */
const SECTIONS = ['prompt', 'event', 'move', 'options', 'refusals', 'reasons', 'shortReasons', 'issues']

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

interface Part {
  readonly name: string
  readonly start: number
  readonly end: number
}

/** A table with all that can be deleted from it. */
interface Section extends Part {
  readonly parts: readonly Part[]
}

/** The file again and again, each time without another part of each of its sections. */
export function deletions(code: string): { readonly text: string; readonly left: readonly Deletion[] }[] {
  const sections: Section[] = []
  visit(parseAst(code, { lang: 'ts' }) as unknown as Node, (node) => {
    const section = sectionOf(node, code)
    if (section !== undefined) sections.push(section)
    return section === undefined
  })
  const most = Math.max(0, ...sections.map(({ parts }) => parts.length))
  return Array.from({ length: most }, (_, i) => without(code, sections, i))
}

/** The deleted text leaves its line breaks behind, so that lines keep their numbers. */
function without(code: string, sections: readonly Section[], i: number) {
  let text = code
  const left: Deletion[] = []
  for (const { name, start, end, parts } of sections) {
    const part = parts[i]
    if (part === undefined) continue
    const to = part.end + (code[part.end] === ',' ? 1 : 0)
    text = text.slice(0, part.start) + text.slice(part.start, to).replaceAll(/[^\n]/g, ' ') + text.slice(to)
    left.push({ section: name, name: part.name, firstLine: lineAt(code, start), lastLine: lineAt(code, end) })
  }
  return { text, left }
}

function sectionOf(node: Node, code: string): Section | undefined {
  if (node.type === 'FunctionDeclaration' && nameOf(node['id']) === 'eventText') {
    const parts: Part[] = []
    visit(node, (inner) => {
      if (inner.type === 'SwitchCase' && inner['test'] !== null) {
        const { start, end } = inner['test'] as Node
        parts.push({ name: `case ${code.slice(start, end)}`, start: inner.start, end: inner.end })
      }
      return true
    })
    return { name: 'eventText', start: node.start, end: node.end, parts }
  }
  if (node.type !== 'VariableDeclarator' && node.type !== 'Property') return undefined
  const name = nameOf(node.type === 'Property' ? node['key'] : node['id'])
  const table = objectIn(node.type === 'Property' ? node['value'] : node['init'])
  if (name === undefined || table === undefined || !SECTIONS.includes(name)) return undefined
  return { name, start: node.start, end: node.end, parts: partsOf(table, name) }
}

/** Entries of the table and of the tables in it. */
function partsOf(table: Node, path: string): Part[] {
  return (table['properties'] as Node[]).flatMap((entry) => {
    const key = entry.type === 'Property' ? nameOf(entry['key']) : undefined
    if (key === undefined) return []
    const inner = objectIn(entry['value'])
    const name = `${path}.${key}`
    return [{ name, start: entry.start, end: entry.end }, ...(inner === undefined ? [] : partsOf(inner, name))]
  })
}

function objectIn(value: unknown): Node | undefined {
  let node = value as Node | null
  while (node?.type === 'TSSatisfiesExpression' || node?.type === 'TSAsExpression') node = node['expression'] as Node
  return node?.type === 'ObjectExpression' ? node : undefined
}

function nameOf(key: unknown): string | undefined {
  const { type, name, value } = (key ?? {}) as { readonly type?: string; readonly name?: string; readonly value?: unknown }
  if (type === 'Identifier') return name
  return type === 'Literal' ? String(value) : undefined
}

function visit(node: Node, enter: (node: Node) => boolean): void {
  if (!enter(node)) return
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (child !== null && typeof child === 'object' && typeof (child as Node).type === 'string') visit(child as Node, enter)
}

function lineAt(code: string, offset: number): number {
  return code.slice(0, offset).split('\n').length
}
