import type { Refusal } from '@echappee/kernel'
import type { Names } from '@echappee/text'
import { enterArrival, type ArrivalGrid, type ArrivalRow, type Entry } from '@echappee/sheet'
import { useState, type ReactElement } from 'react'
import { useWords } from '../../shell/language.tsx'
import type { SheetGame } from './load-sheet-game.ts'
import { NumberChips } from './number-chips.tsx'
import { Placard } from './placard.tsx'
import { RiderTaps } from './rider-taps.tsx'
import { scoreWords } from '../../words/index.ts'

interface ArrivalFormProps {
  readonly loaded: SheetGame
  readonly state: unknown
  readonly grid: ArrivalGrid
  /** What was undone a moment ago. */
  readonly given: readonly ArrivalRow[] | undefined
  readonly names: Names
  readonly onEnter: (entries: readonly Entry[], rows: readonly ArrivalRow[]) => void
}

const MOST_ROUNDS = 60

/** The finish on one screen: a round, a way and a square are set, and whoever is tapped stands there. Nothing moves; times are worked out beside. */
export function ArrivalForm({ loaded, state, grid, given = [], names, onEnter }: ArrivalFormProps): ReactElement {
  const { language } = useWords()
  const words = scoreWords(language)
  const [rows, setRows] = useState(given)
  const [round, setRound] = useState(0)
  const [way, setWay] = useState(grid.ways[0]!)
  const [square, setSquare] = useState(way.min)
  const [refused, setRefused] = useState<{ refusal: Refusal; count: number }>()
  const { sheet, sheetText } = loaded
  const text = sheetText.arrival!(state)
  const riders = sheet.riders(state)
  const order = rows.length === 0 ? [] : sheet.arrival!.order(state, rows)
  const rowOf = (rider: number) => rows.find((row) => row.rider === rider)
  const tap = (rider: number) =>
    setRows(rowOf(rider) === undefined ? [...rows, { rider, round, way: way.id, square }] : rows.filter((row) => row.rider !== rider))
  const choose = (id: string) => {
    const next = grid.ways.find((other) => other.id === id)!
    setWay(next)
    if (next.min !== way.min) setSquare(next.min)
  }
  const enter = () => {
    const entering = enterArrival(sheet, state, rows)
    if (entering.ok) onEnter(entering.entries, rows)
    else setRefused({ refusal: entering.refusal, count: (refused?.count ?? 0) + 1 })
  }
  const missing = grid.least - rows.length
  return (
    <Placard loaded={loaded} names={names} where={text.where} ask={text.ask} help={text.help} refused={refused} onCancel={undefined}>
      <div className="arrival-set">
        <NumberChips
          label={words.arrivalRound}
          isLabelShown
          min={0}
          max={MOST_ROUNDS}
          value={round}
          wordOf={(value) => (value === 0 ? words.roundFirst : `+${value}`)}
          onChange={setRound}
        />
        {grid.ways.length === 1 ? undefined : (
          <fieldset className="chips">
            <legend className="visually-hidden">{words.arrivalWay}</legend>
            {grid.ways.map(({ id }) => (
              <button key={id} type="button" aria-pressed={way.id === id} onClick={() => choose(id)}>
                {text.ways[id]}
              </button>
            ))}
          </fieldset>
        )}
        <NumberChips
          key={way.min}
          label={text.squares[way.id]!}
          isLabelShown
          min={way.min}
          max={way.max}
          value={square}
          onChange={setSquare}
        />
      </div>
      <RiderTaps
        ids={grid.riders}
        riders={riders}
        nameOf={(rider) => sheetText.rider(state, rider, names)}
        noteOf={(rider) => {
          const place = order.findIndex((one) => one.rider === rider)
          return place < 0 ? undefined : `${place + 1}. ${place === 0 ? '' : words.behind(order[place]!.gap)}`
        }}
        onTap={tap}
      />
      <p className="score-submit">
        {rows.length === 0 ? undefined : (
          <button type="button" className="button" onClick={() => setRows([])}>
            {words.again}
          </button>
        )}
        <button type="button" className="button primary big" disabled={missing > 0} onClick={enter}>
          {missing > 0 ? words.still(missing) : words.enter}
        </button>
      </p>
    </Placard>
  )
}
