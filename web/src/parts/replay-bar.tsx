import { SPECTATOR } from '@echappee/kernel'
import type { ReactElement, ReactNode } from 'react'
import { useWords } from '../language.tsx'
import { EVERYTHING, type ReplayTable, type Walk } from '../play/replay-table.ts'

interface ReplayBarProps {
  readonly table: ReplayTable
  readonly walk: Walk
  readonly onViewer: (viewer: number) => void
  readonly children: ReactNode
}

/** Through the record: by steps, by itself, by a jump, and with whose eyes. */
export function ReplayBar({ table, walk, onViewer, children }: ReplayBarProps): ReactElement {
  const { m } = useWords()
  const { at, isPlaying } = walk
  return (
    <nav className="replay-bar" aria-label={m.replay.title}>
      <Step icon="first" label={m.replay.first} onClick={() => table.jump(0)} />
      <Step icon="back" label={m.replay.back} onClick={() => table.jump(at - 1)} />
      <button type="button" className="button primary" onClick={() => (isPlaying ? table.pause() : void table.play())}>
        {isPlaying ? m.replay.pause : m.replay.play}
      </button>
      <Step icon="forward" label={m.replay.forward} onClick={() => void table.forward()} />
      <Step icon="last" label={m.replay.last} onClick={() => table.jump(table.length)} />
      <input
        type="range"
        min={0}
        max={table.length}
        value={at}
        aria-label={m.replay.slider}
        onChange={(event) => table.jump(Number(event.target.value))}
      />
      <output>{m.replay.step(at, table.length)}</output>
      <label>
        {m.replay.as}{' '}
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
      {children}
    </nav>
  )
}

const ICONS = {
  first: 'M5 4v16M19 4 8 12l11 8z',
  back: 'M17 4 6 12l11 8z',
  forward: 'M7 4l11 8-11 8z',
  last: 'M19 4v16M5 4l11 8-11 8z',
}

interface StepProps {
  readonly icon: keyof typeof ICONS
  readonly label: string
  readonly onClick: () => void
}

function Step({ icon, label, onClick }: StepProps): ReactElement {
  return (
    <button type="button" className="button" onClick={onClick} title={label} aria-label={label}>
      <svg
        width="20"
        height="20"
        viewBox="0 0 24 24"
        aria-hidden="true"
        fill="currentColor"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinejoin="round"
      >
        <path d={ICONS[icon]} />
      </svg>
    </button>
  )
}

/** Arrow keys walk through the race, wherever the focus is but in a field. */
export function walkByKeys(table: ReplayTable): () => void {
  const onKey = (event: KeyboardEvent) => {
    const isField = event.target instanceof HTMLElement && event.target.matches('input, select, [role="log"]')
    if (isField || event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'ArrowRight') void table.forward()
    else if (event.key === 'ArrowLeft') table.jump(table.walk().at - 1)
    else if (event.key === 'Home') table.jump(0)
    else if (event.key === 'End') table.jump(table.length)
  }
  addEventListener('keydown', onKey)
  return () => removeEventListener('keydown', onKey)
}
