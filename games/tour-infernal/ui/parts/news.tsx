import { RiderToken } from '@echappee/ui'
import type { CSSProperties, ReactElement } from 'react'
import type { Event } from '../../rules/events.ts'
import { TileIcon } from '../art/tile-icon.tsx'
import { ridersIn } from '../names.ts'
import { wordsIn, type Props } from '../props.ts'
import { leaderOf } from '../race.ts'
import { changesText } from '../ride-text.ts'
import { effectsOf } from '../text-cards.ts'

interface Told {
  readonly kind: 'sector' | 'good' | 'bad' | 'plain'
  readonly title: string
  readonly text?: string | undefined
  readonly riders?: readonly number[]
  readonly tile?: Props['scene']['race']['course'][number]
}

/** Over the road: a new sector's title. Nothing moves meanwhile. */
export function TitleCard(props: Props): ReactElement | undefined {
  return props.beat?.type === 'sectorBegan' ? <Banner {...props} /> : undefined
}

/** Whether the present beat has something to say in large letters under the road. */
export function hasNews(beat: Event | undefined): boolean {
  return beat !== undefined && NEWS.has(beat.type)
}

/** What has just happened, large, while its beat lasts. The words are in the bar below and in the log too. */
export function Banner(props: Props): ReactElement | undefined {
  const { scene, beat, beatMs } = props
  const told = beat === undefined ? undefined : tell(props, beat)
  if (told === undefined) return undefined
  const leader = leaderOf(scene)
  return (
    <div
      className="ti-banner"
      data-kind={told.kind}
      key={told.title}
      aria-hidden="true"
      style={{ '--beat': `${Math.min(beatMs, 1400)}ms` } as CSSProperties}
    >
      {told.tile === undefined ? undefined : <TileIcon tile={told.tile} size={58} />}
      {told.riders === undefined || told.riders.length === 0 ? undefined : (
        <span className="ti-banner-riders" data-many={told.riders.length > 3 || undefined}>
          {told.riders.map((rider) => (
            <RiderToken key={rider} seat={rider} isLeader={leader === rider} size={44} />
          ))}
        </span>
      )}
      <div>
        <h2>{told.title}</h2>
        {told.text === undefined ? undefined : <p>{told.text}</p>}
      </div>
    </div>
  )
}

const NEWS: ReadonlySet<Event['type']> = new Set([
  'firstChosen',
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

function tell({ scene, names, language }: Props, beat: Event): Told | undefined {
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
        text: beat.place === 1 ? say.win(beat.kind) : words.ordinal(beat.place),
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
