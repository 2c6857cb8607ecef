import { RiderToken } from '@echappee/kit'
import type { ReactElement } from 'react'
import type { Stage } from '../../content/board.ts'
import { stageOf } from '../../rules/course.ts'
import { StageIcon } from '../art/scenery.tsx'
import { wearsCap } from '../../text/final.ts'
import { wordsIn, type Props } from '../props.ts'
import { lengthText, stageName } from '../../text/tour.ts'

/** The head of the page: which stage, and the whole tour as a strip. */
export function Where(props: Props): ReactElement {
  const { scene, language } = props
  const words = wordsIn(language)
  return (
    <div className="where vdt-where">
      <p className="where-title vdt-stage">
        {scene.phase === 'prologue' ? (
          <>
            <strong>{words.where.prologue}</strong> <span>{words.where.prologueHint}</span>
          </>
        ) : scene.phase === 'finished' ? (
          <strong>{words.where.over}</strong>
        ) : (
          <StageTitle {...props} />
        )}
      </p>
      <Strip {...props} />
    </div>
  )
}

function StageTitle({ scene, language }: Props): ReactElement {
  const words = wordsIn(language)
  const stage = stageOf(scene)
  const name = stageName(words, scene.tour, stage)
  return (
    <>
      <strong>{words.where.stage(stage.n, stage.type)}</strong>{' '}
      <span>
        {name === '' ? undefined : <em>{name}</em>}
        <b>{lengthText(words, scene.tour.board, stage)}</b>
        <small>{words.where.round(scene.rounds + 1)}</small>
      </span>
    </>
  )
}

function Strip({ scene, names, language }: Props): ReactElement {
  const words = wordsIn(language)
  const { stages, board } = scene.tour
  return (
    <ol className="vdt-strip" aria-label={words.where.strip}>
      {stages.map((n, index) => {
        const stage = board.stages.find((other) => other.n === n)!
        const winner = scene.results[index]?.winner
        const isNow = index === scene.stageIndex && scene.phase !== 'prologue' && winner === undefined
        const label = words.where.stageLabel(n, stage.type, stageName(words, scene.tour, stage), lengthText(words, board, stage))
        const status = winner === undefined ? (isNow ? words.where.now : undefined) : words.where.wonBy(names(winner))
        return (
          <li
            key={n}
            className={`vdt-strip-${stage.type}`}
            data-now={isNow || undefined}
            aria-current={isNow ? 'step' : undefined}
            title={status === undefined ? label : `${label} – ${status}`}
          >
            <span className="visually-hidden">{status === undefined ? label : `${label}, ${status}`}</span>
            <StripMark stage={stage} winner={winner} isLeader={winner !== undefined && wearsCap(scene, winner)} />
          </li>
        )
      })}
    </ol>
  )
}

function StripMark({
  stage,
  winner,
  isLeader,
}: {
  readonly stage: Stage
  readonly winner: number | undefined
  readonly isLeader: boolean
}): ReactElement {
  return (
    <>
      <span className="vdt-strip-icon" aria-hidden="true">
        {winner === undefined ? <StageIcon type={stage.type} size={22} /> : <RiderToken seat={winner} isLeader={isLeader} size={24} />}
      </span>
      <span className="vdt-strip-number" aria-hidden="true">
        {stage.n}
      </span>
    </>
  )
}
