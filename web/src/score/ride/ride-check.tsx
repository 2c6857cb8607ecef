import { RiderToken } from '@echappee/kit'
import type { Names } from '@echappee/text'
import { SQUARE, workOutFile, type TableFigure, type TypedFigure } from '@echappee/sheet'
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
  /** False where it can't be so, or not now. */
  readonly onCorrect: (figures: readonly TypedFigure[]) => boolean
}

/** The table against what follows from the cards: what differs is pointed out, and either of the two is put right. */
export function RideCheck({ loaded, id, view, names, onCorrect }: RideCheckProps): ReactElement | undefined {
  const { language } = useWords()
  const words = rideWords(language)
  const [typed, setTyped] = useState<ReadonlyMap<string, number>>(new Map())
  const [isRefused, setRefused] = useState(false)
  const known = loaded.sheet.atTable?.figures?.(view) ?? []
  const file = loadSheet(id)?.file
  if (file === undefined || known.length === 0) return undefined
  const { state } = workOutFile(loaded.sheet, file)
  const nameOf = (rider: number) => loaded.sheetText.tableRider?.(view, rider, names) ?? loaded.sheetText.rider(state, rider, names)
  const called = (what: string) => loaded.sheetText.tableNames?.().figures?.[what] ?? (what === SQUARE ? words.square : what)
  const isCard = (what: string) => loaded.sheetText.tableNames?.().cards?.[what] !== undefined
  const say = (what: string, value: number) => words.figure(called(what), value, isCard(what))
  const valueOf = (figure: TableFigure) => typed.get(keyOf(figure)) ?? figure.value
  const change = (figure: TableFigure, value: number) => {
    setTyped(new Map(typed).set(keyOf(figure), value))
    setRefused(false)
  }
  const stepper = (figure: TableFigure, name: string) => (
    <Stepper
      {...{ min: figure.min, max: figure.max, step: figure.step ?? 1, value: valueOf(figure), name }}
      words={scoreWords(language)}
      onChange={(value) => change(figure, value)}
    />
  )
  const wrong = known.filter((figure) => valueOf(figure) !== figure.value)
  const asTyped = wrong.map((figure) => ({ rider: figure.rider, what: figure.what, value: valueOf(figure) }))
  return (
    <details className="ride-part">
      <summary>{words.check}</summary>
      <p className="muted">{words.checkHelp}</p>
      <ol className="score-numbers">
        {byRider(known).map(([main, ...others]) => {
          const rider = main.rider
          return (
            <li key={rider} className="ride-square">
              <RiderToken {...loaded.sheet.riders(state)[rider]!} size={34} />
              <b>
                {nameOf(rider)} <small className="muted">{called(main.what)}</small>
              </b>
              {stepper(main, nameOf(rider))}
              {others.length === 0 ? undefined : (
                <details className="ride-counts">
                  <summary>{others.map((figure) => say(figure.what, valueOf(figure))).join(' · ')}</summary>
                  <ul>
                    {others.map((figure) => (
                      <li key={figure.what}>
                        <span>{called(figure.what)}</span>
                        {stepper(figure, `${nameOf(rider)}, ${called(figure.what)}`)}
                      </li>
                    ))}
                  </ul>
                </details>
              )}
            </li>
          )
        })}
      </ol>
      {wrong.length === 0 ? undefined : (
        <div className="problem" role="alert">
          {wrong.map((figure) => (
            <p key={keyOf(figure)}>
              {figure.what === SQUARE
                ? words.wrongSquare(nameOf(figure.rider), figure.value)
                : words.wrongFigure(nameOf(figure.rider), say(figure.what, figure.value))}
            </p>
          ))}
          {isRefused ? <p>{words.notThere}</p> : undefined}
          <p className="buttons">
            <button type="button" className="button primary" onClick={() => setRefused(!onCorrect(asTyped))}>
              {words.boardIsRight}
            </button>
            <button type="button" className="button" onClick={() => setTyped(new Map())}>
              {words.deviceIsRight}
            </button>
          </p>
        </div>
      )}
    </details>
  )
}

const keyOf = ({ rider, what }: TypedFigure) => `${rider} ${what}`

/** The first figure of each, then the others; who is in front comes first. */
function byRider(figures: readonly TableFigure[]): [TableFigure, ...TableFigure[]][] {
  const groups = [...Map.groupBy(figures, ({ rider }) => rider).values()] as [TableFigure, ...TableFigure[]][]
  return groups.sort(([a], [b]) => (a.what === SQUARE ? b.value - a.value : a.value - b.value))
}
