import { placeSigns, poseAt, type Sign, type Stop } from '@echappee/kit/drawing'
import { outlineOf, type RoadLayout } from './layout.ts'
import type { RoadLines } from './tiles.ts'

export interface SignWords {
  readonly start: string
  readonly finish: string
  readonly sprint: string
  readonly summit: (category: string | undefined) => string
}

/** Start, sprint and summit lines, finish, in the order of the road. */
export function signsOf(layout: RoadLayout, lines: RoadLines, words: SignWords): Sign[] {
  const stopAt = (kind: Stop['kind'], at: number, text: string): Stop & { at: number } => {
    const square = layout.squares[at - 1]!
    return { kind, at, lines: [text], line: poseAt(layout.path, square.to), edges: square.edges }
  }
  const start = layout.squares.filter(({ terrain }) => terrain === 'start').length
  const finish = layout.squares.findIndex(({ terrain }) => terrain === 'finish')
  // A summit at the finish shares its line and its board.
  const withSummit = (stop: Stop & { at: number }) => {
    const summit = lines.summits.find(({ at }) => at === stop.at)
    return summit === undefined ? stop : { ...stop, lines: [...stop.lines, words.summit(summit.category)] }
  }
  const stops = [
    ...(start > 0 ? [stopAt('start', start, words.start)] : []),
    ...lines.sprints.map((at) => stopAt('sprint', at, words.sprint)),
    ...lines.summits.filter(({ at }) => at !== finish).map(({ at, category }) => stopAt('summit', at, words.summit(category))),
    ...(finish > 0 ? [withSummit(stopAt('finish', finish, words.finish))] : []),
  ].toSorted((a, b) => a.at - b.at)
  const road = layout.squares.map(({ number }) => outlineOf(layout, number))
  return placeSigns(stops, road, layout.box)
}
