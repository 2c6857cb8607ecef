import { createContext, useContext, type ReactElement } from 'react'
import type { Language } from '@echappee/text'
import { kitWords } from '../words/index.ts'

/** Where a rule stands, by its ID; the shell knows the addresses. */
export type RuleHref = (rule: string) => string

/** Set by the shell around a table. Without it a rule is named, but leads nowhere. */
export const RuleLinks = createContext<RuleHref | undefined>(undefined)

interface RuleLinkProps {
  readonly rule: string
  readonly language: Language
  readonly href?: RuleHref | undefined
}

/** A rule's ID that leads to its paragraph. The table stays open behind it. */
export function RuleLink({ rule, language, href }: RuleLinkProps): ReactElement | undefined {
  const shared = useContext(RuleLinks)
  const words = kitWords(language)
  // Refusals of the table itself come from no rulebook.
  if (!RULE_ID.test(rule)) return undefined
  const address = (href ?? shared)?.(rule)
  if (address === undefined) return <span className="rule-link">{words.rule(rule)}</span>
  return (
    <a className="rule-link" href={address} target="_blank" rel="noopener" aria-label={words.ruleLink(rule)}>
      {words.rule(rule)}
    </a>
  )
}

const RULE_ID = /^[A-Z]+-\d+$/
