import { RiderToken } from '@echappee/kit'
import type { Names } from '@echappee/text'
import type { TableRaceFile, TableTurn } from '@echappee/sheet'
import { useState, type ReactElement } from 'react'
import { useWords } from '../../shell/language.tsx'
import { usePageTitle } from '../../shell/page-title.ts'
import { Notice } from '../../shell/frame.tsx'
import { Loading } from '../../shell/game-page.tsx'
import { Link } from '../../shell/link.tsx'
import { findGame } from '../../shell/games.ts'
import '../index.css'
import { useSheetGame, type SheetGame } from '../sheet/load-sheet-game.ts'
import { RideCheck } from './ride-check.tsx'
import { RideCoach } from './ride-coach.tsx'
import { RideDeal } from './ride-deal.tsx'
import { MoveList } from './ride-moves.tsx'
import { RideRoad } from './ride-road.tsx'
import { rideWords } from '../../words/index.ts'
import { loadSheet } from '../sheet/saved-sheets.ts'
import { loadRide } from './saved-rides.ts'
import { SheetFrame, SheetHead, type OpenedProps } from '../sheet/sheet-frame.tsx'
import { useRide } from './use-ride.ts'

interface RidePageProps {
  readonly gameId: string
  readonly id: string
}

/** `/score/<game>/<sheet>/ride`: a race at the table, in which the device plays teams and says what they do. */
export function RidePage({ gameId, id }: RidePageProps): ReactElement {
  const { language } = useWords()
  const words = rideWords(language)
  const [file] = useState(() => loadRide(id))
  const loaded = useSheetGame(gameId, language)
  usePageTitle(words.atTable)
  if (file?.game !== gameId || findGame(gameId)?.parts?.sheet === undefined) return <Notice title={words.lost} />
  if (loaded === undefined) return <Loading />
  return (
    <SheetFrame gameId={gameId} colours={loadSheet(id)?.file.colours}>
      <RideView loaded={loaded} id={id} opened={file} />
    </SheetFrame>
  )
}

function RideView({ loaded, id, opened }: OpenedProps<TableRaceFile>): ReactElement {
  const { language } = useWords()
  const words = rideWords(language)
  const { race, turn, enter, deal, correct, undo, latest, isFull } = useRide(loaded, id, opened)
  const names: Names = (seat) => opened.seats[seat]?.name ?? '?'
  const { entry } = loaded
  const text = loaded.sheetText.tableText?.(names) ?? loaded.text
  const called: SheetGame = { ...loaded, text }
  const say = (events: readonly unknown[]) => events.flatMap((event) => text.event(event, names, race.view()) ?? [])
  const said = latest.map(say).find((lines) => lines.length > 0) ?? []
  return (
    <div className="score-sheet ride">
      <SheetHead title={entry.cover.title} full={isFull ? words.full : undefined}>
        <Link to={{ page: 'score', game: entry.id, sheet: id }}>{words.toSheet}</Link>
      </SheetHead>
      {said.length === 0 ? undefined : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        <section className="ride-says" aria-label={words.says} aria-live="polite" tabIndex={0}>
          <ul>
            {said.map((line, i) => (
              // oxlint-disable-next-line react/no-array-index-key -- lines have no identity of their own
              <li key={`${race.stepCount} ${i}`}>{line}</li>
            ))}
          </ul>
        </section>
      )}
      {turn?.kind === 'deal' ? (
        <RideDeal loaded={loaded} cards={turn.cards} all={turn.all} names={names} onDeal={deal} />
      ) : (
        <Turn key={race.stepCount} loaded={called} turn={turn} view={race.view(turn?.seat)} names={names} onEnter={enter} />
      )}
      {turn?.kind === 'person' && turn.die === undefined ? (
        <RideCoach key={`coach ${race.stepCount}`} loaded={called} race={race} seat={turn.seat} names={names} />
      ) : undefined}
      {undo === undefined ? undefined : (
        <p className="buttons score-undo">
          <button type="button" className="button" onClick={undo}>
            {words.undo}
          </button>
        </p>
      )}
      <RideCheck key={`check ${race.stepCount}`} loaded={loaded} id={id} view={race.view()} names={names} onCorrect={correct} />
      <RideRoad
        loaded={called}
        view={race.view()}
        events={race.events()}
        names={names}
        isBot={(seat) => opened.seats[seat]?.by !== 'human'}
        isOpenAtFirst={opened.seats.every(({ by }) => by === 'human')}
      />
      <details className="ride-part">
        <summary>{words.log}</summary>
        <ol reversed className="ride-log">
          {say(race.events())
            .toReversed()
            .map((line, i) => (
              // oxlint-disable-next-line react/no-array-index-key -- lines have no identity of their own
              <li key={i}>{line}</li>
            ))}
        </ol>
      </details>
    </div>
  )
}

interface TurnProps {
  readonly loaded: SheetGame
  readonly turn: Exclude<TableTurn, { kind: 'deal' }> | undefined
  /** Of the one whose turn it is. */
  readonly view: unknown
  readonly names: Names
  readonly onEnter: (move: unknown, face?: number) => void
}

/** Who is to do what: a person says what he did, or a team of the device decides. */
function Turn({ loaded, turn, view, names, onEnter }: TurnProps): ReactElement {
  const { language } = useWords()
  const words = rideWords(language)
  if (turn === undefined)
    return (
      <section className="score-over">
        {words.over} {words.inSheet}
      </section>
    )
  const name = names(turn.seat)
  if (turn.kind === 'bot')
    return (
      <output className="ride-thinking">
        <RiderToken seat={turn.seat} size={38} />
        {words.thinking(name)}
      </output>
    )
  const ask = turn.die === undefined ? words.did(name) : words.threw(name)
  return (
    <section className="score-question" aria-label={ask}>
      <p className="score-where ride-who">
        <RiderToken seat={turn.seat} size={34} />
        {ask}
      </p>
      <h2>{loaded.sheetText.tableAsk?.(view, names) ?? loaded.text.prompt(view, turn.seat, names)}</h2>
      {turn.die === undefined ? (
        <MoveList loaded={loaded} moves={turn.moves} view={view} names={names} onEnter={onEnter} />
      ) : (
        <ul className="ride-moves">
          {turn.die.map((face) => (
            <li key={face}>
              <button type="button" className="score-tap ride-face" onClick={() => onEnter(turn.moves[0], face)}>
                {face}
              </button>
            </li>
          ))}
          <li className="ride-wide">
            <button type="button" className="score-tap" onClick={() => onEnter(turn.moves[0])}>
              <span>{words.throwIt}</span>
            </button>
          </li>
        </ul>
      )}
    </section>
  )
}
