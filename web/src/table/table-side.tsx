import type { SeatRecord } from '@echappee/kernel'
import type { TableProps } from '@echappee/kit'
import { memo, useMemo, type ReactElement, type ReactNode } from 'react'
import { useWords } from '../shell/language.tsx'
import { Chronicle, type Chapter } from '../replay/chapters.ts'
import type { LoadedGame } from '../shell/games.ts'
import { useAfterPicture } from './after-picture.ts'
import { Log } from './log.tsx'
import { TextBoard } from './text-board.tsx'

type AnyProps = TableProps<unknown, unknown, unknown>

interface TableSideProps {
  readonly loaded: LoadedGame
  readonly seats: readonly SeatRecord[]
  readonly props: AnyProps
  /** Below the log. */
  readonly children: ReactNode
}

/** The people, the log and the board in words. They follow the road and the hand one picture later, so that a click shows those sooner. */
export function TableSide({ loaded, seats, props, children }: TableSideProps): ReactElement {
  const later = useAfterPicture(props)
  // Whoever takes the device sees nothing of who held it before.
  const shown = later.viewer === props.viewer ? later : props
  return (
    <aside className="table-side">
      <PeopleAndLog loaded={loaded} people={seats.map(({ name }) => name).join('\n')} props={shown} />
      {children}
      <BoardInWords loaded={loaded} props={shown} />
    </aside>
  )
}

interface PartProps {
  readonly loaded: LoadedGame
  /** Their names, a line each. */
  readonly people: string
  readonly props: AnyProps
}

const PeopleAndLog = memo(function PeopleAndLog({ loaded, people, props }: PartProps): ReactElement {
  const { m } = useWords()
  const chapters = useChapters(loaded, people, props)
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <section aria-label={m.table.people} data-lesson="people" tabIndex={0}>
        <loaded.ui.People {...props} />
      </section>
      <Log chapters={chapters} />
    </>
  )
})

const BoardInWords = memo(function BoardInWords({ loaded, props }: Omit<PartProps, 'people'>): ReactElement {
  return <TextBoard sections={loaded.text.board(props.scene, props.names)} />
})

function useChapters({ text, ui }: LoadedGame, people: string, { log, scene }: AnyProps): readonly Chapter[] {
  const chronicle = useMemo(() => {
    const all = people.split('\n')
    return new Chronicle(text, ui, (seat) => all[seat] ?? '?')
  }, [text, ui, people])
  return useMemo(() => chronicle.chapters(log, scene), [chronicle, log, scene])
}
