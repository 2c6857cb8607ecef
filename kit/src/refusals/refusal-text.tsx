import type { Refusal } from '@echappee/kernel'
import type { ReactElement } from 'react'
import type { Language } from '@echappee/text'
import { RuleLink, type RuleHref } from './rule-link.tsx'

interface RefusalTextProps {
  readonly refusal: Pick<Refusal, 'rule'>
  /** The sentence, from the game's own words. */
  readonly text: string
  readonly language: Language
  /** Instead of the shell's `RuleLinks`. */
  readonly href?: RuleHref | undefined
}

/** A refusal as people read it: why, and by which rule. */
export function RefusalText({ refusal, text, language, href }: RefusalTextProps): ReactElement {
  return (
    <>
      {text} <RuleLink rule={refusal.rule} language={language} href={href} />
    </>
  )
}
