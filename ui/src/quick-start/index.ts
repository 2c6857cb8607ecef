export type { DrawingProps, QuickStartModule } from './contract.ts'
export { quickStart } from './module.tsx'
export { choicesIn, viewAfter, viewWhen } from './position.ts'
