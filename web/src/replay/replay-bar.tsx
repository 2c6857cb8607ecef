import { SPECTATOR } from '@echappee/kernel'
import { useEffect, useState, type ReactElement, type ReactNode } from 'react'
import { useWords } from '../shell/language.tsx'
import { EVERYTHING, type ReplayTable, type Walk } from './replay-table.ts'

/** A chapter by the number of the moves before it. */
export interface ChapterMark {
  readonly title: string
  readonly at: number
}

interface ReplayBarProps {
  readonly table: ReplayTable
  readonly walk: Walk
  readonly chapters: readonly ChapterMark[]
  readonly onViewer: (viewer: number) => void
  /** Wanted seldom. */
  readonly options: ReactNode
  readonly children: ReactNode
}

/** Through the record: by steps, by itself, by a jump, and with whose eyes. */
export function ReplayBar({ table, walk, chapters, onViewer, options, children }: ReplayBarProps): ReactElement {
  const { m } = useWords()
  const { at, isPlaying } = walk
  // Where the road needs the room, what is changed seldom is opened when it is wanted.
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (!isOpen) return
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setOpen(false)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [isOpen])
  return (
    <nav className="replay-bar" aria-label={m.replay.title}>
      <div className="replay-steps">
        <Step icon="first" label={m.replay.first} onClick={() => table.jump(0)} />
        <Step icon="back" label={m.replay.back} onClick={() => table.jump(at - 1)} />
        <button type="button" className="button primary replay-play" onClick={() => (isPlaying ? table.pause() : void table.play())}>
          <Icon name={isPlaying ? 'pause' : 'play'} />
          {isPlaying ? m.replay.pause : m.replay.play}
        </button>
        <Step icon="forward" label={m.replay.forward} onClick={() => void table.forward()} />
        <Step icon="last" label={m.replay.last} onClick={() => table.jump(table.length)} />
      </div>
      <input
        type="range"
        min={0}
        max={table.length}
        value={at}
        aria-label={m.replay.slider}
        onChange={(event) => table.jump(Number(event.target.value))}
      />
      <output>{m.replay.step(at, table.length)}</output>
      <button
        type="button"
        className="button replay-more"
        title={m.replay.more}
        aria-label={m.replay.more}
        aria-expanded={isOpen}
        aria-controls="replay-options"
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="more" />
      </button>
      <div className="replay-options" id="replay-options" data-open={isOpen}>
        {chapters.length < 2 ? undefined : (
          <label className="replay-chapters">
            <span>{m.share.chapters}</span>
            <select value={chapterAt(chapters, at)?.at ?? 0} onChange={(event) => table.jump(Number(event.target.value))}>
              {chapters.map((chapter) => (
                <option key={chapter.at} value={chapter.at}>
                  {chapter.title}
                </option>
              ))}
            </select>
          </label>
        )}
        <label>
          <span>{m.replay.as}</span>
          <select value={table.viewer} onChange={(event) => onViewer(Number(event.target.value))}>
            <option value={SPECTATOR}>{m.replay.spectator}</option>
            <option value={EVERYTHING}>{m.replay.everything}</option>
            {table.record.seats.map(({ name }, seat) => (
              // oxlint-disable-next-line react/no-array-index-key -- a seat is its number
              <option key={seat} value={seat}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {options}
      </div>
      {children}
    </nav>
  )
}

const ICONS = {
  first: 'M5 4v16M19 4 8 12l11 8z',
  back: 'M17 4 6 12l11 8z',
  forward: 'M7 4l11 8-11 8z',
  last: 'M19 4v16M5 4l11 8-11 8z',
  play: 'M7 4l11 8-11 8z',
  pause: 'M8 5v14M16 5v14',
  more: 'M5 12h0M12 12h0M19 12h0',
}

interface StepProps {
  readonly icon: keyof typeof ICONS
  readonly label: string
  readonly onClick: () => void
}

function Step({ icon, label, onClick }: StepProps): ReactElement {
  return (
    <button type="button" className={`button replay-${icon}`} onClick={onClick} title={label} aria-label={label}>
      <Icon name={icon} />
    </button>
  )
}

function Icon({ name }: { readonly name: keyof typeof ICONS }): ReactElement {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="currentColor"
      stroke="currentColor"
      strokeWidth={name === 'pause' || name === 'more' ? 5 : 3}
      strokeLinejoin="round"
      strokeLinecap={name === 'more' ? 'round' : 'butt'}
    >
      <path d={ICONS[name]} />
    </svg>
  )
}

function chapterAt(chapters: readonly ChapterMark[], at: number): ChapterMark | undefined {
  return chapters.findLast((chapter) => chapter.at <= at)
}

/** Arrows walk by moves, Page Up and Down by chapters, the space bar plays and stops; wherever the focus is but in a field. */
export function walkByKeys(table: ReplayTable, chapters: readonly ChapterMark[]): () => void {
  const onKey = (event: KeyboardEvent) => {
    const { at, isPlaying } = table.walk()
    const act = KEYS[event.key]
    if (act === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    if (isInField(event)) return
    event.preventDefault()
    act(table, { at, isPlaying, chapters })
  }
  addEventListener('keydown', onKey)
  return () => removeEventListener('keydown', onKey)
}

function isInField({ target, key }: KeyboardEvent): boolean {
  return (
    target instanceof HTMLElement && target.matches(key === ' ' ? 'input, select, button, [role="log"]' : 'input, select, [role="log"]')
  )
}

type Act = (table: ReplayTable, walk: { at: number; isPlaying: boolean; chapters: readonly ChapterMark[] }) => void

const KEYS: Readonly<Record<string, Act>> = {
  ArrowRight: (table) => void table.forward(),
  ArrowLeft: (table, { at }) => table.jump(at - 1),
  Home: (table) => table.jump(0),
  End: (table) => table.jump(table.length),
  PageDown: (table, { at, chapters }) => table.jump(chapters.find((chapter) => chapter.at > at)?.at ?? table.length),
  PageUp: (table, { at, chapters }) => table.jump(chapters.findLast((chapter) => chapter.at < at)?.at ?? 0),
  ' ': (table, { isPlaying }) => (isPlaying ? table.pause() : void table.play()),
}
