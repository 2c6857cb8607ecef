export { LIVERIES, RiderToken, type Livery } from './rider-token.tsx'
export type { AnyGameUi, Choice, GameUi, OptionEditorProps, TableProps } from './table.ts'
export * from './text.ts'
