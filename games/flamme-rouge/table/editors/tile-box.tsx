import type { Language } from '@echappee/text'
import type { ReactElement } from 'react'
import { TILES, TILE_IDS, type TileId } from '../../content/tiles.ts'
import { wordsIn } from '../props.ts'
import { SORTS, isLaid, sortOf, tilesIn } from './draft.ts'
import { TilePicture } from './stage-picture.tsx'

interface TileBoxProps {
  readonly tiles: string
  readonly language: Language
  readonly onLay: (tile: TileId) => void
}

/** All tiles of the box, by sort; what is laid already says so. */
export function TileBox({ tiles, language, onLay }: TileBoxProps): ReactElement {
  const { editor } = wordsIn(language).screen
  return (
    <section className="fr-box" aria-label={editor.lay}>
      {SORTS.map((sort) => (
        <details key={sort} open={sort === 'straights' || sort === 'bends'}>
          <summary>{editor.kinds[sort]}</summary>
          <ul className="editor-row">
            {TILE_IDS.filter((tile) => sortOf(tile) === sort).map((tile) => {
              // Another start or finish takes the place of the one that lies there.
              const isUsed = isLaid(tiles, tile) && (sort === 'starts' || sort === 'finishes' ? tilesIn(tiles).includes(tile) : true)
              const name = tileName(tile, language)
              return (
                <li key={tile}>
                  <button
                    type="button"
                    className="editor-tile"
                    aria-disabled={isUsed}
                    aria-label={isUsed ? `${name} – ${editor.used}` : name}
                    title={isUsed ? `${name} – ${editor.used}` : name}
                    onClick={() => (isUsed ? undefined : onLay(tile))}
                  >
                    <TilePicture tile={tile} />
                    <b>{tile}</b>
                  </button>
                </li>
              )
            })}
          </ul>
        </details>
      ))}
    </section>
  )
}

export function tileName(tile: TileId, language: Language): string {
  const { editor } = wordsIn(language).screen
  const { squares, bend } = TILES[tile]
  return editor.tile(tile, squares.split(' ').length, editor.bends[bend])
}
