import { marked, type Token, type Tokens } from 'marked'
import type { RulesBlock, RulesPage, RulesPart } from '../src/rules/contract.ts'

/** Behind a heading in RULES.md: its part is folded away until somebody wants it. */
const FOLDED = /^<!-- folded -->/

/** A game's RULES.md as parts to show, so that no Markdown reader travels to the browser. */
export function rulesPage(markdown: string): RulesPage {
  const tokens = marked.lexer(markdown, { gfm: true })
  const page: { title: string; parts: RulesPart[] } = { title: '', parts: [] }
  let part = newPart(0, 2, '')
  for (const [i, token] of tokens.entries()) {
    if (isHeading(token) && token.depth === 1) page.title = token.text
    else if (isHeading(token) && isNewPart(token, tokens[i + 1], tokens[i + 2], part)) {
      keep(page.parts, part)
      part = newPart(page.parts.length, token.depth as 2 | 3, token.text)
    } else if (FOLDED.test(token.raw)) part = { ...part, isFolded: true }
    else if (token.type !== 'space') addBlock(part.blocks as RulesBlock[], blockOf(token))
  }
  keep(page.parts, part)
  return page
}

const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading'

const newPart = (n: number, level: 2 | 3, title: string): RulesPart => ({ id: `part-${n}`, level, title, isFolded: false, blocks: [] })

function keep(parts: RulesPart[], part: RulesPart): void {
  if (part.title !== '' || part.blocks.length > 0) parts.push(part)
}

/** A chapter, or a smaller part that is folded by itself; what follows a folded smaller part is a part again. */
function isNewPart(token: Tokens.Heading, next: Token | undefined, afterNext: Token | undefined, part: RulesPart): boolean {
  if (token.depth === 2) return true
  const mark = next?.type === 'space' ? afterNext : next
  return token.depth === 3 && (FOLDED.test(mark?.raw ?? '') || (part.level === 3 && part.isFolded))
}

function blockOf(token: Token): RulesBlock {
  const html = (marked.parser([token]) as string)
    .replaceAll(/<th( [^>]*)?><\/th>/g, '<td$1></td>')
    .replaceAll('<table>', '<div class="scroll" tabindex="0" role="group"><table>')
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<pre>', '<pre tabindex="0">')
  const rule = /^<p><strong>([A-Z]+-\d+)/.exec(html)?.[1]
  return rule === undefined ? { rule, html } : { rule, html: html.trim().slice('<p>'.length, -'</p>'.length) }
}

/** Words between two rules are one piece. */
function addBlock(blocks: RulesBlock[], block: RulesBlock): void {
  const last = blocks.at(-1)
  if (last !== undefined && last.rule === undefined && block.rule === undefined)
    blocks[blocks.length - 1] = { rule: undefined, html: last.html + block.html }
  else blocks.push(block)
}
