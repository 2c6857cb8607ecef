import { RiderToken } from '@echappee/kit/people'
import { phoneDeck } from '@echappee/sheet'
import type { Names } from '@echappee/text'
import type { Problem } from '@echappee/protocol'
import { useState, type ReactElement } from 'react'
import { useWords } from '../../shell/language.tsx'
import { serverProblemText } from '../../online/problem-text.ts'
import { CopyLink } from '../../shell/copy-link.tsx'
import { makePath } from '../../shell/router.ts'
import { liveApi } from './live-api.ts'
import { changeLive, liveRecord, type LiveRecord } from './live-records.ts'
import { TurnedUp } from './live-turned-up.tsx'
import { useFollowed } from './live-socket.ts'
import { liveWords } from '../../words/index.ts'
import type { SheetGame } from '../sheet/load-sheet-game.ts'

interface LiveDecksProps {
  readonly loaded: SheetGame
  readonly sheet: string
  readonly record: LiveRecord
  readonly state: unknown
  readonly names: Names
  readonly seats: number
}

/** The keeper gives every team the link to its own decks, and sees what is turned up: no more than everybody does. */
export function LiveDecks({ loaded, sheet, record, state, names, seats }: LiveDecksProps): ReactElement | undefined {
  const { language } = useWords()
  const words = liveWords(language)
  const { decks } = useFollowed(record.id)
  const teams = seatsWithDecks(loaded, state, seats)
  if (teams.length === 0 && (decks?.seats.length ?? 0) === 0) return undefined
  return (
    <details className="live-decks">
      <summary>{words.decks}</summary>
      <p className="muted">{words.decksHelp}</p>
      <ul>
        {teams.map((seat) => (
          <li key={seat}>
            <TeamLink
              sheet={sheet}
              record={record}
              seat={seat}
              name={names(seat)}
              isOpened={decks?.seats.find((other) => other.seat === seat)?.isOpened === true}
            />
          </li>
        ))}
      </ul>
      {decks === undefined ? undefined : <TurnedUp loaded={loaded} state={state} names={names} decks={decks} />}
    </details>
  )
}

/** Seats whose riders have decks for phones now. */
function seatsWithDecks({ sheet }: SheetGame, state: unknown, seats: number): number[] {
  const riders = sheet.riders(state)
  const found = new Set<number>()
  for (const piece of sheet.pieces?.(state) ?? []) {
    const rider = phoneDeck(piece)?.rider
    if (rider !== undefined) found.add(riders[rider]!.seat)
  }
  return Array.from({ length: seats }, (_, seat) => seat).filter((seat) => found.has(seat))
}

interface TeamLinkProps {
  readonly sheet: string
  readonly record: LiveRecord
  readonly seat: number
  readonly name: string
  readonly isOpened: boolean
}

function TeamLink({ sheet, record, seat, name, isOpened }: TeamLinkProps): ReactElement {
  const { language, m } = useWords()
  const words = liveWords(language)
  const [problem, setProblem] = useState<Problem>()
  const invitation = isOpened ? undefined : record.invitations?.[seat]
  const make = async () => {
    const answer = await liveApi.invite(record.id!, record.key, seat)
    setProblem(answer.ok ? undefined : answer.problem)
    if (answer.ok) changeLive(sheet, { invitations: { ...liveRecord(sheet)?.invitations, [answer.value.seat]: answer.value.invitation } })
  }
  const address = location.origin + makePath({ page: 'deck', sheet: record.id!, seat })
  return (
    <div className="live-team">
      <RiderToken seat={seat} size={34} />
      <b>
        {name}
        {isOpened ? <small>{words.isOpened}</small> : undefined}
      </b>
      {invitation === undefined && !isOpened ? (
        <button type="button" className="button" aria-label={words.makeLinkFor(name)} onClick={() => void make()}>
          {words.makeLink}
        </button>
      ) : (
        <button type="button" className="button" aria-label={words.newLinkFor(name)} onClick={() => void make()}>
          {words.newLink}
        </button>
      )}
      {invitation === undefined ? undefined : (
        <div className="live-invitation">
          <CopyLink link={`${address}#${invitation}`} label={words.linkFor(name)} hasCode />
          <p className="muted">{words.waitsFor}</p>
        </div>
      )}
      {problem === undefined ? undefined : (
        <p className="problem" role="alert">
          {words.failed} {serverProblemText(m.online.problems, problem)}
        </p>
      )}
    </div>
  )
}
