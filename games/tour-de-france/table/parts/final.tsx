import { AwardList, LineChart, Standings } from '@echappee/kit/results'
import type { ReactElement } from 'react'
import { finalResult } from '../../rules/classification.ts'
import { seatOf, seatsOf } from '../../rules/riders.ts'
import { speaker } from '../../text/index.ts'
import { awardsOf, generalLines } from '../awards.ts'
import { wordsIn, type Props } from '../props.ts'
import { ScoreForm } from './score-form.tsx'

const MOST_LINES = 6

/** Shown instead of the hand when the tour is over. */
export function Final(props: Props): ReactElement {
  const { scene, names, isBot, language } = props
  const words = wordsIn(language)
  const who = speaker(words, names)
  const { places, totals, jersey, riderTimes } = finalResult(scene.results, scene.race.options)
  const lines = seatsOf(scene)
    .toSorted((a, b) => places[a]! - places[b]!)
    .map((seat) => ({
      key: seat,
      seat,
      rank: places[seat]!,
      name: names(seat),
      isBot: isBot(seat),
      isLeader: places[seat] === 1,
      note: seatOf(jersey) === seat ? words.screen.yellowJersey(who.rider(jersey), riderTimes[jersey]!) : undefined,
      value: words.screen.people.points(totals[seat]!),
    }))
  return (
    <div className="results tdf-final">
      <section aria-label={words.screen.ranking}>
        <h2>{words.screen.ranking}</h2>
        <Standings lines={lines} language={language} />
      </section>
      <section aria-label={words.screen.form.title}>
        <h2>{words.screen.form.title}</h2>
        <ScoreForm {...props} />
      </section>
      {scene.results.length < 2 ? undefined : <TourAwards {...props} />}
    </div>
  )
}

function TourAwards(props: Props): ReactElement {
  const { scene, names, language } = props
  const words = wordsIn(language)
  const say = words.screen.awards
  return (
    <>
      <section>
        <h2>{say.title}</h2>
        <AwardList awards={awardsOf(props)} label={say.title} />
      </section>
      <section className="results-wide">
        <h2>{say.chart}</h2>
        <LineChart
          label={say.chartLabel}
          lines={generalLines(scene, MOST_LINES).map(({ id, values }, i) => ({
            seat: seatOf(id),
            name: speaker(words, names).rider(id),
            isLeader: i === 0,
            values,
          }))}
          columns={['', ...scene.results.map((_, i) => String(i + 1))]}
          up={false}
          steps={[5, 10, 20, 50, 100]}
          apart={3}
        />
      </section>
    </>
  )
}
