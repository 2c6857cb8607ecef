import { RiderToken } from '@echappee/kit'
import { genderOf } from '@echappee/text'
import type { CSSProperties, ReactElement } from 'react'
import type { Event } from '../../rules/events.ts'
import { TileIcon } from '../art/tile-icon.tsx'
import { ridersIn } from '../../text/names.ts'
import { wordsIn, type Props } from '../props.ts'
import { leaderOf } from '../../text/race.ts'
import { changesText } from '../../text/ride-text.ts'
import { effectsOf } from '../../text/cards.ts'

interface Headline {
  readonly kind: 'sector' | 'good' | 'bad' | 'plain'
  readonly title: string
  readonly text?: string | undefined
  readonly riders?: readonly number[]
  readonly tile?: Props['scene']['race']['course'][number]
}

/** Whether the present beat has something to say in large letters under the road. */
export function hasNews(beat: Event | undefined): boolean {
  return beat !== undefined && NEWS.has(beat.type)
}

/** What has just happened, large, while its beat lasts. The words are in the bar below and in the log too. */
export function News(props: Props): ReactElement | undefined {
  const { scene, beat, beatMs } = props
  const headline = beat === undefined ? undefined : headlineOf(props, beat)
  if (headline === undefined) return undefined
  const { kind, title, text, riders = [], tile } = headline
  const leader = leaderOf(scene)
  return (
    <div className="ti-news" data-kind={kind} key={title} aria-hidden="true" style={{ '--beat': `${beatMs}ms` } as CSSProperties}>
      {tile === undefined ? undefined : <TileIcon tile={tile} size={54} />}
      {riders.length === 0 ? undefined : (
        <span className="ti-news-riders" data-many={riders.length > 3 || undefined}>
          {riders.map((rider) => (
            <RiderToken key={rider} seat={rider} isLeader={leader === rider} size={44} />
          ))}
        </span>
      )}
      <div>
        <h2>{title}</h2>
        {text === undefined ? undefined : <p>{text}</p>}
      </div>
    </div>
  )
}

const NEWS: ReadonlySet<Event['type']> = new Set([
  'firstChosen',
  'sectorBegan',
  'caught',
  'regulated',
  'escaped',
  'waveCancelled',
  'stoodOff',
  'barrierFell',
  'contestBegan',
  'runOffBegan',
  'bonusWon',
  'abandoned',
  'swapsRevealed',
  'sectorEnded',
  'firstNamed',
  'firstPassed',
])

function headlineOf({ scene, names, language }: Props, beat: Event): Headline | undefined {
  const words = wordsIn(language)
  const say = words.board
  const riders = ridersIn(words, scene, names)
  const all = (list: readonly number[]) => list.map(riders)
  switch (beat.type) {
    case 'firstChosen':
      return { kind: 'plain', title: words.event.firstChosen(names(beat.seat), beat.by), riders: [beat.seat] }
    case 'sectorBegan':
      return {
        kind: 'sector',
        title: words.where.sector(beat.sector, words.tiles[beat.tile]),
        text: effectsOf(words, scene.race.course, beat.sector).join(' · '),
        tile: beat.tile,
      }
    case 'caught':
      return { kind: 'good', title: say.caught(all(beat.riders), all(beat.by)), riders: beat.by }
    case 'regulated':
      return { kind: 'plain', title: changesText(words, beat.rides, riders) }
    case 'escaped':
      return {
        kind: 'good',
        title: say.escape(all(beat.riders)),
        text: words.event.escaped(all(beat.riders), all(beat.stayed)),
        riders: beat.riders,
      }
    case 'waveCancelled':
      return { kind: 'bad', title: say.cancelled, text: say.cancelledWhy(beat.riders.length, beat.n), riders: beat.riders }
    case 'stoodOff':
      return { kind: 'bad', title: say.standOff, text: words.event.stoodOff(all(beat.riders)), riders: beat.riders }
    case 'barrierFell':
      return {
        kind: 'bad',
        title: `${say.barrier(beat.die)}, ${say.barrierSpan(beat.from, beat.until)}`,
        text: say.waiting(all(beat.riders)),
        tile: 'LC',
      }
    case 'contestBegan':
      return {
        kind: 'sector',
        title: say.contest(beat.kind, beat.place),
        text: say.prizes(beat.bonuses, beat.place),
        riders: beat.riders,
      }
    case 'runOffBegan':
      return { kind: 'plain', title: words.event.runOffBegan(all(beat.riders), beat.place, beat.tiedAt), riders: beat.riders }
    case 'bonusWon':
      return {
        kind: 'good',
        title: say.bonus(names(beat.seat), beat.seconds),
        text: beat.place === 1 ? say.win(beat.kind) : words.ordinal(beat.place, genderOf(names(beat.seat))),
        riders: [beat.seat],
      }
    case 'abandoned':
      return {
        kind: 'bad',
        title: words.event.abandoned(all(beat.riders.map(({ seat }) => seat)), beat.sector),
        riders: beat.riders.map(({ seat }) => seat),
      }
    case 'swapsRevealed':
      return {
        kind: 'plain',
        title: words.event.swapsRevealed(beat.counts.flatMap((n, seat) => (n > 0 ? [{ name: names(seat), n }] : []))),
        tile: 'FZ',
      }
    case 'sectorEnded':
      return { kind: 'plain', title: say.sectorEnd(beat.sector), text: sectorText(words, beat, riders) }
    case 'firstNamed':
      return {
        kind: 'plain',
        title: say.nextFirst(names(beat.seat)),
        text: words.event.firstNamed(names(beat.seat), beat.reason),
        riders: [beat.seat],
      }
    case 'firstPassed':
      return { kind: 'plain', title: say.nextFirst(names(beat.to)), riders: [beat.to] }
    default:
      return undefined
  }
}

/** The order on the road at the end of a sector. */
function sectorText(
  words: ReturnType<typeof wordsIn>,
  beat: Extract<Event, { type: 'sectorEnded' }>,
  riders: (rider: number) => string,
): string {
  const gaps = [...new Set(beat.gaps.filter((gap) => gap !== null))].sort((a, b) => a - b)
  return gaps
    .map((gap) => {
      const who = words.some(beat.gaps.flatMap((own, rider) => (own === gap ? [riders(rider)] : [])))
      return gap === 0 ? who : `${words.board.gap(gap)} ${who}`
    })
    .join(' · ')
}
