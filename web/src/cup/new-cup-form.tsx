import { BOT_KINDS, LEVEL_NAMES } from '@echappee/bots'
import { checkOptions, type Issue } from '@echappee/kernel'
import { CUP_GAPS, CUP_LIMITS, planTables, usualPoints, type CreateCup, type CupGaps, type Problem } from '@echappee/protocol'
import { useId, useState, type ReactElement } from 'react'
import { keepCup, newKey } from '../online/keys.ts'
import { serverProblemText } from '../online/problem-text.ts'
import { clockText } from '../online/race-facts.tsx'
import { CourseChoice } from '../setup/course-choice.tsx'
import { firstOptions } from '../setup/first-options.ts'
import { OptionGroups } from '../setup/option-groups.tsx'
import { OptionProblems } from '../setup/option-problems.tsx'
import type { LoadedGame } from '../shell/games.ts'
import { useWords } from '../shell/language.tsx'
import { go } from '../shell/router.ts'
import { cupWords } from '../words/index.ts'
import { cupApi } from './cup-api.ts'
import { planText } from './plan-text.ts'

const CLOCKS = [
  { kind: 'decision', seconds: 60 },
  { kind: 'decision', seconds: 180 },
  { kind: 'none' },
] as const satisfies readonly CreateCup['clock'][]

/** The list of names, and how the evening is ridden. */
export function NewCupForm({ loaded }: { readonly loaded: LoadedGame }): ReactElement {
  const { m, language } = useWords()
  const words = cupWords(language)
  const id = useId()
  const { game, text, ui } = loaded
  const [title, setTitle] = useState('')
  const [list, setList] = useState('')
  const [rounds, setRounds] = useState(3)
  const [wantedSize, setTableSize] = useState(game.seats.best)
  const [gaps, setGaps] = useState<CupGaps>('rest')
  const [points, setPoints] = useState(() => usualPoints(game.seats.max))
  const [clock, setClock] = useState<CreateCup['clock']>(CLOCKS[1])
  const [level, setLevel] = useState('greedy')
  const [options, setOptions] = useState(() => firstOptions(loaded, language))
  const [hostKey] = useState(newKey)
  const [problem, setProblem] = useState<Problem>()
  const names = list.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]))
  const seats = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i)
  const sizes = seats.filter((size) => size >= 2 && checkOptions(game, options, size).ok)
  const tableSize = sizes.includes(wantedSize) ? wantedSize : (sizes.at(-1) ?? wantedSize)
  const checked = checkOptions(game, options, tableSize)
  const issues: readonly Issue[] = checked.ok ? [] : checked.issues
  const plan = planTables({ people: names.length, sizes, wanted: tableSize, gaps })
  const isFalling = points.every((earned, i) => i === 0 || earned <= points[i - 1]!)
  const form = { fields: game.optionFields, text, editors: ui.editors ?? {}, options, onChange: setOptions }

  const create = async () => {
    const wanted = { title: title.trim(), game: game.id, names, rounds, tableSize, gaps, points, clock, level }
    const made = await cupApi.create(hostKey, { ...wanted, options: options as CreateCup['options'] })
    if (!made.ok) return setProblem(made.problem)
    keepCup(made.value.id, { title: made.value.title, hostKey })
    go({ page: 'cup', id: made.value.id })
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void create()
      }}
    >
      <fieldset className="who cup-who">
        <legend>{words.names}</legend>
        <div className="field">
          <label htmlFor={`${id}-title`}>{words.title}</label>
          <input
            id={`${id}-title`}
            value={title}
            placeholder={words.usualTitle}
            maxLength={CUP_LIMITS.title}
            onChange={({ target }) => setTitle(target.value)}
          />
        </div>
        <div className="field">
          <label htmlFor={`${id}-names`}>{words.names}</label>
          <textarea
            id={`${id}-names`}
            rows={6}
            value={list}
            aria-describedby={`${id}-help ${id}-plan`}
            onChange={({ target }) => setList(target.value)}
          />
          <small id={`${id}-help`}>{words.namesHelp(CUP_LIMITS.people)}</small>
        </div>
        <output id={`${id}-plan`}>
          {words.count(names.length)}. {plan === undefined ? words.tooFew : planText(plan, words, language)}
        </output>
      </fieldset>
      <div className="cup-terms">
        <Choice label={words.rounds} value={rounds} values={ROUNDS} onChange={setRounds} />
        <Choice label={words.tableSize} value={tableSize} values={sizes} onChange={setTableSize} />
        <div className="field">
          <label htmlFor={`${id}-gaps`}>{words.gaps}</label>
          <select id={`${id}-gaps`} value={gaps} onChange={({ target }) => setGaps(target.value as CupGaps)}>
            {CUP_GAPS.map((one) => (
              <option key={one} value={one}>
                {words.gapsOf[one]} {words.gapsText[one]}
              </option>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor={`${id}-clock`}>{words.clock}</label>
          <select
            id={`${id}-clock`}
            value={JSON.stringify(clock)}
            onChange={({ target }) => setClock(JSON.parse(target.value) as CreateCup['clock'])}
          >
            {CLOCKS.map((one) => (
              <option key={JSON.stringify(one)} value={JSON.stringify(one)}>
                {clockText(one, m)}
              </option>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor={`${id}-level`}>{words.level}</label>
          <select id={`${id}-level`} value={level} onChange={({ target }) => setLevel(target.value)}>
            {BOT_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {LEVEL_NAMES[kind]}
              </option>
            ))}
          </select>
        </div>
      </div>
      <fieldset className="who">
        <legend>{words.points}</legend>
        <div className="cup-points">
          {points.map((earned, i) => (
            // oxlint-disable-next-line react/no-array-index-key -- a place is its number
            <label key={i} className="field">
              {words.pointsOf(i + 1)}
              <input
                type="number"
                min={0}
                max={CUP_LIMITS.points}
                value={earned}
                onChange={({ target }) =>
                  setPoints(points.with(i, Math.max(0, Math.min(CUP_LIMITS.points, Math.round(Number(target.value))))))
                }
              />
            </label>
          ))}
        </div>
        <p className={isFalling ? 'muted' : 'problem'}>{isFalling ? words.pointsHelp : words.pointsFall}</p>
      </fieldset>
      <CourseChoice ui={ui} game={game} seats={tableSize} {...form} />
      <section className="setup-rules" aria-labelledby="setup-rules">
        <h2 id="setup-rules">{m.setup.options}</h2>
        <OptionGroups {...form} issues={issues} />
      </section>
      <OptionProblems issues={issues} warnings={[]} text={text} />
      {problem === undefined ? undefined : (
        <p className="problem" role="alert">
          {serverProblemText({ ...m.online.problems, ...words.problems }, problem)}
        </p>
      )}
      <p className="buttons setup-start">
        <button type="submit" className="button primary big" disabled={!checked.ok || !isFalling || names.length === 0}>
          {words.create}
        </button>
      </p>
    </form>
  )
}

const ROUNDS = Array.from({ length: CUP_LIMITS.rounds }, (_, i) => i + 1)

interface ChoiceProps {
  readonly label: string
  readonly value: number
  readonly values: readonly number[]
  readonly onChange: (value: number) => void
}

function Choice({ label, value, values, onChange }: ChoiceProps): ReactElement {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(Number(target.value))}>
        {values.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </select>
    </div>
  )
}
