import type { Language } from '@echappee/text'
import { boxAround, closedLine, CourseLine } from '@echappee/kit/drawing'
import { RoadCamera } from '@echappee/kit/road'
import { memo, type ReactElement } from 'react'
import type { Board } from '../../content/board.ts'
import { courseOf, type Course } from '../course.ts'
import { Ground } from '../parts/ground.tsx'
import { wordsIn } from '../props.ts'

interface BoardPictureProps {
  readonly board: Board
  readonly square: string
  /** Squares with a mistake. */
  readonly wrong: readonly string[]
  readonly onChoose: (square: string) => void
  readonly language: Language
}

/** The road as it will be ridden; a press chooses a square. */
export const BoardPicture = memo(function BoardPicture({ board, square, wrong, onChoose, language }: BoardPictureProps): ReactElement {
  const course = courseOf(board, language)
  const { layout, scenery } = course
  const chosen = layout.squares.get(square)
  return (
    <div className="road-board tdf-editor-picture">
      <RoadCamera
        world={scenery.box}
        target={chosen === undefined ? undefined : boxAround([chosen.centre], 150)}
        ms={240}
        comfort={0.92}
        label={wordsIn(language).screen.board(board.name)}
        language={language}
        map={<CourseLine path={layout.path} stretches={course.stretches} />}
        ground={<Ground course={course} />}
      >
        <Squares course={course} onChoose={onChoose} />
        {wrong.map((name) => (
          <Outline key={name} course={course} name={name} className="tdf-wrong-square" />
        ))}
        <Outline course={course} name={square} className="tdf-chosen-square" />
      </RoadCamera>
    </div>
  )
})

/** Drawn once a board. */
const Squares = memo(function Squares({
  course,
  onChoose,
}: {
  readonly course: Course
  readonly onChoose: (name: string) => void
}): ReactElement {
  return (
    <g>
      {[...course.layout.squares.values()].map(({ id, isRunOff, outline }) =>
        isRunOff ? undefined : (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the panel chooses every square by keys
          <path key={id} className="tdf-touch-square" data-square={id} d={closedLine(outline)} onClick={() => onChoose(id)}>
            <title>{id}</title>
          </path>
        ),
      )}
    </g>
  )
})

function Outline({
  course,
  name,
  className,
}: {
  readonly course: Course
  readonly name: string
  readonly className: string
}): ReactElement | undefined {
  const square = course.layout.squares.get(name)
  return square === undefined ? undefined : <path className={className} d={closedLine(square.outline)} />
}
