import '../people/people.css'
import './results.css'

export { Banner, Podium } from './podium.tsx'
export { JERSEYS, Jersey, type JerseyKind } from './jersey.tsx'
export { LineChart } from './line-chart.tsx'
export { ResultTable, type Cell } from './result-table.tsx'
export { Standings, type StandingsLine } from './standings-list.tsx'
