import '../people/people.css'
import './results.css'

export { Banner, Podium } from './podium.tsx'
export { JERSEYS, type JerseyKind } from './jersey-kinds.ts'
export { Jersey } from './jersey.tsx'
export { LineChart } from './line-chart.tsx'
export { ResultTable, type Cell } from './result-table.tsx'
export { Standings, type StandingsLine } from './standings-list.tsx'
