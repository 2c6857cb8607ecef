import { ResultTable, type Cell } from '@echappee/kit/results'
import type { ReactElement } from 'react'
import { finalResult } from '../../rules/classification.ts'
import { boardOf, isTrial, numberOf, runOffRow, seatOf, seatsOf, stageGraph } from '../../rules/riders.ts'
import { stageBonus, standingsOf } from '../../rules/standings.ts'
import type { RiderId } from '../../rules/state.ts'
import { stageTime } from '../../rules/times.ts'
import type { Speaker } from '../../text/words/types.ts'
import { speaker } from '../../text/index.ts'
import { wordsIn, type Props } from '../props.ts'

/** The form of the box: times of every rider and points of every team, stage by stage, with the standings. */
export function ScoreForm(props: Props): ReactElement {
  const { form } = wordsIn(props.language).screen
  return (
    <div className="tdf-score-form">
      <h3>{form.points}</h3>
      <Points {...props} />
      <h3>{form.times}</h3>
      {props.scene.results.length === 0 ? <p className="muted">{form.none}</p> : <Times {...props} />}
      <Arrivals {...props} />
      <p className="muted">{form.legend}</p>
    </div>
  )
}

function columnsOf({ scene, language }: Props) {
  const { form } = wordsIn(language).screen
  return scene.results.map((_, i) => ({
    key: i,
    head: form.stage(i + 1),
    label: form.stageLong(i + 1, boardOf(scene.race, scene.race.stages[i]!.board).name),
  }))
}

function Points(props: Props): ReactElement {
  const { scene, names, language } = props
  const { form } = wordsIn(language).screen
  const isOver = scene.phase === 'finished'
  const final = isOver ? finalResult(scene.results, scene.race.options) : undefined
  const seats = seatsOf(scene)
  const best = scene.results.map(({ points }) => Math.max(...points))
  const teamTimes = scene.results.length === 0 ? undefined : standingsOf(scene).teamTimes
  const more = final === undefined ? [form.now] : [form.teamBonus, form.jerseyBonus]
  const rows = seats.map((seat) => {
    const stages = scene.results.map(({ points }, i): Cell => ({
      value: points[seat],
      kind: points[seat] === best[i] ? 'best' : undefined,
    }))
    const own = scene.results.reduce((total, { points }) => total + points[seat]!, 0)
    const bonus = stageBonus(scene, seat)
    const extra = final === undefined ? [bonus] : [final.teamBonus[seat], final.jerseyBonus[seat]]
    const time = teamTimes === undefined ? [] : [`${teamTimes[seat]} s`]
    return { key: seat, seat, name: names(seat), cells: [...stages, ...time, ...extra], total: final?.totals[seat] ?? own + bonus }
  })
  return (
    <ResultTable
      label={form.points}
      head={form.team}
      columns={[
        ...columnsOf(props),
        ...(teamTimes === undefined ? [] : [{ key: 'time', head: form.time, label: form.teamTime }]),
        ...more.map((head) => ({ key: head, head })),
      ]}
      rows={rows.toSorted((a, b) => b.total - a.total)}
      totalHead={form.total}
    />
  )
}

function Times(props: Props): ReactElement {
  const { scene, names, language } = props
  const words = wordsIn(language)
  const { form } = words.screen
  const who = speaker(words, names)
  const { riders, riderTimes } = standingsOf(scene)
  const fastest = riderTimes[riders[0]!]!
  const rows = riders.map((id, at) => ({
    ...rowOf(id, who),
    isLeader: at === 0,
    cells: [
      ...scene.results.map(({ times, bonusSeconds, places }): Cell => ({
        // TDF-48: a single stage may count without bonus seconds.
        value: scene.results.length === 1 ? riderTimes[id] : times[id]! - bonusSeconds[id]!,
        title: form.result(places[id]!, times[id]!, bonusSeconds[id]!),
        kind: places[id] === 1 ? 'best' : undefined,
      })),
      at === 0 ? '' : `+${riderTimes[id]! - fastest}`,
    ],
    total: riderTimes[id],
  }))
  return (
    <ResultTable
      label={form.times}
      head={form.rider}
      columns={[...columnsOf(props), { key: 'gap', head: '±' }]}
      rows={rows}
      totalHead={form.time}
    />
  )
}

/** TDF-38: who is past the line of the stage that is ridden. */
function Arrivals({ scene, names, language }: Props): ReactElement | undefined {
  const words = wordsIn(language)
  const { form } = words.screen
  const who = speaker(words, names)
  const { riders, firstArrival, results, stage } = scene
  if (firstArrival === 0 || isTrial(scene) || results.length > stage) return undefined
  const graph = stageGraph(scene)
  const home = riders.flatMap((rider, id) =>
    rider.arrival === 0 ? [] : [{ id, time: stageTime(graph.rows, runOffRow(graph, rider.at), rider.arrival - firstArrival) }],
  )
  const rows = home
    .toSorted((a, b) => a.time - b.time)
    .map(({ id, time }) => ({ ...rowOf(id, who), cells: [riders[id]!.bonusSeconds], total: time }))
  return (
    <>
      <h3>{form.arrivals}</h3>
      <ResultTable
        label={form.arrivals}
        head={form.rider}
        columns={[{ key: 'bonus', head: form.bonus }]}
        rows={rows}
        totalHead={form.time}
      />
    </>
  )
}

function rowOf(id: RiderId, who: Speaker) {
  return { key: id, seat: seatOf(id), mark: String(numberOf(id)), name: who.rider(id) }
}
