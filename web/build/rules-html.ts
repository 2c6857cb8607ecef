import { marked } from 'marked'

/** A game's RULES.md as HTML: each rule's paragraph can be linked to by its ID. */
export async function rulesHtml(markdown: string): Promise<string> {
  return (await marked.parse(markdown, { gfm: true }))
    .replaceAll(/<p><strong>([A-Z]+-\d+)/g, '<p id="$1" tabindex="-1"><strong>$1')
    .replaceAll(/<th( [^>]*)?><\/th>/g, '<td$1></td>')
    .replaceAll('<table>', '<div class="scroll" tabindex="0" role="group"><table>')
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<pre>', '<pre tabindex="0">')
}
