import { ResultTable, type Cell } from '@echappee/ui/results'
import type { ReactElement } from 'react'
import { classify, finalResult } from '../../rules/classification.ts'
import { boardOf, numberOf, seatOf } from '../../rules/riders.ts'
import { speaker } from '../text.ts'
import { wordsIn, type Props } from '../props.ts'
import { seatsOf, stageBonus } from '../race.ts'

/** The form of the box: times of every rider and points of every team, stage by stage, with the standings. */
export function ScoreForm(props: Props): ReactElement {
  const { form } = wordsIn(props.language).screen
  return (
    <div className="tdf-score-form">
      <h3>{form.points}</h3>
      <Points {...props} />
      <h3>{form.times}</h3>
      {props.scene.results.length === 0 ? <p className="muted">{form.none}</p> : <Times {...props} />}
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
  const more = final === undefined ? [form.now] : [form.teamBonus, form.jerseyBonus]
  const rows = seats.map((seat) => {
    const stages = scene.results.map(({ points }, i): Cell => ({
      value: points[seat],
      kind: points[seat] === best[i] ? 'best' : undefined,
    }))
    const own = scene.results.reduce((total, { points }) => total + points[seat]!, 0)
    const bonus = stageBonus(scene, seat).points
    const extra = final === undefined ? [bonus] : [final.teamBonus[seat], final.jerseyBonus[seat]]
    return { key: seat, seat, name: names(seat), cells: [...stages, ...extra], total: final?.totals[seat] ?? own + bonus }
  })
  return (
    <ResultTable
      label={form.points}
      head={form.team}
      columns={[...columnsOf(props), ...more.map((head) => ({ key: head, head }))]}
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
  const { riders, riderTimes } = scene.phase === 'finished' ? finalResult(scene.results, scene.race.options) : classify(scene.results)
  const fastest = riderTimes[riders[0]!]!
  const rows = riders.map((id, at) => ({
    key: id,
    seat: seatOf(id),
    mark: String(numberOf(id)),
    isLeader: at === 0,
    name: who.rider(id),
    cells: [
      ...scene.results.map(({ times, bonusSeconds, places }): Cell => ({
        value: times[id]! - bonusSeconds[id]!,
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
