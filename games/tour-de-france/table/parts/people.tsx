import { CardCount, People as Panels, PersonPanel, RiderRow, Score, Tag } from '@echappee/kit/people'
import { Jersey } from '@echappee/kit/results'
import { languageWords } from '@echappee/text'
import type { Seat } from '@echappee/kernel'
import type { ReactElement } from 'react'
import { isTrial, numberOf, rowOf, seatOf, seatsOf, stageGraph, teamOf } from '../../rules/riders.ts'
import { queueAt } from '../../rules/round-order.ts'
import { leaderOf, pointsNow } from '../../rules/standings.ts'
import type { RiderId } from '../../rules/state.ts'
import { placeText } from '../../text/place.ts'
import { wordsIn, type Props } from '../props.ts'

/** One panel a team with its riders, the sprints of the stage, the piles and the score form. */
export function People(props: Props): ReactElement {
  const { scene, language } = props
  const words = wordsIn(language)
  const { people } = words.screen
  const discards = scene.discardPile.length + scene.downSizes.reduce((sum, size) => sum + size, 0)
  return (
    <div className="tdf-people">
      <Panels label={people.label}>
        {seatsOf(scene).map((seat) => (
          <Team key={seat} seat={seat} {...props} />
        ))}
      </Panels>
      {isTrial(scene) || stageGraph(scene).board.sprints.length === 0 ? undefined : <Sprints {...props} />}
      <p className="tdf-piles">{people.piles(scene.drawPileSize, discards, scene.chancePile.length + scene.usedChance.length)}</p>
    </div>
  )
}

function Team({ seat, ...props }: Props & { readonly seat: Seat }): ReactElement {
  const { scene, beat, beatMs, language } = props
  const { people } = wordsIn(language).screen
  const points = pointsNow(scene, seat)
  const sprint = beat?.type === 'sprintPassed' && seatOf(beat.rider) === seat ? beat : undefined
  const gained = beat?.type === 'stageEnded' ? beat.result.points[seat]! : (sprint?.points ?? 0)
  const isTurn = scene.acting >= 0 && seatOf(scene.acting) === seat
  const cards = scene.handSizes[seat]!
  const shown = scene.shown[seat]!.cards
  const score = { value: points, unit: people.pointsShort, label: people.points(points), gained, beat, beatMs }
  return (
    <PersonPanel
      table={props}
      seat={seat}
      isTurn={isTurn}
      beside={<CardCount count={cards} label={people.cards(cards)} />}
      score={<Score {...score} />}
    >
      {shown.length === 0 || seat === scene.viewer ? undefined : <p className="person-wide tdf-shown">{people.shown(shown)}</p>}
      <ul className="rider-rows">
        {teamOf(seat).map((id) => (
          <RiderLine key={id} id={id} {...props} />
        ))}
      </ul>
    </PersonPanel>
  )
}

function RiderLine({ id, scene, language }: Props & { readonly id: RiderId }): ReactElement {
  const words = wordsIn(language)
  const { people } = words.screen
  const graph = stageGraph(scene)
  const rider = scene.riders[id]!
  const { standing, at, kept, isMissing, bonusPoints, bonusSeconds } = rider
  const isLeader = leaderOf(scene) === id
  const row = rowOf(graph, rider)
  const isOnSquare = standing === 'road' || standing === 'finished'
  const place = isOnSquare ? placeText(graph, at) : standing === 'roadside' ? people.row(row) : words.table.standing[standing]
  return (
    <RiderRow seat={seatOf(id)} mark={String(numberOf(id))} isLeader={isLeader} isTurn={scene.acting === id} name={place}>
      {isLeader ? <Jersey kind="yellow" size={20} language={language} /> : undefined}
      {standing === 'roadside' ? <Tag kind="bad">{people.queue(queueAt(graph, scene, row).indexOf(id) + 1)}</Tag> : undefined}
      {isMissing ? <Tag kind="dark">{words.table.misses}</Tag> : undefined}
      {kept.map((card, i) => (
        <Tag key={`${card} ${i}`} kind="calm" title={words.chance[card].effect}>
          {words.chance[card].name}
        </Tag>
      ))}
      {bonusPoints === 0 && bonusSeconds === 0 ? undefined : (
        <Tag kind={bonusSeconds < 0 ? 'bad' : 'good'} title={people.bonus(bonusPoints, bonusSeconds)}>
          {[...(bonusPoints > 0 ? [`+${bonusPoints}`] : []), `${languageWords(language).signed(bonusSeconds)} s`].join(' · ')}
        </Tag>
      )}
    </RiderRow>
  )
}

/** Each line with the prizes that are left. */
function Sprints({ scene, language }: Props): ReactElement {
  const words = wordsIn(language)
  const { people } = words.screen
  return (
    <section className="tdf-sprints" aria-label={words.table.sprints}>
      <h2>{words.table.sprints}</h2>
      <ul>
        {stageGraph(scene).board.sprints.map(({ name, before, prizes }, i) => {
          const passed = scene.passes[i] ?? 0
          const left = prizes.slice(passed)
          return (
            <li key={before} data-gone={left.length === 0 || undefined}>
              <b>{name}</b> <span>{people.row(before)}</span>
              <small>
                {left.length === 0
                  ? words.table.prizesGone
                  : left.map(({ points, seconds }, k) => people.prizeLeft(passed + k + 1, points, seconds)).join(' · ')}
              </small>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
