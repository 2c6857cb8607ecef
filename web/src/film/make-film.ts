import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { SPECTATOR, type GameRecord } from '@echappee/kernel'
import { ReplayTable } from '../replay/replay-table.ts'
import { loadSettings } from '../shell/settings.ts'
import { filmFile } from './film-file.ts'
import { sizeOf } from './film-size.ts'
import { FilmStage, type FilmedRace } from './film-stage.tsx'
import { Snapshot } from './snapshot.ts'
import { planTakes, sum } from './takes.ts'

export interface Film {
  readonly ending: string
  readonly file: Blob
  readonly seconds: number
}

interface FilmWish extends Omit<FilmedRace, 'table'> {
  readonly record: GameRecord
  /** Where the pictures are drawn, of the size of a film; shown meanwhile. */
  readonly canvas: HTMLCanvasElement
  readonly signal: AbortSignal
  /** How much of it is done, from 0 to 1. */
  readonly onProgress: (done: number) => void
}

type Card = 'title' | 'result' | undefined

/** In seconds, at the tempo of the film. */
const [TITLE, MOST, RESULT] = [2, 45, 4] as const
/** What is told by sentences on the page is faster here. */
const TEMPO = 0.6

/** Rides the race once more beside the page and films it; nothing where it is given up or can't be ridden. */
export async function makeFilm({ record, canvas, signal, onProgress, ...race }: FilmWish): Promise<Film | undefined> {
  const { game, beats } = race.loaded
  /** How much slower it is ridden, so that a slow device has time to draw. */
  let slowness = 1
  const weight = (event: unknown, view: unknown) => beats.weight(event, view) * TEMPO * slowness
  const opened = ReplayTable.of(game, record, SPECTATOR, { fold: beats.fold, weight })
  if (!opened.ok) return undefined
  const { table } = opened
  table.changeSettings({ ...loadSettings(), speed: 'normal' })
  const seconds = table.seconds()
  const takes = planTakes(seconds, MOST)
  const lasting = TITLE + RESULT + sum(takes.flatMap(({ from, to }) => seconds.slice(from, to)))
  const stage = openStage()
  let passed = 0
  const pass = (card: Card, by: number) => {
    passed += by
    const done = Math.min(1, passed / lasting)
    stage.show({ ...race, table, card, passed: done })
    onProgress(done)
  }
  try {
    table.jump(0)
    pass('title', 0)
    const shot = await Snapshot.of(stage.element())
    await draw(shot, canvas)
    const film = filmFile(canvas)
    const end = new AbortController()
    let pictures = 0
    const filming = (async () => {
      while (!end.signal.aborted && !signal.aborted) {
        await whenSeen()
        const start = performance.now()
        await draw(shot, canvas)
        await film.hold()
        pictures++
        slowness = 0.8 * slowness + (0.2 * (performance.now() - start) * film.perSecond) / 1000
      }
    })()
    await pause(TITLE * 1000 * slowness, signal)
    pass(undefined, TITLE)
    for (const { from, to } of takes) {
      table.jump(from)
      for (let at = from; at < to && !signal.aborted; at++) {
        await whenSeen()
        await table.forward()
        pass(undefined, seconds[at]!)
      }
    }
    pass('result', 0)
    await pause(RESULT * 1000 * slowness, signal)
    end.abort()
    await filming
    const file = await film.finish()
    return signal.aborted ? undefined : { ending: film.ending, file, seconds: Math.round(pictures / film.perSecond) }
  } finally {
    table.close()
    stage.close()
  }
}

/** A place beside the page, where the film is played. */
function openStage() {
  const place = document.createElement('div')
  place.className = 'film-place'
  place.inert = true
  place.setAttribute('aria-hidden', 'true')
  document.body.append(place)
  const root = createRoot(place)
  const size = sizeOf()
  return {
    element: () => place.firstElementChild as HTMLElement,
    show: (what: FilmedRace & { readonly card: Card; readonly passed: number }) =>
      flushSync(() => root.render(createElement(FilmStage, { ...what, size }))),
    close: () => {
      root.unmount()
      place.remove()
    },
  }
}

async function draw(shot: Snapshot, canvas: HTMLCanvasElement): Promise<void> {
  const picture = await shot.take()
  canvas.getContext('2d')!.drawImage(picture, 0, 0)
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}

/** A page that nobody looks at is drawn no more: it goes on when it is seen again. */
async function whenSeen(): Promise<void> {
  if (document.hidden) await new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true }))
}
