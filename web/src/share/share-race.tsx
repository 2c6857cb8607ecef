import type { GameRecord, Outcome } from '@echappee/kernel'
import { copyText, saveFile, saveText } from '@echappee/kit/files'
import { useEffect, useMemo, useRef, useState, type ReactElement } from 'react'
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
}

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

function Shared({ title, record, outcome, tableLink }: ShareRaceProps): ReactElement {
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
      <p className="buttons">
        <button
          type="button"
          className="button"
          onClick={() => void copyText(line).then((isCopied) => say(isCopied ? m.online.copied : m.online.copyByHand))}
        >
          {m.share.copyText}
        </button>
        <output>{said}</output>
      </p>
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
          </p>
        </>
      )}
    </>
  )
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
