import './people.css'

export { CardCount, OrderOfPlay, People, PersonPanel, Tag } from './person-panel.tsx'
export { LIVERIES, RiderToken, type Livery } from './rider-token.tsx'
export { RiderRow } from './rider-row.tsx'
export { RobotMark } from './robot-mark.tsx'
export { Score } from './score.tsx'
