import { RuleLinks } from '@echappee/kit'
import type { ReactElement } from 'react'
import { useWords } from '../../shell/language.tsx'
import { usePageTitle } from '../../shell/page-title.ts'
import { Notice, PageFrame } from '../../shell/frame.tsx'
import { makePath } from '../../shell/router.ts'
import '../index.css'
import { TurnedUp } from './live-turned-up.tsx'
import { useReadSheet, type ReadSheet } from './live-sheet.ts'
import { useFollowed, type Followed } from './live-socket.ts'
import { liveWords } from '../../words/index.ts'
import { BoxColours } from '../sheet/box-colours.tsx'
import { Results } from '../sheet/results.tsx'

/** `/live/<sheet>`: results and standings of a table somewhere else, as they are entered there. */
export function LivePage({ id }: { readonly id: string }): ReactElement {
  const { language } = useWords()
  const words = liveWords(language)
  const followed = useFollowed(id)
  const read = useReadSheet(followed.sheet)
  usePageTitle(words.share)
  if (followed.problem !== undefined) return <Notice title={words.gone} text={words.goneText} />
  if (read === 'unreadable') return <OtherVersion />
  return (
    <PageFrame>
      <div className="score-sheet live-page">
        {read === undefined ? (
          <output className="live-state" data-state="waiting">
            {words.loading}
          </output>
        ) : (
          <RuleLinks value={(rule) => `${makePath({ page: 'rules', game: read.file.game })}#${rule}`}>
            <BoxColours colours={read.file.colours}>
              <FollowedSheet read={read} followed={followed} />
            </BoxColours>
          </RuleLinks>
        )}
      </div>
    </PageFrame>
  )
}

export function OtherVersion(): ReactElement {
  const { language } = useWords()
  const words = liveWords(language)
  return (
    <Notice title={words.otherVersion} text={words.otherVersionText}>
      <button type="button" className="button primary" onClick={() => location.reload()}>
        {words.reload}
      </button>
    </Notice>
  )
}

function FollowedSheet({ read, followed }: { readonly read: ReadSheet; readonly followed: Followed }): ReactElement {
  const { language } = useWords()
  const words = liveWords(language)
  const { loaded, file, worked } = read
  const names = (seat: number) => file.names[seat]!
  const { question, state } = worked
  const text = question === undefined ? undefined : loaded.sheetText.question(state, question, names)
  const { decks, sheet, isConnected } = followed
  return (
    <>
      <div className="live-head">
        <h1>{loaded.entry.cover.title}</h1>
        <p>{new Intl.ListFormat(language, { type: 'conjunction' }).format(file.names)}</p>
        <output className="live-state" data-state={isConnected ? 'sent' : 'waiting'}>
          {isConnected ? `${words.following} · ${words.lastEntry(clock(language, sheet!.savedAt))}` : words.reconnecting}
        </output>
      </div>
      <p className="live-now">
        <b>{words.now}</b> {text === undefined ? words.complete : text.where}
      </p>
      {decks === undefined || decks.shown.length + decks.held.length === 0 ? undefined : (
        <TurnedUp loaded={loaded} state={state} names={names} decks={decks} />
      )}
      <Results loaded={loaded} state={state} names={names} isOver={question === undefined} />
    </>
  )
}

function clock(language: string, time: number): string {
  const isToday = new Date(time).toDateString() === new Date().toDateString()
  return new Intl.DateTimeFormat(language, isToday ? { timeStyle: 'short' } : { dateStyle: 'short', timeStyle: 'short' }).format(
    new Date(time),
  )
}
