import { LineChart, ResultTable, Standings } from '@echappee/kit/results'
import type { ReactElement } from 'react'
import { wordsIn, type Props } from '../props.ts'
import { rankedSeats, totalOf } from '../../text/race.ts'
import { placeText } from '../../text/board.ts'
import { besaceText, cardsText } from '../../text/cards.ts'

/** Shown instead of the hand when the race is over: the result, the gaps, and where all the cards went. */
export function Final(props: Props): ReactElement {
  const { final } = wordsIn(props.language)
  return (
    <div className="results ti-final">
      <section aria-label={final.heading}>
        <h2>{final.heading}</h2>
        <Ranking {...props} />
      </section>
      <section aria-label={final.chart}>
        <h2>{final.chart}</h2>
        <GapChart {...props} />
      </section>
      <div className="results-wide">
        <h2>{final.cards}</h2>
        <CardsTable {...props} />
      </div>
      <div className="results-wide">
        <h2>{final.table}</h2>
        <GapTable {...props} />
      </div>
    </div>
  )
}

function Ranking({ scene, names, isBot, language }: Props): ReactElement {
  const words = wordsIn(language)
  const { places, scores, gaps, missions } = scene.result!
  const order = rankedSeats(scene)
  const lines = order.map((seat, i) => {
    const { bonus, out } = scene.riders[seat]!
    const mission = scene.kits[seat]?.mission ?? null
    const before = order[i - 1]
    const isTied = before !== undefined && out === null && scene.riders[before]!.out === null && scores[before] === scores[seat]
    const notes = [
      words.people.gap(gaps[seat]!),
      ...(bonus === 0 ? [] : [words.people.bonus(bonus)]),
      ...(mission === null ? [] : [words.final.missionOf(mission, missions[seat]!)]),
    ]
    return {
      key: seat,
      seat,
      rank: places[seat]!,
      name: names(seat),
      isBot: isBot(seat),
      isLeader: places[seat] === 1,
      note: notes.join(' · '),
      value: placeText(words, scene, seat),
      tie: isTied ? words.final.tie : undefined,
    }
  })
  return <Standings lines={lines} language={language} />
}

/** The head on top; a rider who abandons has no line any more. */
function GapChart({ scene, names, language }: Props): ReactElement {
  const words = wordsIn(language)
  const lines = rankedSeats(scene).map((seat) => ({
    seat,
    name: names(seat),
    isLeader: scene.result!.places[seat] === 1,
    values: [0, ...scene.history.flatMap(({ gaps }) => gaps[seat] ?? [])],
  }))
  return (
    <LineChart
      label={words.final.chartLabel(lines.map(({ name }) => name))}
      lines={lines}
      columns={['', ...scene.history.map(({ sector }) => String(sector))]}
      height={Math.max(260, lines.length * 24 + 50)}
      up={false}
      steps={[20, 40, 60, 120, 240, 480]}
      apart={6}
    />
  )
}

const rowOf = ({ scene, names }: Props, seat: number) => ({
  key: seat,
  seat,
  name: names(seat),
  isLeader: scene.result!.places[seat] === 1,
})

/** Besaces and hidden cards are open now. */
function CardsTable(props: Props): ReactElement {
  const { scene } = props
  const words = wordsIn(props.language)
  const say = words.final
  const heads = [say.besace, say.rode, say.attacked, say.contested, say.hidden, say.swapped]
  return (
    <ResultTable
      label={say.cards}
      head={say.rider}
      columns={heads.map((head) => ({ key: head, head }))}
      totalHead={say.left}
      rows={rankedSeats(scene).map((seat) => {
        const { laid, attackCards, contestCards, swapped, cards } = scene.riders[seat]!
        const { besace = null, hidden } = scene.kits[seat] ?? {}
        const cells = [
          besace === null ? 0 : besaceText(words, besace),
          totalOf(laid) - attackCards - contestCards,
          attackCards,
          contestCards,
          hidden === undefined || totalOf(hidden) === 0 ? 0 : cardsText(words, hidden),
          swapped,
        ]
        return { ...rowOf(props, seat), cells: cells.map((cell) => (cell === 0 ? say.none : cell)), total: cards }
      })}
    />
  )
}

function GapTable(props: Props): ReactElement {
  const { scene } = props
  const { final } = wordsIn(props.language)
  return (
    <ResultTable
      label={final.table}
      head={final.rider}
      columns={scene.history.map(({ sector }) => ({ key: sector, head: sector, label: final.sector(sector) }))}
      rows={rankedSeats(scene).map((seat) => ({
        ...rowOf(props, seat),
        cells: scene.history.map(({ gaps }) => {
          const gap = gaps[seat] ?? undefined
          return gap === 0 ? { value: 0, kind: 'best' as const } : gap === undefined ? final.out : `+${gap}`
        }),
      }))}
    />
  )
}
