import { RiderToken } from '@echappee/kit'
import type { Names } from '@echappee/text'
import { workOutFile } from '@echappee/sheet'
import { useState, type ReactElement } from 'react'
import { useWords } from '../../shell/language.tsx'
import type { SheetGame } from '../sheet/load-sheet-game.ts'
import { Stepper } from '../sheet/stepper.tsx'
import { loadSheet } from '../sheet/saved-sheets.ts'
import { rideWords, scoreWords } from '../../words/index.ts'

interface RideCheckProps {
  readonly loaded: SheetGame
  readonly id: string
  readonly view: unknown
  readonly names: Names
  /** Undefined where the game can't be corrected in the middle of a race. */
  readonly onPut: ((rider: number, square: number) => boolean) | undefined
}

const MOST_SQUARES = 999

/** The board against what follows from the cards: who stands elsewhere is pointed out, and either of the two is put right. */
export function RideCheck({ loaded, id, view, names, onPut }: RideCheckProps): ReactElement | undefined {
  const { language } = useWords()
  const words = rideWords(language)
  const score = scoreWords(language)
  const known = loaded.sheet.atTable?.squares?.(view) ?? []
  const [typed, setTyped] = useState(known)
  const [refused, setRefused] = useState<number>()
  const file = loadSheet(id)?.file
  if (file === undefined || known.every((square) => square === undefined)) return undefined
  const { state } = workOutFile(loaded.sheet, file)
  const riders = loaded.sheet.riders(state)
  const nameOf = (rider: number) => loaded.sheetText.rider(state, rider, names)
  const onRoad = known.flatMap((square, rider) => (square === undefined ? [] : [{ rider, square }])).sort((a, b) => b.square - a.square)
  return (
    <details className="ride-part">
      <summary>{words.check}</summary>
      <p className="muted">{words.checkHelp}</p>
      <ol className="score-numbers">
        {onRoad.map(({ rider, square }) => {
          const own = typed[rider] ?? square
          return (
            <li key={rider} className="ride-square">
              <RiderToken {...riders[rider]!} size={34} />
              <b>{nameOf(rider)}</b>
              <Stepper
                min={0}
                max={MOST_SQUARES}
                value={own}
                name={nameOf(rider)}
                words={score}
                onChange={(value) => setTyped(typed.with(rider, value))}
              />
              {own === square ? undefined : (
                <div className="problem" role="alert">
                  <p>{words.wrongSquare(nameOf(rider), square)}</p>
                  {onPut === undefined ? undefined : (
                    <button type="button" className="button" onClick={() => setRefused(onPut(rider, own) ? undefined : rider)}>
                      {words.boardIsRight(own)}
                    </button>
                  )}
                  {refused === rider ? <p>{words.notThere}</p> : undefined}
                </div>
              )}
            </li>
          )
        })}
      </ol>
    </details>
  )
}
