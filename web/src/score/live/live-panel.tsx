import type { Names } from '@echappee/text'
import { useState, type ReactElement } from 'react'
import { useWords } from '../../shell/language.tsx'
import { serverProblemText } from '../../online/problem-text.ts'
import { CopyLink } from '../../shell/copy-link.tsx'
import { makePath } from '../../shell/router.ts'
import { LiveDecks } from './live-decks.tsx'
import { beginLive, endLive, type LiveRecord } from './live-records.ts'
import { useLive, useSending } from './live-sender.ts'
import { liveWords } from '../../words/index.ts'
import type { SheetGame } from '../sheet/load-sheet-game.ts'

interface LivePanelProps {
  readonly loaded: SheetGame
  /** Of the sheet on this device. */
  readonly id: string
  readonly state: unknown
  readonly names: Names
  readonly seats: number
}

/** The keeper shares the sheet, sees whether the last entry has been sent, hands out decks, and ends it. */
export function LivePanel({ loaded, id, state, names, seats }: LivePanelProps): ReactElement {
  const { language } = useWords()
  const words = liveWords(language)
  const record = useLive(id)
  useSending()
  const isShared = record !== undefined && record.isEnding !== true
  return (
    <section className="panel score-live" aria-labelledby="score-live">
      <h2 id="score-live">{words.share}</h2>
      {isShared ? (
        <>
          <SendState record={record} />
          {record.id === undefined ? undefined : (
            <>
              <CopyLink link={location.origin + makePath({ page: 'live', sheet: record.id })} label={words.link} hasCode />
              <LiveDecks loaded={loaded} sheet={id} record={record} state={state} names={names} seats={seats} />
            </>
          )}
          <EndSharing record={record} onEnd={() => endLive(id)} />
        </>
      ) : (
        <>
          <p className="muted">{record === undefined ? words.shareHelp : words.ending}</p>
          <p className="buttons">
            <button type="button" className="button primary" onClick={() => beginLive(id)}>
              {words.shareGo}
            </button>
          </p>
        </>
      )}
    </section>
  )
}

function SendState({ record: { number, sent, problem } }: { readonly record: LiveRecord }): ReactElement {
  const { language, m } = useWords()
  const words = liveWords(language)
  const isSent = sent >= number
  return (
    <output className="live-state" data-state={problem === undefined ? (isSent ? 'sent' : 'waiting') : 'refused'}>
      {problem === undefined ? (isSent ? words.sent : words.waiting) : `${words.refused} ${serverProblemText(m.online.problems, problem)}`}
    </output>
  )
}

function EndSharing({ record, onEnd }: { readonly record: LiveRecord; readonly onEnd: () => void }): ReactElement {
  const { language } = useWords()
  const words = liveWords(language)
  const [isAsking, setAsking] = useState(false)
  return (
    <div className="live-end">
      {record.keepDays === undefined || record.keepDays === 0 ? undefined : <p className="muted">{words.keep(record.keepDays)}</p>}
      {isAsking ? <p>{words.endHelp}</p> : undefined}
      <p className="buttons">
        {isAsking ? (
          <>
            <button type="button" className="button danger" onClick={onEnd}>
              {words.endSure}
            </button>
            <button type="button" className="button" onClick={() => setAsking(false)}>
              {words.keepOn}
            </button>
          </>
        ) : (
          <button type="button" className="button" onClick={() => setAsking(true)}>
            {words.end}
          </button>
        )}
      </p>
    </div>
  )
}
