import type { Problem } from '@echappee/protocol'
import { useEffect, useEffectEvent, useState, type ReactElement } from 'react'
import { useWords } from '../../shell/language.tsx'
import { api } from '../../online/api.ts'
import { holdSeat } from '../../online/keys.ts'
import { serverProblemText } from '../../online/problem-text.ts'
import { Link } from '../../shell/link.tsx'
import { startTable } from '../../setup/start.ts'
import { go, type Route } from '../../shell/router.ts'
import type { SheetGame } from '../sheet/load-sheet-game.ts'
import { Drop } from './ride-drop.tsx'
import type { RideStartProps } from './ride-at-table.tsx'
import { rideWords } from '../../words/index.ts'
import { dropScreenRace, saveScreenRace, type ScreenRace } from './saved-rides.ts'
import { seenOf, takeResults } from '../sheet/take-results.ts'

/** The rest of the tour on the screen: hot-seat on this device, or at a table online where everybody takes a seat. */
export function RideOnScreen({ loaded, id, file, options, isTour }: RideStartProps & { readonly isTour: boolean }): ReactElement {
  const { language, m } = useWords()
  const words = rideWords(language)
  const [problem, setProblem] = useState<Problem>()
  const game = loaded.game.id
  const begin = (race: ScreenRace) => {
    saveScreenRace(id, race)
    go(raceRoute(race))
  }
  const here = async () => {
    const seats = file.names.map((name) => ({ name, by: 'human' }))
    const started = await startTable({ game, language, options, seed: undefined, seats, you: file.names[0]! })
    if (started.ok) begin({ where: 'device', table: started.id })
  }
  const online = async () => {
    const created = await api.create({
      game,
      options: options as Parameters<typeof api.create>[0]['options'],
      seats: file.names.map(() => 'open'),
      host: file.names[0]!,
      isPublic: false,
      hasChat: true,
      clock: { kind: 'none' },
      standIn: { after: 2, level: 'greedy' },
    })
    if (!created.ok) return setProblem(created.problem)
    const { table, seat, key } = created.value
    holdSeat(table, seat, key)
    begin({ where: 'online', table: table.id })
  }
  return (
    <>
      <h3>{isTour ? words.onScreen : words.onScreenRace}</h3>
      <p className="muted">{words.onScreenHelp}</p>
      {problem === undefined ? undefined : (
        <p className="problem" role="alert">
          {words.failed} {serverProblemText(m.online.problems, problem)}
        </p>
      )}
      <p className="buttons">
        <button type="button" className="button" onClick={() => void here()}>
          {words.hotSeat}
        </button>
        <button type="button" className="button" onClick={() => void online()}>
          {words.online}
        </button>
      </p>
    </>
  )
}

const raceRoute = ({ where, table }: ScreenRace): Route =>
  where === 'online' ? { page: 'onlineTable', id: table, isScreen: false } : { page: 'table', id: table }

interface RunningOnScreenProps {
  readonly loaded: SheetGame
  readonly id: string
  readonly screen: ScreenRace
  readonly onTaken: () => void
  readonly onDrop: () => void
}

/** A race on the screen belongs to the sheet: its finished stages come over with a tap. */
export function RunningOnScreen({ loaded, id, screen, onTaken, onDrop }: RunningOnScreenProps): ReactElement {
  const { language } = useWords()
  const words = rideWords(language)
  const [said, say] = useState('')
  const take = (seen: Awaited<ReturnType<typeof seenOf>>) => {
    if (seen === undefined) return say(words.lostRace)
    const count = takeResults(loaded, id, seen)
    say(count === 0 ? words.nothingYet : words.taken(count))
    if (count > 0) onTaken()
  }
  // Whoever comes back from the race finds its stages in the sheet.
  const look = useEffectEvent(() => seenOf(loaded, screen).then(take))
  useEffect(() => void look(), [])
  return (
    <>
      <p>{words.screenOn}</p>
      <p className="buttons">
        <button type="button" className="button primary" onClick={() => void seenOf(loaded, screen).then(take)}>
          {words.take}
        </button>
        <Link to={raceRoute(screen)} className="button">
          {words.openRace}
        </Link>
        <Drop
          onDrop={() => {
            dropScreenRace(id)
            onDrop()
          }}
        />
      </p>
      <output>{said}</output>
    </>
  )
}
