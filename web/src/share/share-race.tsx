import type { GameRecord, Outcome } from '@echappee/kernel'
import { copyText, saveFile, saveText } from '@echappee/kit/files'
import { lazy, Suspense, useEffect, useMemo, useRef, useState, type ReactElement } from 'react'
import type { LoadedGame } from '../shell/games.ts'
import { useWords } from '../shell/language.tsx'
import { finishedName } from './finished-name.ts'
import { raceLink } from './race-link.ts'
import { pngOf, resultPicture, svgAddress } from './result-picture.ts'
import { CopyLink } from '../shell/copy-link.tsx'

interface ShareRaceProps {
  readonly title: string
  readonly record: Pick<GameRecord, 'seats'> & Partial<GameRecord>
  readonly outcome: Outcome
  /** The link of an online table, which is its own. */
  readonly tableLink?: string
  /** Others may watch it, in frames of other sites too. */
  readonly isOpen?: boolean
  readonly loaded: LoadedGame
  /** The whole record, where it must be asked for. */
  readonly fetchRecord?: () => Promise<GameRecord | undefined>
}

/** Rides the race again to film it: loaded by whoever opens the dialog. */
const FilmRace = lazy(async () => ({ default: (await import('../film/film-race.tsx')).FilmRace }))

/** A button that opens what can be shown of a finished race: a link, a line of text, a poster. */
export function ShareRace(props: ShareRaceProps): ReactElement {
  const { m } = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)
  const open = () => {
    setOpen(true)
    dialog.current?.showModal()
  }
  return (
    <>
      <button type="button" className="button" onClick={open}>
        {m.share.open}
      </button>
      <dialog ref={dialog} className="menu share-race" aria-labelledby="share-title" onClose={() => setOpen(false)}>
        <h2 id="share-title">{m.share.title}</h2>
        {isOpen ? <Shared {...props} /> : undefined}
        <button type="button" className="button" onClick={() => dialog.current?.close()}>
          {m.table.close}
        </button>
      </dialog>
    </>
  )
}

function Shared({ title, record, outcome, tableLink, isOpen = true, loaded, fetchRecord }: ShareRaceProps): ReactElement {
  const { m, language } = useWords()
  const seats = useMemo(() => record.seats.map((seat) => ({ ...seat, name: finishedName(seat, m.share) })), [record, m])
  const [link, setLink] = useState(tableLink)
  const [svg, setSvg] = useState<string>()
  const [said, say] = useState('')
  useEffect(() => {
    if (tableLink === undefined) void raceLink(record as GameRecord).then(setLink)
  }, [record, tableLink])
  useEffect(() => {
    void resultPicture({ game: title, subtitle: m.share.standing, seats, outcome }).then(setSvg)
  }, [title, seats, outcome, m])
  const line = lineOf({ seats }, outcome, language, title, m.share)
  const savePng = async () => {
    try {
      saveFile(title, 'png', await pngOf(svg!))
    } catch {
      say(m.share.pictureFailed)
    }
  }
  return (
    <>
      <p>{tableLink === undefined ? m.share.link : m.share.linkOnline}</p>
      {link === undefined ? <p className="muted">{m.share.linkTooLong}</p> : <CopyLink link={link} />}
      <p>{m.share.text}</p>
      <p className="share-line">{line}</p>
      <CopyButton text={line} label={m.share.copyText} />
      {svg === undefined ? undefined : (
        <>
          <img src={svgAddress(svg)} alt={m.share.picture} width="216" height="270" />
          <p className="buttons">
            <button type="button" className="button" onClick={() => saveText(title, 'svg', svg)}>
              {m.share.saveSvg}
            </button>
            <button type="button" className="button" onClick={() => void savePng()}>
              {m.share.savePng}
            </button>
            <output>{said}</output>
          </p>
        </>
      )}
      <Suspense>
        <FilmRace
          title={title}
          loaded={loaded}
          seats={seats}
          outcome={outcome}
          getRecord={fetchRecord ?? (async () => Promise.resolve(record as GameRecord))}
        />
      </Suspense>
      {link === undefined || !isOpen ? undefined : (
        <details>
          <summary>{m.share.embed}</summary>
          <pre className="share-code">{frameOf(link, title)}</pre>
          <CopyButton text={frameOf(link, title)} label={m.share.copyEmbed} />
        </details>
      )}
    </>
  )
}

function CopyButton({ text, label }: { readonly text: string; readonly label: string }): ReactElement {
  const { m } = useWords()
  const [said, say] = useState('')
  const copy = async () => say((await copyText(text)) ? m.online.copied : m.online.copyByHand)
  return (
    <p className="buttons">
      <button type="button" className="button" onClick={() => void copy()}>
        {label}
      </button>
      <output>{said}</output>
    </p>
  )
}

/** What shows a race in a page of another site; titles of games have no sign that would end it. */
function frameOf(link: string, title: string): string {
  const src = link.replace('/replay/link', '/embed/replay').replace('/t/', '/embed/t/')
  return `<iframe src="${src}" title="${title}" width="800" height="560" style="border:0" loading="lazy"></iframe>`
}

/** "Annie wins … ahead of Bernard and Cyrille.", in the order of arrival. */
function lineOf(
  { seats }: Pick<GameRecord, 'seats'>,
  { places }: Outcome,
  language: string,
  title: string,
  words: { line: (winner: string, game: string, others: string) => string; lineAlone: (name: string, game: string) => string },
): string {
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  const order = seats.map((_, seat) => seat).sort((a, b) => places[a]! - places[b]!)
  const namesOf = (isFirst: boolean) => order.flatMap((seat) => ((places[seat] === 1) === isFirst ? [seats[seat]!.name] : []))
  const others = namesOf(false)
  return others.length === 0
    ? words.lineAlone(list.format(namesOf(true)), title)
    : words.line(list.format(namesOf(true)), title, list.format(others))
}
