import { AwardList, LineChart, Podium, Standings, type StandingsLine } from '@echappee/kit/results'
import type { ReactElement } from 'react'
import { finalOrder } from '../../rules/classification.ts'
import { raceOrderAtEnd, raceTeams } from '../../rules/results.ts'
import { roadIn, teamOf } from '../../rules/riders.ts'
import { kindName, speaker } from '../../text/labels.ts'
import { wordsIn, type Props } from '../props.ts'
import { jerseysNow, teamName, tokenOf } from '../race.ts'
import { awardsOf, generalLines } from '../awards.ts'
import { jerseysTonight } from '../results.ts'
import { Classifications, JerseyList, TourTable } from './classifications.tsx'

/** Shown instead of the hand when all is over: the podium of teams, then the classifications or the order on the road. */
export function Final(props: Props): ReactElement {
  const { scene, names, language } = props
  const words = wordsIn(language)
  const say = words.screen.results
  const order = scene.tour.isTour ? finalOrder(scene) : raceTeams(raceOrderAtEnd(scene))
  const yellow = jerseysNow(scene)?.yellow
  return (
    <div className="results fr-final">
      <section aria-label={say.final}>
        <h2>{say.final}</h2>
        <Podium
          places={order.map((_, i) => i + 1)}
          name={(i) => teamName(words, scene, names, order[i]!)}
          under={() => ''}
          language={language}
          token={(i) => ({ seat: order[i]!, mark: String(order[i]! + 1) })}
          isLeader={(i) => yellow !== undefined && teamOf(yellow) === order[i]}
        />
        {scene.tour.isTour ? <JerseyList {...props} passes={jerseysTonight(scene)} label={say.passes} taken={say.taken} /> : undefined}
      </section>
      <section aria-label={scene.tour.isTour ? words.board.general : say.race}>
        <h2>{scene.tour.isTour ? say.jerseys : say.race}</h2>
        {scene.tour.isTour ? <Classifications {...props} /> : <Standings lines={raceLines(props)} language={language} />}
      </section>
      {scene.tour.isTour ? (
        <>
          <section>
            <h2>{say.awards}</h2>
            <AwardList awards={awardsOf(props)} label={say.awards} />
          </section>
          <section className="results-wide">
            <h2>{say.chart}</h2>
            <GeneralChart {...props} />
          </section>
          <section className="results-wide">
            <h2>{say.tour}</h2>
            <TourTable {...props} />
          </section>
        </>
      ) : undefined}
    </div>
  )
}

const MOST_LINES = 6

function GeneralChart({ scene, names, language }: Props): ReactElement {
  const words = wordsIn(language)
  return (
    <LineChart
      label={words.screen.results.chartLabel}
      lines={generalLines(scene, MOST_LINES).map(({ id, values }, i) => ({
        seat: tokenOf(id).seat,
        name: speaker(words, names).rider(id),
        isLeader: i === 0,
        values,
      }))}
      columns={['', ...scene.results.map((_, i) => String(i + 1))]}
      up={false}
      steps={[10, 30, 60, 120, 300]}
      apart={3}
    />
  )
}

/** FR-32: where everybody stood when the race was over. */
function raceLines({ scene, names, language }: Props): StandingsLine[] {
  const words = wordsIn(language)
  const { line } = roadIn(scene)
  const { past, behind } = words.screen.results
  return raceOrderAtEnd(scene).map((id, i) => {
    const { at } = scene.riders[id]!
    return {
      key: id,
      ...tokenOf(id),
      rank: i + 1,
      name: speaker(words, names).rider(id),
      note: `${kindName(words, scene, id)} · ${teamName(words, scene, names, teamOf(id))}`,
      value: at > line ? past(at - line) : behind(line - at),
    }
  })
}
