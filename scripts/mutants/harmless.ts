/** Faults that change nothing that anybody could notice, and why. */
export interface Harmless {
  readonly file: string
  /** The line, without the spaces around it, and what the faults make of it. */
  readonly line: string
  readonly becomes: readonly string[]
  readonly why: string
}

export const HARMLESS: readonly Harmless[] = [
  {
    file: 'games/flamme-rouge/rules/classification.ts',
    line: 'return allRiders(standing).sort((a, b) => standing.totals[b]![points] - standing.totals[a]![points] || sign * (rank[a]! - rank[b]!))',
    becomes: [
      'return allRiders(standing).sort((a, b) => standing.totals[b]![points] - standing.totals[a]![points] || sign / (rank[a]! - rank[b]!))',
    ],
    why: 'Only the sign counts, and two ranks are never equal.',
  },
  {
    file: 'games/flamme-rouge/rules/classification.ts',
    line: '.sort((a, b) => teamTotal(standing, a) - teamTotal(standing, b) || sign * (best(a) - best(b)))',
    becomes: ['.sort((a, b) => teamTotal(standing, a) - teamTotal(standing, b) || sign / (best(a) - best(b)))'],
    why: 'Only the sign counts, and two teams never share their best rank.',
  },
  {
    file: 'games/flamme-rouge/rules/classification.ts',
    line: 'const ranks: number[] = []',
    becomes: ['const ranks: number[] = ["Stryker was here"]'],
    why: 'Rider 0 is always ranked, so the first entry is always written over.',
  },
  {
    file: 'games/flamme-rouge/rules/energy.ts',
    line: "if (move.type === 'pickRider') takeUp(state, seat, move.rider, ctx)",
    becomes: ['if (true) takeUp(state, seat, move.rider, ctx)'],
    why: 'For the compiler: only such moves are answers to this question.',
  },
  {
    file: 'games/flamme-rouge/rules/energy.ts',
    line: 'if (!state.tour.isTour) return dealHands(state, leg, ctx)',
    becomes: ['if (false) return dealHands(state, leg, ctx)'],
    why: 'A short cut: in a race nobody has a musette or a trait, so nobody is asked.',
  },
  {
    file: 'games/flamme-rouge/rules/energy.ts',
    line: "if (move.type === 'prep') usePrep(state, seat, move.use, ctx)",
    becomes: ['if (true) usePrep(state, seat, move.use, ctx)'],
    why: 'For the compiler: only such moves are answers to this question.',
  },
  {
    file: 'games/flamme-rouge/rules/energy.ts',
    line: 'let has = false',
    becomes: ['let has = true'],
    why: 'A second question that is put to nobody leads on to the reveal at once.',
  },
  {
    file: 'games/flamme-rouge/rules/energy.ts',
    line: 'for (let i = 0; i < sprints.length; i++) {',
    becomes: ['for (let i = 0; i <= sprints.length; i++) {'],
    why: 'A comparison with no line is never true.',
  },
  {
    file: 'games/flamme-rouge/rules/lines.ts',
    line: 'return riders.flatMap(({ at, lane }, id) => (lane !== 0 && at > line && !passed.includes(id) ? [id] : []))',
    becomes: ['return riders.flatMap(({ at, lane }, id) => (true && at > line && !passed.includes(id) ? [id] : []))'],
    why: 'Who has left the road is on square −99, before every line.',
  },
  {
    file: 'games/flamme-rouge/rules/piles.ts',
    line: 'if (piles.recycledSize === 0) return false',
    becomes: ['if (piles.recycledSize === 0) return true'],
    why: 'Drawing on from two empty piles draws nothing.',
  },
  {
    file: 'games/flamme-rouge/rules/piles.ts',
    line: 'if (piles.handSize > 0) {',
    becomes: ['if (true) {', 'if (piles.handSize >= 0) {'],
    why: 'A short cut: an empty hand adds nothing to the recycled pile.',
  },
  {
    file: 'games/flamme-rouge/rules/results.ts',
    line: 'if (category !== null) mountain[rider]! += tour.points.summits[category][i] ?? 0',
    becomes: ['if (true) mountain[rider]! += tour.points.summits[category][i] ?? 0'],
    why: 'A climb without category has no places, so nobody is ever in its list.',
  },
  {
    file: 'games/flamme-rouge/rules/results.ts',
    line: "const green = points.green[rider]! + (type === 'itt' || type === 'ttt' ? 0 : (tour.points.finish[type][i] ?? 0))",
    becomes: [
      'const green = points.green[rider]! + (false ? 0 : (tour.points.finish[type][i] ?? 0))',
      "const green = points.green[rider]! + (type === 'itt' && type === 'ttt' ? 0 : (tour.points.finish[type][i] ?? 0))",
      "const green = points.green[rider]! + (false || type === 'ttt' ? 0 : (tour.points.finish[type][i] ?? 0))",
      'const green = points.green[rider]! + (type === "" || type === \'ttt\' ? 0 : (tour.points.finish[type][i] ?? 0))',
      "const green = points.green[rider]! + (type === 'itt' || false ? 0 : (tour.points.finish[type][i] ?? 0))",
      'const green = points.green[rider]! + (type === \'itt\' || type === "" ? 0 : (tour.points.finish[type][i] ?? 0))',
    ],
    why: 'For the compiler: a time trial never comes here.',
  },
  {
    file: 'games/flamme-rouge/rules/results.ts',
    line: 'const tie = reverseTie(table, false, false)',
    becomes: ['const tie = reverseTie(table, true, false)'],
    why: 'Without lanes it is all the same whether they would come first.',
  },
  {
    file: 'games/flamme-rouge/rules/times.ts',
    line: "const HOW_ORDER: readonly Arrival['how'][] = ['crossed', 'followed', 'stopped', 'gruppetto']",
    becomes: [
      "const HOW_ORDER: readonly Arrival['how'][] = [\"\", 'followed', 'stopped', 'gruppetto']",
      "const HOW_ORDER: readonly Arrival['how'][] = ['crossed', 'followed', 'stopped', \"\"]",
    ],
    why: 'What is not found comes first, as who crossed does; a gruppetto is alone in its round.',
  },
  {
    file: 'games/flamme-rouge/rules/times.ts',
    line: "const late = arrivals.filter(({ how }) => how === 'gruppetto')",
    becomes: ['const late = arrivals', 'const late = arrivals.filter(({ how }) => true)'],
    why: 'A gruppetto is alone in its round.',
  },
  {
    file: 'games/flamme-rouge/rules/times.ts',
    line: 'const group = sprinting.length === 0 ? 0 : cap(SECONDS.perGap * gaps.get(Math.max(...sprinting))!)',
    becomes: [
      'const group = false ? 0 : cap(SECONDS.perGap * gaps.get(Math.max(...sprinting))!)',
      'const group = sprinting.length === 0 ? 0 : cap(SECONDS.perGap * gaps.get(Math.min(...sprinting))!)',
    ],
    why: 'Followers and stoppers are there only with a sprint, whose riders all have one gap.',
  },
  {
    file: 'games/flamme-rouge/rules/times.ts',
    line: 'const lateGaps = gapsOf(late, [], options)',
    becomes: ['const lateGaps = gapsOf(late, ["Stryker was here"], options)'],
    why: 'A comparison with no number is never true, so no square counts as inside a sprint.',
  },
  {
    file: 'games/flamme-rouge/rules/times.ts',
    line: 'if (i > 0) {',
    becomes: ['if (true) {', 'if (i >= 0) {'],
    why: 'Before the first square there is none: the gap is no number, and is not added.',
  },
  {
    file: 'games/flamme-rouge/rules/times.ts',
    line: 'const isInside = sprinting.length > 0 && before <= highest && square >= lowest',
    becomes: [
      'const isInside = true && before <= highest && square >= lowest',
      'const isInside = sprinting.length >= 0 && before <= highest && square >= lowest',
    ],
    why: 'Without a sprint the highest square is −∞, and nothing is inside.',
  },
  {
    file: 'games/tour-de-france/rules/riding.ts',
    line: 'if (before >= line.before || row < line.before || (rider.passed & (1 << sprint)) !== 0) continue',
    becomes: ['if (before > line.before || row < line.before || (rider.passed & (1 << sprint)) !== 0) continue'],
    why: 'Who stands beyond a line has passed it, and passes it no second time.',
  },
]
