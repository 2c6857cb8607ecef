export { drawBeats, drawRefusals } from './beat-drawing.tsx'
export { findBeat, type SoughtBeat } from './beat.ts'
export type { DrawingProps, QuickStartModule } from './contract.ts'
export { quickStart } from './module.tsx'
