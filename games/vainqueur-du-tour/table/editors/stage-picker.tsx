import type { OptionEditorProps } from '@echappee/kit'
import { Pill } from '@echappee/kit/editors'
import type { ReactElement } from 'react'
import { DEFAULT_BOARD, HALF_TOUR, type BoardPack } from '../../content/board.ts'
import type { Options } from '../../rules/options.ts'
import { StageIcon } from '../art/scenery.tsx'
import { wordsIn } from '../props.ts'
import { lengthText, stageName } from '../../text/tour.ts'

/** Stages to be ridden, as chips that are switched on and off. */
export function StagePicker({ value, options, onChange, language, labelId }: OptionEditorProps): ReactElement {
  const words = wordsIn(language)
  const board = boardIn(options)
  const all = board.stages.map(({ n }) => n)
  const half = HALF_TOUR.filter((n) => !all.includes(n))
  const chosen = chosenOf(value, all)
  const toggle = (n: number) => {
    const next = all.filter((other) => (other === n ? !chosen.includes(n) : chosen.includes(other)))
    if (next.length === 0) return
    onChange(next.length === all.length ? 'full' : isHalf(next) ? 'half' : next)
  }
  return (
    <fieldset className="editor" aria-labelledby={labelId}>
      <div className="editor-row">
        <Pill isOn={chosen.length === all.length} onClick={() => onChange('full')}>
          {words.picker.full}
        </Pill>
        <Pill
          isOn={isHalf(chosen)}
          isOff={half.length > 0}
          title={half.length > 0 ? words.picker.noHalf(half.join(', ')) : undefined}
          onClick={() => onChange('half')}
        >
          {words.picker.half}
        </Pill>
        <output>{words.picker.chosen(chosen.length, all.length)}</output>
      </div>
      <ul className="editor-row">
        {board.stages.map((stage) => {
          const isOn = chosen.includes(stage.n)
          const isLast = isOn && chosen.length === 1
          const label = words.where.stageLabel(
            stage.n,
            stage.type,
            stageName(words, { options: options as Options }, stage),
            lengthText(words, board, stage),
          )
          return (
            <li key={stage.n}>
              <button
                type="button"
                className={`editor-tile vdt-chip vdt-strip-${stage.type}`}
                aria-pressed={isOn}
                aria-disabled={isLast}
                aria-label={label}
                title={isLast ? `${label} – ${words.picker.last}` : label}
                onClick={() => toggle(stage.n)}
              >
                <StageIcon type={stage.type} size={24} />
                <b>{stage.n}</b>
              </button>
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}

function boardIn(options: OptionEditorProps['options']): BoardPack {
  const board = options['board']
  return board !== null && typeof board === 'object' ? (board as BoardPack) : DEFAULT_BOARD
}

function chosenOf(value: unknown, all: readonly number[]): number[] {
  if (value === 'half') return all.filter((n) => (HALF_TOUR as readonly number[]).includes(n))
  if (Array.isArray(value)) return all.filter((n) => value.includes(n))
  return [...all]
}

const isHalf = (stages: readonly number[]) => stages.length === HALF_TOUR.length && HALF_TOUR.every((n) => stages.includes(n))
