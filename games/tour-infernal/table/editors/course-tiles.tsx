import { Choices } from '@echappee/kit/hand'
import { shake } from '@echappee/kit/motion'
import { useState, type ReactElement } from 'react'
import type { CoursePlan } from '../../content/courses.ts'
import { FEED_SECTOR, SECTORS, ZONES, type Tile } from '../../content/sectors.ts'
import { withFeedSide } from '../../rules/course.ts'
import { TileIcon } from '../art/tile-icon.tsx'
import { nextSlot, stockFor, withTile, zoneOf } from '../course-plan.ts'
import type { Words } from '../../text/words/en/index.ts'
import { effectsOf } from '../../text/cards.ts'

interface CourseTilesProps {
  readonly tiles: readonly (Tile | undefined)[]
  /** A course that is being composed; otherwise the tiles are only shown. */
  readonly plan: CoursePlan | undefined
  readonly onChange: (plan: CoursePlan) => void
  readonly words: Words
}

/** The ten sectors; of a composed course one is open, and under it lie the tiles that its zone has left. */
export function CourseTiles({ tiles, plan, onChange, words }: CourseTilesProps): ReactElement {
  const [open, setOpen] = useState(2)
  const known = tiles.flatMap((tile) => tile ?? [])
  const shown = known.length === SECTORS ? withFeedSide(known) : tiles
  return (
    <>
      <ol className="ti-editor-slots">
        {shown.map((tile, i) => {
          const sector = i + 1
          const zone = zoneOf(sector)
          const label = tile === undefined ? words.editor.slotPick(sector) : words.editor.slot(sector, words.tiles[tile])
          const face = (
            <>
              {tile === undefined ? <span className="ti-editor-any">?</span> : <TileIcon tile={tile} size={40} />}
              <b>{sector}</b>
            </>
          )
          return (
            <li key={sector} data-zone={zone} title={tile === undefined ? undefined : describe(words, shown, sector)}>
              {plan !== undefined && zone !== undefined ? (
                <button
                  type="button"
                  className="editor-tile"
                  aria-pressed={open === sector}
                  aria-label={label}
                  onClick={() => setOpen(sector)}
                >
                  {face}
                </button>
              ) : (
                <>
                  <span className="visually-hidden">{label}</span>
                  <span className="editor-tile" aria-hidden="true">
                    {face}
                  </span>
                </>
              )}
            </li>
          )
        })}
      </ol>
      {plan === undefined ? undefined : (
        <Stock
          plan={plan}
          sector={open}
          words={words}
          onPick={(tile) => {
            onChange(withTile(plan, open, tile))
            setOpen(nextSlot(open))
          }}
        />
      )}
    </>
  )
}

/** The tiles of the zone; those used up say so. */
function Stock({
  plan,
  sector,
  words,
  onPick,
}: {
  plan: CoursePlan
  sector: number
  words: Words
  onPick: (tile: Tile) => void
}): ReactElement {
  const say = words.editor
  const zone = ZONES.indexOf(zoneOf(sector) ?? 'zone1') + 1
  return (
    <div className="ti-editor-stock">
      <p>
        <b>{say.slotPick(sector)}</b> <small>{say.stock(zone)}</small>
      </p>
      <Choices label={say.stock(zone)}>
        {stockFor(plan.sectors, sector).map(({ tile, left }) => {
          const isHere = plan.sectors[sector - 1] === tile
          return (
            <li key={tile}>
              <button
                type="button"
                className="editor-tile"
                aria-disabled={left <= 0}
                aria-pressed={isHere}
                onClick={(event) => (left > 0 ? onPick(tile) : shake(event.currentTarget))}
              >
                <TileIcon tile={tile} size={34} />
                <span>
                  <b>{words.tiles[tile]}</b>
                  <small>{left > 0 ? say.left(left) : say.usedUp}</small>
                </span>
              </button>
            </li>
          )
        })}
      </Choices>
    </div>
  )
}

function describe(words: Words, tiles: readonly (Tile | undefined)[], sector: number): string {
  const known = tiles.flatMap((tile) => tile ?? [])
  const tile = tiles[sector - 1]!
  const effects = known.length === SECTORS ? effectsOf(words, known, sector).join(', ') : undefined
  const name = words.editor.slot(sector, words.tiles[tile])
  return effects === undefined || (sector === FEED_SECTOR && known.length < SECTORS) ? name : `${name} – ${effects}`
}
