import { Podium, Standings } from '@echappee/kit/results'
import { useState, type ReactElement } from 'react'
import { speaker } from '../../text/labels.ts'
import { wordsIn, type Props } from '../props.ts'
import { tokenOf } from '../race.ts'
import { jerseysTonight, roadTime, stageLines, stageName } from '../results.ts'
import { Classifications, JerseyList, TourTable } from './classifications.tsx'

/** Between two stages: podium, times, jerseys, the four classifications and the tour so far. It stays until it is closed or the next stage is under way. */
export function Ceremony(props: Props): ReactElement | undefined {
  const { scene, language } = props
  const [seen, see] = useState(scene.results.length)
  const result = scene.results.at(-1)
  const isRiding = scene.riders.some(({ turns }) => turns > 0)
  const isNew = scene.results.length > seen || scene.phase === 'rest'
  if (!isNew || result === undefined || scene.phase === 'finished' || (isRiding && scene.day !== result.day)) return undefined
  const words = wordsIn(language)
  const say = words.screen.results
  const isNextStage = scene.day !== result.day
  return (
    <section className="fr-ceremony" aria-label={say.title(stageName(scene, result.day, language))}>
      <header>
        <h2>{say.title(stageName(scene, result.day, language))}</h2>
        {isNextStage ? (
          <button type="button" className="button" data-helper onClick={() => see(scene.results.length)}>
            {say.close}
          </button>
        ) : undefined}
      </header>
      <div className="fr-ceremony-parts">
        <section>
          <StagePodium {...props} />
          <JerseyList {...props} passes={jerseysTonight(scene)} label={say.passes} taken={say.taken} />
        </section>
        <section>
          <h3>{say.times}</h3>
          {result.riders.some(({ bonus }) => bonus > 0) ? <p className="fr-apart">{say.bonusApart}</p> : undefined}
          <Standings lines={stageLines(props, result)} language={language} />
        </section>
        <section>
          <Classifications {...props} />
        </section>
        <section className="fr-ceremony-wide">
          <h3>{say.tour}</h3>
          <TourTable {...props} />
        </section>
      </div>
    </section>
  )
}

function StagePodium({ scene, names, language }: Props): ReactElement {
  const words = wordsIn(language)
  const { riders } = scene.results.at(-1)!
  const first = riders.slice(0, 3)
  return (
    <Podium
      places={first.map(({ place }) => place)}
      name={(i) => speaker(words, names).rider(first[i]!.rider)}
      under={(i) => (i === 0 ? words.clock(roadTime(first[0]!)) : words.gap(Math.max(0, roadTime(first[i]!) - roadTime(first[0]!))))}
      language={language}
      token={(i) => tokenOf(first[i]!.rider)}
    />
  )
}
