import { SPECTATOR } from '@echappee/kernel'
import type { TableProps } from '@echappee/kit'
import type { Names } from '@echappee/text'
import { useState, type ReactElement } from 'react'
import { useWords } from '../../shell/language.tsx'
import { useGame } from '../../shell/game-page.tsx'
import { TextBoard } from '../../table/text-board.tsx'
import type { SheetGame } from '../sheet/load-sheet-game.ts'
import { rideWords } from '../../words/index.ts'

interface RideRoadProps {
  readonly loaded: SheetGame
  readonly view: unknown
  readonly events: readonly unknown[]
  readonly names: Names
  readonly isBot: (seat: number) => boolean
  /** Where the device is the referee, the road is what it is asked for. */
  readonly isOpenAtFirst: boolean
}

/** The table as the device sees it, drawn: whoever is unsure where a piece goes looks here. Its code is loaded when it is opened. */
export function RideRoad({ loaded, view, events, names, isBot, isOpenAtFirst }: RideRoadProps): ReactElement {
  const { language } = useWords()
  const words = rideWords(language)
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const game = useGame(isOpen ? loaded.game.id : undefined)
  const props: TableProps<unknown, unknown, unknown> = {
    scene: view,
    log: events,
    beat: undefined,
    beatMs: 0,
    viewer: SPECTATOR,
    choices: [],
    decision: 0,
    choose: () => {},
    chooseAll: () => {},
    names,
    isBot,
    text: loaded.text,
    language,
  }
  return (
    <details className="ride-part" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.road}</summary>
      {isOpen && game !== undefined ? (
        <>
          <div className="ride-where">
            <game.ui.Where {...props} />
          </div>
          <div className="table-board ride-board">
            <game.ui.Board {...props} />
          </div>
          <TextBoard sections={loaded.text.board(view, names)} />
        </>
      ) : undefined}
    </details>
  )
}
