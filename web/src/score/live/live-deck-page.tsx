import type { ReactElement } from 'react'
import { RiderToken } from '@echappee/kit/people'
import { isChosenTogether } from '@echappee/sheet'
import { useWords } from '../../shell/language.tsx'
import { serverProblemText } from '../../online/problem-text.ts'
import { usePageTitle } from '../../shell/page-title.ts'
import { Notice, PageFrame } from '../../shell/frame.tsx'
import { Link } from '../../shell/link.tsx'
import '../index.css'
import { useDeckKey } from './live-deck-key.ts'
import { OwnDecks } from './live-own-decks.tsx'
import { OtherVersion } from './live-page.tsx'
import { useReadSheet } from './live-sheet.ts'
import { useFollowed } from './live-socket.ts'
import { TurnedUp } from './live-turned-up.tsx'
import { liveWords } from '../../words/index.ts'

/** `/deck/<sheet>/<seat>`: the cards of one team, on its own phone. */
export function DeckPage({ id, seat }: { readonly id: string; readonly seat: number }): ReactElement {
  const { language, m } = useWords()
  const words = liveWords(language)
  const { key, isMissing, problem, tryAgain } = useDeckKey(id, seat)
  const followed = useFollowed(key === undefined ? undefined : id, key)
  const read = useReadSheet(followed.sheet)
  const wrong = followed.problem ?? problem
  usePageTitle(words.decks)
  if (wrong?.code === 'unknownSheet') return <Notice title={words.gone} text={words.goneText} />
  if (wrong?.code === 'badSheetKey' || isMissing) return <Notice title={words.deckShut} text={words.deckShutText} />
  if (read === 'unreadable') return <OtherVersion />
  if (read === undefined || key === undefined || followed.hand === undefined)
    return (
      <PageFrame>
        <div className="score-sheet live-page">
          <output className="live-state" data-state="waiting">
            {problem === undefined ? words.loading : serverProblemText(m.online.problems, problem)}
          </output>
          {problem === undefined ? undefined : (
            <p className="buttons">
              <button type="button" className="button primary" onClick={tryAgain}>
                {words.reload}
              </button>
            </p>
          )}
        </div>
      </PageFrame>
    )
  const { loaded, file, worked } = read
  const names = (other: number) => file.names[other]!
  const isHeld = (loaded.sheet.pieces?.(worked.state) ?? []).every((piece) => piece.kind === 'die' || !isChosenTogether(piece))
  return (
    <PageFrame>
      <div className="score-sheet live-page">
        <div className="live-head live-own-head">
          <RiderToken seat={seat} size={44} />
          <h1>{words.deckTitle(names(seat))}</h1>
        </div>
        {followed.isConnected ? (
          <p className="muted">{isHeld ? words.heldHelp : words.deckHelp}</p>
        ) : (
          <output className="live-state" data-state="waiting">
            {words.lost}
          </output>
        )}
        <OwnDecks
          id={id}
          deviceKey={key}
          loaded={loaded}
          state={worked.state}
          names={names}
          hand={followed.hand}
          held={followed.decks?.held ?? []}
          shown={followed.decks?.shown ?? []}
        />
        {followed.decks === undefined ? undefined : <TurnedUp loaded={loaded} state={worked.state} names={names} decks={followed.decks} />}
        <p className="buttons">
          <Link to={{ page: 'live', sheet: id }} className="button">
            {words.seeResults}
          </Link>
        </p>
      </div>
    </PageFrame>
  )
}
