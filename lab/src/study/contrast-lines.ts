import type { Part } from '@echappee/study/stretch'
import type { Contrast } from '@echappee/study/verdict'
import { columns as inColumns } from '../output.ts'
import { bold } from '../table/scene.ts'
import type { Words } from '../words/en/index.ts'
import { valueText } from './summary-lines.ts'

export function verdictText({ verdict, isShare }: Pick<Contrast, 'verdict' | 'isShare'>, say: Words): string {
  switch (verdict.kind) {
    case 'differs':
      return say.differs()
    case 'alike':
      return say.alike(valueText(verdict.within, isShare, say))
    case 'unknown':
      return say.unknown(say.number(verdict.needed, 0))
  }
}

/** What differs first, then what is unknown, then what is alike. */
const RANK = { differs: 0, unknown: 1, alike: 2 } as const

export function inOrderOfVerdict(contrasts: readonly Contrast[]): Contrast[] {
  return contrasts.toSorted((a, b) => a.variant - b.variant || RANK[a.verdict.kind] - RANK[b.verdict.kind])
}

export function contrastLines(contrasts: readonly Contrast[], labels: readonly string[], say: Words): string[] {
  return labels.slice(1).flatMap((label, i) => {
    const own = inOrderOfVerdict(contrasts.filter(({ variant }) => variant === i + 1))
    const rows = own.map((contrast) => {
      const { name, isShare, base, other, effect, pairing } = contrast
      const text = (value: number) => valueText(value, isShare, say)
      const signed = (value: number) => (value > 0 ? `+${text(value)}` : text(value))
      return [
        name,
        text(base),
        text(other),
        signed(effect.mean),
        `${signed(effect.low)} … ${signed(effect.high)}`,
        say.number(pairing, 2),
        verdictText(contrast, say),
      ]
    })
    return [bold(label), ...inColumns([say.contrastHeads(), ...rows]).map((line) => `  ${line}`), '']
  })
}

/** Which variants were played on seeds of their own, since shared ones lost. */
export function apartLines({ apart = [] }: Pick<Part, 'apart'>, labels: readonly string[], say: Words): string[] {
  return apart.flatMap((from, i) => (from === null ? [] : [say.apartNote(labels[i + 1]!, from)]))
}

/** Of those columns that vary at all. */
export function medianPairing(contrasts: readonly Contrast[]): number {
  const sorted = contrasts
    .filter(({ pairing }) => pairing > 0)
    .map(({ pairing }) => pairing)
    .sort((a, b) => a - b)
  return sorted.length === 0 ? 0 : sorted[sorted.length >> 1]!
}
