import type { ReactElement } from 'react'
import { SECTORS } from '../../content/sectors.ts'
import { TileIcon } from '../art/tile-icon.tsx'
import { wordsIn, type Props } from '../props.ts'
import { effectsOf } from '../../text/cards.ts'

const SHOWN = 3

/** While others decide: what this sector and the next ones do. */
export function RoadBook({ scene, language }: Props): ReactElement {
  const words = wordsIn(language)
  const { course } = scene.race
  const sectors = Array.from({ length: SHOWN }, (_, i) => scene.sector + i).filter((sector) => sector <= SECTORS)
  return (
    <ol className="ti-book" aria-label={words.hand.roadBook}>
      {sectors.map((sector) => {
        const tile = course[sector - 1]!
        return (
          <li key={sector} data-now={sector === scene.sector || undefined}>
            <TileIcon tile={tile} size={40} />
            <div>
              <b>{words.profile.sector(sector, words.tiles[tile])}</b>
              {effectsOf(words, course, sector).map((effect) => (
                <small key={effect}>{effect}</small>
              ))}
            </div>
          </li>
        )
      })}
    </ol>
  )
}
