export { Cyclist, CyclistAtOrigin, FallenCyclist } from './cyclist.tsx'
export { SIDE_CYCLIST, SideCyclist } from './side-cyclist.tsx'
