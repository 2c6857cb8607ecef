import type { ReactElement } from 'react'
import { BOARD_LIMITS, type Sprint } from '../../content/board.ts'
import { wordsIn } from '../props.ts'
import type { BuilderProps } from './board-builder.tsx'
import { setSprint, sprintAt } from './draft.ts'

/** A sprint line before the row, with its prizes. */
export function SprintFields({ board, onChange, language, row }: BuilderProps & { readonly row: number }): ReactElement {
  const say = wordsIn(language).editor
  const sprint = sprintAt(board, row)
  const set = (next: Sprint | undefined) => onChange(setSprint(board, row, next))
  const isFull = sprint === undefined && (board.sprints.length >= BOARD_LIMITS.sprints || row < 2)
  return (
    <fieldset className="tdf-pick">
      <legend>{say.sprint(row)}</legend>
      <button
        type="button"
        className="pill"
        aria-pressed={sprint !== undefined}
        aria-disabled={isFull}
        onClick={() =>
          !isFull && set(sprint === undefined ? { name: say.sprintName, before: row, prizes: [{ points: 2, seconds: 1 }] } : undefined)
        }
      >
        {say.line}
      </button>
      {sprint === undefined ? undefined : (
        <>
          <label>
            {say.name}
            <input maxLength={BOARD_LIMITS.name} value={sprint.name} onChange={({ target }) => set({ ...sprint, name: target.value })} />
          </label>
          {sprint.prizes.map((prize, i) => (
            // oxlint-disable-next-line react/no-array-index-key -- a prize is its place
            <span key={i} className="tdf-prize">
              {(['points', 'seconds'] as const).map((what) => (
                <label key={what}>
                  {say.prize[what](i + 1)}
                  <input
                    type="number"
                    min={0}
                    max={BOARD_LIMITS.prize}
                    value={prize[what]}
                    onChange={({ target }) => set({ ...sprint, prizes: sprint.prizes.with(i, { ...prize, [what]: Number(target.value) }) })}
                  />
                </label>
              ))}
            </span>
          ))}
          <button
            type="button"
            className="pill"
            aria-disabled={sprint.prizes.length >= BOARD_LIMITS.prizes}
            onClick={() =>
              sprint.prizes.length < BOARD_LIMITS.prizes && set({ ...sprint, prizes: [...sprint.prizes, { points: 1, seconds: 1 }] })
            }
          >
            {say.morePrizes}
          </button>
          <button
            type="button"
            className="pill"
            aria-disabled={sprint.prizes.length === 1}
            onClick={() => sprint.prizes.length > 1 && set({ ...sprint, prizes: sprint.prizes.slice(0, -1) })}
          >
            {say.fewerPrizes}
          </button>
        </>
      )}
    </fieldset>
  )
}
