/** What the analysis of a race says. */
export const analysisEn = {
  title: 'What decided the race',
  intro: 'Bots ride the race on from every round, many times over.',
  start: 'Analyse this race',
  stop: 'Stop',
  working: 'Analysing…',
  failed: 'This race could not be analysed.',
  curve: 'Chance of winning',
  curveLabel: (names: string) => `Chance of winning in per cent, from the start to the end: ${names}`,
  knowing: 'As known',
  shown: 'with everything shown',
  own: 'by each one at the time',
  table: 'The same as a table',
  move: 'Move',
  costly: 'Decisions that cost most',
  none: 'None that can be told from luck.',
  better: (name: string, played: string, better: string) => `${name}: ${played}. Better: ${better}.`,
  cost: (cost: string, low: string, high: string) => `cost ${cost} of the chance of winning (95 %: ${low} to ${high})`,
  jump: (n: number) => `See move ${n}`,
  shares: 'Luck and skill',
  sharesText: 'In chance of winning, compared with an equal share for all. Skill counts everybody’s choices.',
  rider: 'Rider',
  luck: 'Luck',
  skill: 'Choices',
  interval: '95 %',
}

export type AnalysisWords = typeof analysisEn
