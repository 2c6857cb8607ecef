/** A rulebook as the site shows it, made at build time from a game's RULES.md. Titles are plain text. */
export interface RulesPage {
  readonly title: string
  readonly parts: readonly RulesPart[]
}

/** A chapter; the words before the first one have no title. */
export interface RulesPart {
  readonly id: string
  readonly level: 2 | 3
  readonly title: string
  readonly isFolded: boolean
  readonly blocks: readonly RulesBlock[]
}

/** The paragraph of a rule, without its `<p>`, or whatever stands between two rules. */
export interface RulesBlock {
  readonly rule: string | undefined
  readonly html: string
}
