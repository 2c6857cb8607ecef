import { SPECTATOR, type GameRecord } from '@echappee/kernel'
import { problemText } from '@echappee/text'
import { useEffect, useMemo, useSyncExternalStore, type ReactElement } from 'react'
import { ReplayTable } from '../replay/replay-table.ts'
import { finishedName } from '../share/finished-name.ts'
import type { LoadedGame } from '../shell/games.ts'
import { FrameRace } from './frame-race.tsx'
import { useFramedGame, useTableHere } from './table-here.ts'
import { Sorry } from './sorry.tsx'
import type { FrameWords } from './words.ts'

interface FramedReplayProps {
  readonly record: GameRecord
  readonly link: string
  readonly words: FrameWords
}

/** A finished race, to watch and to walk through, as a spectator saw it. */
export function FramedReplay({ record, link, words }: FramedReplayProps): ReactElement {
  const loaded = useFramedGame(record.game, record.rulesVersion, words.language)
  if (loaded === undefined) return <p className="embed-note">{words.site.setup.loading}</p>
  return <Walk {...{ record, link, words, loaded }} />
}

function Walk({ record, link, words, loaded }: FramedReplayProps & { readonly loaded: LoadedGame }): ReactElement {
  const { game, beats } = loaded
  const opened = useMemo(() => ReplayTable.of(game, record, SPECTATOR, beats), [game, record, beats])
  if (!opened.ok) return <Sorry link={link} words={words} text={problemText(words.language, opened.problem)} />
  return <Walked {...{ record, link, words, loaded }} table={opened.table} />
}

function Walked({
  record,
  link,
  words,
  loaded,
  table,
}: FramedReplayProps & { readonly loaded: LoadedGame; readonly table: ReplayTable }): ReactElement {
  const shown = useTableHere(table)
  const { at, isPlaying } = useSyncExternalStore(table.subscribe, table.walk)
  useEffect(() => () => table.pause(), [table])
  const m = words.site.replay
  const names = record.seats.map((seat) => finishedName(seat, words.site.share))
  const play = () => {
    if (isPlaying) return table.pause()
    if (at >= table.length) table.jump(0)
    void table.play()
  }
  return (
    <FrameRace {...{ loaded, shown, names, link, words }}>
      <div className="embed-walk">
        <button type="button" className="button primary" onClick={play}>
          {isPlaying ? m.pause : m.play}
        </button>
        <input
          type="range"
          min={0}
          max={table.length}
          value={at}
          aria-label={m.slider}
          aria-valuetext={m.step(at, table.length)}
          onChange={(event) => table.jump(Number(event.target.value))}
        />
      </div>
    </FrameRace>
  )
}
