import { checkOptions } from '@echappee/kernel'
import type { Names } from '@echappee/text'
import type { SheetFile } from '@echappee/sheet'
import { useState, type ReactElement } from 'react'
import { useWords } from '../../shell/language.tsx'
import { Link } from '../../shell/link.tsx'
import type { SheetGame } from '../sheet/load-sheet-game.ts'
import { Drop } from './ride-drop.tsx'
import { RideAtTable } from './ride-at-table.tsx'
import { RideOnScreen, RunningOnScreen } from './ride-on-screen.tsx'
import { rideWords } from '../../words/index.ts'
import { dropRide, loadRide, loadScreenRace } from './saved-rides.ts'

interface RideOnProps {
  readonly loaded: SheetGame
  readonly id: string
  readonly file: SheetFile
  readonly state: unknown
  readonly names: Names
  /** The entries of the sheet were changed from outside. */
  readonly onTaken: () => void
}

/** What the device can do besides counting: play teams at the table, and ride the next stage on the screen. */
export function RideOn({ loaded, id, file, state, onTaken }: RideOnProps): ReactElement | undefined {
  const { language } = useWords()
  const words = rideWords(language)
  const [ride, setRide] = useState(() => loadRide(id))
  const [screen, setScreen] = useState(() => loadScreenRace(id))
  // Whoever ends a race may wish to begin another.
  const [isOpen, setOpen] = useState(ride !== undefined || screen !== undefined)
  const { sheet, game } = loaded
  const from: unknown = sheet.raceFrom?.(state)
  const checked = from === undefined ? undefined : checkOptions(game, from, file.names.length)
  const options = checked?.ok === true ? checked.value : undefined
  const isOver = sheet.question(state) === undefined
  if (sheet.raceFrom === undefined || (isOver && ride === undefined && screen === undefined)) return undefined
  const common = { loaded, id, file, options }
  return (
    <details className="ride-on" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.title}</summary>
      {ride === undefined && screen === undefined ? <p className="muted">{options === undefined ? words.busy : words.intro}</p> : undefined}
      {ride === undefined ? undefined : (
        <Running
          loaded={loaded}
          id={id}
          onDrop={() => {
            dropRide(id)
            setRide(undefined)
          }}
        />
      )}
      {screen === undefined ? undefined : (
        <RunningOnScreen loaded={loaded} id={id} screen={screen} onTaken={onTaken} onDrop={() => setScreen(undefined)} />
      )}
      {ride === undefined && screen === undefined && options !== undefined ? (
        <>
          {sheet.atTable === undefined || sheet.atTable.canFollow?.(options) === false ? undefined : (
            <RideAtTable {...common} options={options} />
          )}
          <RideOnScreen {...common} options={options} isTour={file.entries.length > 0} />
        </>
      ) : undefined}
    </details>
  )
}

function Running({ loaded, id, onDrop }: { readonly loaded: SheetGame; readonly id: string; readonly onDrop: () => void }): ReactElement {
  const { language } = useWords()
  const words = rideWords(language)
  return (
    <>
      <p>{words.running}</p>
      <p className="buttons">
        <Link to={{ page: 'ride', game: loaded.entry.id, sheet: id }} className="button primary">
          {words.goOn}
        </Link>
        <Drop onDrop={onDrop} />
      </p>
    </>
  )
}
