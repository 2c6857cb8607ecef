import { describe, expect, it } from 'vitest'
import { layChart } from '../src/results/chart.ts'
import { spreadLabels } from '../src/results/labels.ts'
import { arrivals, gapsBehind, placesBy } from '@echappee/text/standings'

describe('standings', () => {
  it('equals share a place and the next are as many lower', () => {
    expect(placesBy([100, 90, 100, 120])).toEqual([2, 1, 2, 4])
    expect(placesBy([3, 8, 8, 1], 'largest')).toEqual([3, 1, 1, 4])
  })

  it('a leader has no gap, whoever has his time is at 0', () => {
    expect(gapsBehind([130, 100, 100, 101])).toEqual([30, undefined, 0, 1])
  })

  it('arrivals group those who share a place', () => {
    expect(arrivals([2, 1, 2])).toEqual([
      { place: 1, seats: [1] },
      { place: 2, seats: [0, 2] },
    ])
  })
})

describe('the chart', () => {
  const points = {
    values: [
      [0, 30, 90],
      [0, 20],
    ],
    columns: 3,
    up: true,
    steps: [20, 50, 100],
  }

  it('has a grid of few round values', () => {
    expect(layChart(points, 500, 200).grid.map(({ value }) => value)).toEqual([0, 20, 40, 60, 80, 100])
    const high = layChart({ ...points, values: [[0, 4000]] }, 500, 200)
    expect(high.grid.length).toBeLessThanOrEqual(7)
    expect(high.grid.at(-1)!.value).toBeGreaterThanOrEqual(4000)
  })

  it('draws more points higher, and larger gaps lower', () => {
    const [line] = layChart(points, 500, 200).lines
    expect(line!.points[2]!.y).toBeLessThan(line!.points[1]!.y)
    const [gap] = layChart({ ...points, up: false }, 500, 200).lines
    expect(gap!.points[2]!.y).toBeGreaterThan(gap!.points[1]!.y)
  })

  it('keeps lines that run beside each other inside the picture', () => {
    const eight = { ...points, values: Array.from({ length: 8 }, () => [0, 100]), columns: 2, apart: 6 }
    const ys = layChart(eight, 500, 200).lines.flatMap((line) => line.points.map(({ y }) => y))
    expect(new Set(ys).size).toBe(16)
    expect(Math.min(...ys)).toBeGreaterThanOrEqual(16)
    expect(Math.max(...ys)).toBeLessThanOrEqual(170)
  })

  it('keeps the labels of near lines apart and in order, inside the picture', () => {
    const { lines } = layChart(
      {
        ...points,
        values: [
          [0, 60],
          [0, 62],
          [0, 70],
          [0, 2],
        ],
        columns: 2,
      },
      520,
      240,
    )
    const labels = lines.map(({ labelY }) => labelY)
    expect(labels.toSorted((a, b) => a - b)).toEqual([labels[2], labels[1], labels[0], labels[3]])
    for (const [i, y] of labels.toSorted((a, b) => a - b).entries()) {
      expect(y).toBeGreaterThan(0)
      expect(y).toBeLessThan(240)
      if (i > 0) expect(y - labels.toSorted((a, b) => a - b)[i - 1]!).toBeGreaterThanOrEqual(20)
    }
  })

  it('gives the lines the room of names that stand elsewhere', () => {
    const last = (hasNames: boolean) => layChart({ ...points, hasNames }, 380, 200).columns.at(-1)!
    expect(last(false)).toBeGreaterThan(last(true) + 90)
    expect(last(false)).toBeLessThan(380 - 40)
  })

  it('lets a line end early', () => {
    expect(layChart(points, 500, 200).lines[1]!.points).toHaveLength(2)
  })
})

it('labels keep their order and their distance', () => {
  expect(spreadLabels([50, 50, 10], { top: 0, bottom: 60, height: 20 })).toEqual([40, 60, 10])
})
