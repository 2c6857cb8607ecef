export { RuleLink, RuleLinks, type RuleHref } from './refusals/rule-link.tsx'
export { RefusalText } from './refusals/refusal-text.tsx'
export { LIVERIES, RiderToken, type Livery } from './people/rider-token.tsx'
export type { AnyGameUi, GameUi, OptionEditorProps, OptionSetup, Sound, TableProps } from './table.ts'
