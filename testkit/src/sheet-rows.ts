import type { Answer, ArrivalRow, Question } from '@echappee/sheet'

interface Line {
  readonly question: Question
  readonly answer: Answer
}

const FINISH = /(?:home|zone|beaten|past|short|squares|more|lanes)(?: \d+)?$/

/** Those of a finish that a grid answers: all before the first who is stopped on the road. */
export function finishLines(lines: readonly Line[]): readonly Line[] {
  const other = lines.findIndex(({ question }) => !FINISH.test(question.id))
  const finish = lines.slice(0, other < 0 ? lines.length : other)
  const stopped = finish.findIndex(({ answer }) => answer.kind === 'choice' && answer.value === 'stopped')
  if (stopped < 0) return finish
  const last = finish.findLastIndex(({ answer, question }) => question.id.includes('squares') && answer.kind === 'numbers')
  return finish.slice(0, last + 1)
}

/** The rows of a finish that question after question was answered about, the first of a square first. Ids of questions say what is asked. */
export function arrivalRows(lines: readonly Line[], usual: string): ArrivalRow[] {
  const rows = new Map<number, { rider: number; round: number; way: string; square: number; lane: number }>()
  for (const { question, answer } of lines) {
    const [, kind, round] = /([a-z]+)(?: (\d+))?$/.exec(question.id) ?? []
    const riders = 'riders' in question ? question.riders : []
    if (kind === 'home' && answer.kind === 'flags')
      for (const rider of answer.riders) rows.set(rider, { rider, round: Number(round), way: usual, square: 0, lane: 0 })
    if (kind === 'zone' && answer.kind === 'flags')
      for (const rider of riders) rows.get(rider)!.way = answer.riders.includes(rider) ? 'sprint' : 'road'
    if (kind === 'beaten' && answer.kind === 'choices')
      for (const [i, way] of answer.values.entries())
        if (way !== 'rodeOn') rows.set(riders[i]!, { rider: riders[i]!, round: Number(round), way, square: 0, lane: 0 })
    if (kind === 'short')
      for (const rider of riders)
        if (!rows.has(rider)) rows.set(rider, { rider, round: Number(round), way: 'gruppetto', square: 0, lane: 0 })
    if (answer.kind !== 'numbers') continue
    for (const [i, value] of answer.values.entries()) {
      const row = rows.get(riders[i]!)
      if (row === undefined) continue
      if (kind === 'past' || kind === 'short' || kind === 'squares') row.square = value
      if (kind === 'lanes') row.lane = value
    }
  }
  return [...rows.values()]
    .sort((a, b) => a.round - b.round || a.way.localeCompare(b.way) || b.square - a.square || a.lane - b.lane)
    .map(({ rider, round, way, square }) => ({ rider, round, way, square }))
}
