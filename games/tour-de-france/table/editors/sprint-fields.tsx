import { Pill, TextField } from '@echappee/kit/editors'
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
  const first: Sprint = { name: say.sprintName, before: row, prizes: [{ points: 2, seconds: 1 }] }
  return (
    <fieldset className="editor-row">
      <legend>{say.sprint(row)}</legend>
      <Pill isOn={sprint !== undefined} isOff={isFull} onClick={() => set(sprint === undefined ? first : undefined)}>
        {say.line}
      </Pill>
      {sprint === undefined ? undefined : <Prizes sprint={sprint} onChange={set} say={say} />}
    </fieldset>
  )
}

interface PrizesProps {
  readonly sprint: Sprint
  readonly onChange: (sprint: Sprint) => void
  readonly say: ReturnType<typeof wordsIn>['editor']
}

function Prizes({ sprint, onChange, say }: PrizesProps): ReactElement {
  const { name, prizes } = sprint
  const give = (next: Sprint['prizes']) => onChange({ ...sprint, prizes: next })
  return (
    <>
      <TextField label={say.name} value={name} most={BOARD_LIMITS.name} onChange={(next) => onChange({ ...sprint, name: next })} />
      {prizes.map((prize, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- a prize is its place
        <span key={i} className="editor-row">
          {(['points', 'seconds'] as const).map((what) => (
            <label key={what} className="editor-field">
              {say.prize[what](i + 1)}
              <input
                type="number"
                min={0}
                max={BOARD_LIMITS.prize}
                value={prize[what]}
                onChange={({ target }) => give(prizes.with(i, { ...prize, [what]: Number(target.value) }))}
              />
            </label>
          ))}
        </span>
      ))}
      <Pill isOff={prizes.length >= BOARD_LIMITS.prizes} onClick={() => give([...prizes, { points: 1, seconds: 1 }])}>
        {say.morePrizes}
      </Pill>
      <Pill isOff={prizes.length === 1} onClick={() => give(prizes.slice(0, -1))}>
        {say.fewerPrizes}
      </Pill>
    </>
  )
}
