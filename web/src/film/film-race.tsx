import type { GameRecord, Outcome, SeatRecord } from '@echappee/kernel'
import { saveFile } from '@echappee/kit/files'
import { useEffect, useRef, useState, type ReactElement, type RefObject } from 'react'
import type { LoadedGame } from '../shell/games.ts'
import { useWords } from '../shell/language.tsx'
import type { FilmWords } from '../words/en/film.ts'
import { loadFilmWords } from '../words/index.ts'
import { sizeOf } from './film-size.ts'
import { makeFilm, type Film } from './make-film.ts'

interface FilmRaceProps {
  readonly title: string
  readonly loaded: LoadedGame
  /** As they are called in the film. */
  readonly seats: readonly SeatRecord[]
  readonly outcome: Outcome
  readonly getRecord: () => Promise<GameRecord | undefined>
}

type State =
  | { readonly kind: 'idle'; readonly problem?: keyof Pick<FilmWords, 'failed' | 'noRace'> }
  | { readonly kind: 'filming'; readonly done: number; readonly stop: () => void }
  | { readonly kind: 'ready'; readonly film: Film }

/** A finished race as a short film: made here, shown while it is made, saved or sent. */
export function FilmRace({ title, loaded, seats, outcome, getRecord }: FilmRaceProps): ReactElement | undefined {
  const { language } = useWords()
  const [words, setWords] = useState<FilmWords>()
  const [state, setState] = useState<State>({ kind: 'idle' })
  const canvas = useRef<HTMLCanvasElement>(null)
  const given = useRef(new AbortController())
  useEffect(() => void loadFilmWords(language).then(setWords), [language])
  useEffect(() => () => given.current.abort(), [])
  const make = async () => {
    const giveUp = new AbortController()
    given.current = giveUp
    const stop = () => {
      giveUp.abort()
      setState({ kind: 'idle' })
    }
    const onProgress = (done: number) => (giveUp.signal.aborted ? undefined : setState({ kind: 'filming', done, stop }))
    onProgress(0)
    const record = await getRecord()
    if (giveUp.signal.aborted) return
    if (record === undefined) return setState({ kind: 'idle', problem: 'noRace' })
    try {
      const race = { title, loaded, record, seats, outcome, language }
      const film = await makeFilm({ ...race, canvas: canvas.current!, signal: giveUp.signal, onProgress })
      if (!giveUp.signal.aborted) setState(film === undefined ? { kind: 'idle', problem: 'failed' } : { kind: 'ready', film })
    } catch {
      if (!giveUp.signal.aborted) setState({ kind: 'idle', problem: 'failed' })
    }
  }
  if (words === undefined) return undefined
  return (
    <section className="film-race" aria-labelledby="film-title">
      <h3 id="film-title">{words.title}</h3>
      {state.kind === 'idle' ? (
        <>
          <p>{words.about}</p>
          {state.problem === undefined ? undefined : (
            <p className="problem" role="alert">
              {words[state.problem]}
            </p>
          )}
          <p className="buttons">
            <button type="button" className="button" onClick={() => void make()}>
              {words.make}
            </button>
          </p>
        </>
      ) : undefined}
      {state.kind === 'filming' ? <Filming words={words} canvas={canvas} {...state} /> : undefined}
      {state.kind === 'ready' ? <Ready words={words} title={title} film={state.film} /> : undefined}
    </section>
  )
}

interface FilmingProps {
  readonly words: FilmWords
  readonly canvas: RefObject<HTMLCanvasElement | null>
  readonly done: number
  readonly stop: () => void
}

function Filming({ words, canvas, done, stop }: FilmingProps): ReactElement {
  useEffect(() => {
    canvas.current?.scrollIntoView({ block: 'end' })
  }, [canvas])
  return (
    <>
      <div className="film-progress">
        <progress value={done} aria-label={words.filming} />
        <button type="button" className="button" onClick={stop}>
          {words.cancel}
        </button>
      </div>
      <canvas ref={canvas} className="film-picture" {...sizeOf()} />
    </>
  )
}

function Ready({ words, title, film }: { readonly words: FilmWords; readonly title: string; readonly film: Film }): ReactElement {
  const { language } = useWords()
  const size = new Intl.NumberFormat(language, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }).format(film.file.size / 1e6)
  const asFile = new File([film.file], `${title}.${film.ending}`, { type: film.file.type })
  const maySend = 'canShare' in navigator && navigator.canShare({ files: [asFile] })
  return (
    <>
      <output>{words.ready(film.seconds, size)}</output>
      <p className="buttons">
        <button type="button" className="button primary" onClick={() => saveFile(title, film.ending, film.file)}>
          {words.save(film.ending === 'webm' ? 'WebM' : film.ending.toUpperCase())}
        </button>
        {maySend ? (
          <button type="button" className="button" onClick={() => void navigator.share({ files: [asFile] }).catch(() => undefined)}>
            {words.send}
          </button>
        ) : undefined}
      </p>
    </>
  )
}
