import type { CSSProperties, ReactElement } from 'react'
import { EnergyToken } from '../art/energy-token.tsx'
import { TERRAIN_INKS } from '../art/inks.ts'
import { wordsIn, type Props } from '../props.ts'
import { groupsOf, leaderToGo, terrainAt } from '../../text/race.ts'
import { courseName } from '../../text/board.ts'

/** The head of the page: course, round, and the groups of the round front to back. */
export function Where(props: Props): ReactElement {
  const { scene, language } = props
  const words = wordsIn(language)
  return (
    <div className="where cdb-where">
      <p className="where-title">
        <strong>{courseName(words, scene)}</strong>
        {scene.phase === 'finished' ? (
          <b>{words.where.over}</b>
        ) : scene.round > 0 ? (
          <>
            <b>{words.where.round(scene.round)}</b>
            <span className="cdb-where-togo">{words.where.toGo(leaderToGo(scene))}</span>
          </>
        ) : scene.phase === 'teams' ? (
          <>
            <b>{words.where.teams}</b>
            <span>{words.where.teamsHint}</span>
          </>
        ) : (
          <>
            <b>{words.where.allocate}</b>
            <span>{words.where.allocateHint}</span>
          </>
        )}
      </p>
      {scene.round > 0 && scene.phase !== 'finished' ? <Groups {...props} /> : undefined}
    </div>
  )
}

function Groups({ scene, language }: Props): ReactElement {
  const words = wordsIn(language)
  const groups = groupsOf(scene)
  return (
    <ol className="cdb-groups" aria-label={words.where.groups}>
      {groups.map(({ at, riders, state }, i) => {
        const terrain = terrainAt(scene, at)!
        const label = words.where.group(i + 1, groups.length, at, riders.length, state)
        return (
          <li
            key={at}
            data-state={state}
            title={label}
            aria-current={state === 'now' ? 'step' : undefined}
            style={{ '--terrain': TERRAIN_INKS[terrain].fill } as CSSProperties}
          >
            <span className="visually-hidden">{label}</span>
            <b aria-hidden="true">{at}</b>
            <small aria-hidden="true">
              <EnergyToken face={terrain} size={18} />
              <i>×{riders.length}</i>
            </small>
          </li>
        )
      })}
    </ol>
  )
}
