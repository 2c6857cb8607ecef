import { AwardList, LineChart, ResultTable, Standings, type Cell } from '@echappee/kit/results'
import type { ReactElement } from 'react'
import { YellowCap } from '../art/scenery.tsx'
import { finalLines, rankingOf, totalsByStage, tourAwards } from '../../text/final.ts'
import { wordsIn, type Props } from '../props.ts'
import { seatsOf } from '../../text/tour.ts'

/** Shown instead of the hand when the tour is over. */
export function Final(props: Props): ReactElement {
  const words = wordsIn(props.language)
  return (
    <div className="results vdt-final">
      <section aria-label={words.final.heading}>
        <h2>{words.final.heading}</h2>
        <Ranking {...props} />
      </section>
      <section aria-label={words.final.chart}>
        <h2>{words.final.chart}</h2>
        <TotalsChart {...props} />
      </section>
      {props.scene.results.length < 2 ? undefined : (
        <section aria-label={words.final.awards.title}>
          <h2>{words.final.awards.title}</h2>
          <Awards {...props} />
        </section>
      )}
      <section aria-label={words.final.table} className="results-wide">
        <h2>{words.final.table}</h2>
        <PointsTable {...props} />
      </section>
    </div>
  )
}

function Ranking({ scene, names, isBot, language }: Props): ReactElement {
  const words = wordsIn(language)
  const { winners } = rankingOf(scene)
  const lines = finalLines(scene).map(({ seat, rank, total, stagesWon, tieBreak }) => ({
    key: seat,
    seat,
    rank,
    name: names(seat),
    isBot: isBot(seat),
    isLeader: winners.includes(seat),
    note: words.final.won(stagesWon),
    badge: winners.includes(seat) ? <YellowCap size={34} /> : undefined,
    value: words.people.points(total),
    tie: tieBreak === undefined ? undefined : words.final.tieBreaks[tieBreak.by](tieBreak.stage),
  }))
  return <Standings lines={lines} language={language} />
}

function Awards({ scene, log, names, language }: Props): ReactElement {
  const { awards: say } = wordsIn(language).final
  const awards = tourAwards(scene, log).map(({ kind, seat, n }) => ({
    key: kind,
    title: say.of[kind],
    seat,
    mark: String(seat + 1),
    name: names(seat),
    why: say.why[kind](n),
  }))
  return <AwardList awards={awards} label={say.title} />
}

function TotalsChart({ scene, names, language }: Props): ReactElement {
  const words = wordsIn(language)
  const { winners } = rankingOf(scene)
  const lines = totalsByStage(scene).map((values, seat) => ({
    seat,
    name: names(seat),
    value: String(scene.totals[seat]),
    isLeader: winners.includes(seat),
    values,
  }))
  return (
    <LineChart
      label={words.final.chartLabel(seatsOf(scene).map(names))}
      lines={lines}
      columns={['', ...scene.results.map(({ n }) => String(n))]}
      steps={[20, 50, 100, 200, 500, 1000]}
      up
    />
  )
}

function PointsTable({ scene, names, language }: Props): ReactElement {
  const words = wordsIn(language)
  const rows = seatsOf(scene).map((seat) => ({
    key: seat,
    seat,
    name: names(seat),
    cells: scene.results.map(({ points, bearer, winner }): Cell => ({
      value: points[seat]! > 0 ? points[seat] : '·',
      title: bearer === seat ? words.final.bearer : undefined,
      kind: winner === seat ? (bearer === seat ? 'both' : 'best') : bearer === seat ? 'leader' : undefined,
    })),
    total: scene.totals[seat],
  }))
  return (
    <ResultTable
      label={words.final.table}
      head={words.final.rider}
      columns={scene.results.map(({ n }) => ({ key: n, head: n, label: words.final.stageAxis(n) }))}
      rows={rows}
      totalHead={words.final.total}
    />
  )
}
