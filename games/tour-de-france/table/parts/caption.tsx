import { RefusalText, RiderToken } from '@echappee/kit'
import type { Names } from '@echappee/text'
import type { ReactElement } from 'react'
import type { Event } from '../../rules/events.ts'
import { numberOf, seatOf, stageGraph } from '../../rules/riders.ts'
import { leaderOf } from '../../rules/standings.ts'
import { courseOf, poseOf } from '../course.ts'
import type { Words } from '../../text/words/types.ts'
import { wordsIn, type Props } from '../props.ts'
import { usePick } from '../pick.ts'
import { whyNotSquare } from '../why-square.ts'
import { CardFace } from './card-face.tsx'

/** What the present beat is about, in words, with the card that was played, shown or drawn. */
export function Caption(props: Props): ReactElement | undefined {
  const { beat, beatMs, scene, text, names, language } = props
  const [{ refused }] = usePick(props)
  if (refused !== undefined && beat === undefined) return <WhyNot {...props} square={refused} />
  const sentence = beat === undefined || beatMs === 0 || SPOKEN[beat.type] === undefined ? undefined : text.event(beat, names)
  if (beat === undefined || sentence === undefined) return undefined
  const rider = 'rider' in beat ? beat.rider : undefined
  const seat = rider === undefined ? ('seat' in beat ? beat.seat : undefined) : seatOf(rider)
  return (
    <div
      className="road-caption tdf-caption"
      data-kind={SPOKEN[beat.type]}
      data-below={isSignAbove(props) || undefined}
      key={sentence}
      aria-hidden="true"
    >
      {seat === undefined ? undefined : (
        <RiderToken
          seat={seat}
          size={34}
          isLeader={rider !== undefined && leaderOf(scene) === rider}
          {...(rider === undefined ? {} : { mark: String(numberOf(rider)) })}
        />
      )}
      {beat.type === 'cardPlayed' ? <CardFace card={beat.card} note={beat.plus > 0 ? `+${beat.plus}` : undefined} /> : undefined}
      {beat.type === 'chanceDrawn' ? <span className="tdf-chance-card">{wordsIn(language).chance[beat.card].name}</span> : undefined}
      <p>{shortOf(wordsIn(language), beat, names) ?? sentence}</p>
      {beat.type === 'handShown' ? beat.cards.map((card, i) => <CardFace key={`${card} ${i}`} card={card} />) : undefined}
    </div>
  )
}

/** What stands as a card beside it need not be said. */
function shortOf(words: Words, beat: Event, names: Names): string | undefined {
  if (beat.type === 'chanceDrawn') return words.chance[beat.card].effect
  return beat.type === 'handShown' && beat.cards.length > 0 ? words.screen.pileUp.shows(names(beat.seat)) : undefined
}

/** At a line its sign stays in sight: where it stands above the rider, the caption stands below. */
function isSignAbove({ scene, beat, language }: Props): boolean {
  if (beat?.type !== 'sprintPassed' && beat?.type !== 'lineCrossed') return false
  const graph = stageGraph(scene)
  const { layout, signs } = courseOf(graph.board, language)
  const sign = signs.at(beat.type === 'lineCrossed' ? -1 : 1 + beat.sprint)
  const rider = poseOf(layout, graph, scene, beat.rider)
  return sign !== undefined && rider !== undefined && sign.box.y + sign.box.height / 2 < rider.y
}

/** Why a square that was pressed is not offered. */
function WhyNot({ square, ...props }: Props & { readonly square: number }): ReactElement {
  const { text, rule } = whyNotSquare(props, square)
  return (
    <output className="road-caption tdf-caption" data-kind="bad">
      <p>
        <RefusalText refusal={{ rule }} text={text} language={props.language} />
      </p>
    </output>
  )
}

/** Events that are told over the road; what is good or bad for somebody has its colour. */
const SPOKEN: Readonly<Partial<Record<Event['type'], 'good' | 'bad' | 'plain'>>> = {
  firstChosen: 'plain',
  turnMissed: 'bad',
  cardPlayed: 'plain',
  stayed: 'plain',
  wentBack: 'plain',
  sprintPassed: 'good',
  lineCrossed: 'good',
  laidDown: 'plain',
  laidDownHidden: 'plain',
  chanceDrawn: 'plain',
  chanceKept: 'plain',
  chanceReshuffled: 'plain',
  stepsDrawn: 'plain',
  bonusGiven: 'plain',
  keptUsed: 'plain',
  restartKept: 'plain',
  handShown: 'bad',
  pileUpJoined: 'bad',
  punctured: 'bad',
  fallSettled: 'bad',
  handReturned: 'plain',
  takenOff: 'plain',
  reshuffled: 'plain',
}
