import { moveFocus } from '@echappee/kit/hand'
import { useSize } from '@echappee/kit/motion'
import { useRef, useState, type CSSProperties, type ReactElement } from 'react'
import { SECTORS } from '../../content/sectors.ts'
import { TileIcon } from '../art/tile-icon.tsx'
import { profilePath } from '../profile.ts'
import { wordsIn, type Props } from '../props.ts'
import { prizesOf } from '../../text/race.ts'
import { effectsOf } from '../../text/cards.ts'

/** The ten sectors as a profile; each says what it does when it is pointed at. */
export function Profile({ scene, language }: Props): ReactElement {
  const words = wordsIn(language)
  const box = useRef<HTMLDivElement>(null)
  const size = useSize(box)
  const [shown, show] = useState<number>()
  const { course } = scene.race
  const isUnderWay = scene.phase !== 'besace' || scene.order.length > 0
  const now = scene.phase === 'finished' ? SECTORS + 1 : isUnderWay ? scene.sector : 0
  const stop = Math.min(Math.max(now, 1), SECTORS)
  return (
    <div className="ti-profile" ref={box} onMouseLeave={() => show(undefined)}>
      {size === undefined ? undefined : (
        <svg className="ti-profile-line" width={size.width} height={size.height} aria-hidden="true">
          <path d={profilePath(course, size.width, size.height - 6)} transform="translate(0 6)" />
        </svg>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys move between the buttons inside */}
      <ol
        aria-label={words.profile.label}
        onKeyDown={(event) => (event.key === 'Escape' ? show(undefined) : moveFocus(event))}
        onBlur={() => show(undefined)}
      >
        {course.map((tile, i) => {
          const sector = i + 1
          const state = sector < now ? 'done' : sector === now ? 'now' : 'coming'
          const name = words.profile.sector(sector, words.tiles[tile])
          const when = state === 'done' ? words.profile.done : state === 'now' ? words.profile.now : undefined
          const [prize] = prizesOf(course, sector)
          return (
            <li key={sector} data-state={state}>
              <button
                type="button"
                data-helper
                tabIndex={sector === stop ? 0 : -1}
                aria-current={state === 'now' ? 'step' : undefined}
                onMouseEnter={() => show(sector)}
                onFocus={() => show(sector)}
                onClick={() => show(sector)}
              >
                <span className="visually-hidden">
                  {[name, ...(when === undefined ? [] : [when]), ...effectsOf(words, course, sector)].join(', ')}
                </span>
                <span className="ti-profile-icon">
                  <TileIcon tile={tile} size={34} />
                </span>
                <b aria-hidden="true">{sector}</b>
                {prize === undefined ? undefined : <i aria-hidden="true">{words.profile.bonus(prize)}</i>}
              </button>
            </li>
          )
        })}
      </ol>
      {shown === undefined ? undefined : <Note sector={shown} course={course} words={words} />}
    </div>
  )
}

/** What the sector does. For those who hear, the button itself says it. */
function Note({
  sector,
  course,
  words,
}: {
  readonly sector: number
  readonly course: Props['scene']['race']['course']
  readonly words: ReturnType<typeof wordsIn>
}): ReactElement {
  const tile = course[sector - 1]!
  return (
    <div className="ti-note" aria-hidden="true" style={{ '--at': `${(sector - 0.5) * 10}%` } as CSSProperties}>
      <strong>{words.profile.sector(sector, words.tiles[tile])}</strong>
      <ul>
        {effectsOf(words, course, sector).map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
    </div>
  )
}
