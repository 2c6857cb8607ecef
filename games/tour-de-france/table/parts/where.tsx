import { RiderToken } from '@echappee/kit'
import type { ReactElement } from 'react'
import { numberOf, seatOf, stageGraph } from '../../rules/riders.ts'
import { turnsOf, type RoundTurn } from '../../rules/round-order.ts'
import { leaderOf } from '../../rules/standings.ts'
import { wordsIn, type Props } from '../props.ts'
import { ScorePage } from './score-page.tsx'

/** The head of the page: stage, round, the counter after the first arrival, and the order of the round. */
export function Where(props: Props): ReactElement {
  const { scene, language } = props
  const words = wordsIn(language)
  const { race, stage, round, firstArrival } = scene
  const late = firstArrival === 0 ? 0 : round - firstArrival
  const title = words.table.stage(stage + 1, race.stages.length, stageGraph(scene).board.name, race.stages[stage]!.kind)
  return (
    <div className="where tdf-where">
      <p className="where-title tdf-stage">
        <strong>{title}</strong>
        {round === 0 ? undefined : <span>{words.table.round(round, 0)}</span>}
        {firstArrival === 0 ? undefined : <b data-late={late > 0 || undefined}>{words.screen.late(10 * late)}</b>}
      </p>
      {scene.phase === 'finished' ? undefined : <ScorePage {...props} />}
      {scene.phase === 'finished' || round === 0 ? undefined : <Order {...props} />}
    </div>
  )
}

function Order(props: Props): ReactElement {
  const { scene, names, language } = props
  const words = wordsIn(language)
  const leader = leaderOf(scene)
  const label: Readonly<Record<RoundTurn['state'], (rider: string) => string>> = {
    now: words.screen.next,
    next: words.screen.waits,
    missing: words.screen.sitsOut,
    done: words.screen.hasActed,
  }
  return (
    <ol className="tdf-order" aria-label={words.screen.strip}>
      {turnsOf(scene).map(({ id, state }) => {
        const name = label[state](words.riderName(names(seatOf(id)), numberOf(id)))
        return (
          <li key={id} data-state={state} aria-current={state === 'now' ? 'step' : undefined} title={name}>
            <RiderToken seat={seatOf(id)} mark={String(numberOf(id))} isLeader={leader === id} size={26} label={name} />
          </li>
        )
      })}
    </ol>
  )
}
