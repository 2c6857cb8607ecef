export type { DrawingProps, QuickStartModule } from './contract.ts'
export { Drawing, Figure, QuickStartSheet } from './figure.tsx'
export { viewAfter, viewWhen } from './position.ts'
export { stillTable } from './still.ts'
