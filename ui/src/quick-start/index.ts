export type { DrawingProps, QuickStartModule } from './contract.ts'
export { Drawing, Figure, QuickStartSheet } from './figure.tsx'
export { choicesIn, viewAfter, viewWhen } from './position.ts'
export { stillTable } from './still.ts'
