import { planTables, type Cup, type CupAction } from '@echappee/protocol'
import { useState, type ReactElement } from 'react'
import { useWords } from '../shell/language.tsx'
import { cupWords } from '../words/index.ts'
import { cupApi } from './cup-api.ts'
import { planText } from './plan-text.ts'

interface CupHostProps {
  readonly cup: Cup
  readonly hostKey: string
  readonly isOver: boolean
  readonly onAnswer: (result: Awaited<ReturnType<typeof cupApi.act>>) => void
}

/** For whoever leads the evening: the next round, and the list. */
export function CupHost({ cup, hostKey, isOver, onAnswer }: CupHostProps): ReactElement {
  const { language } = useWords()
  const words = cupWords(language)
  const [name, setName] = useState('')
  const act = async (action: CupAction) => {
    const result = await cupApi.act(cup.id, hostKey, action)
    onAnswer(result)
    return result.ok
  }
  const next = cup.rounds.length + 1
  const isRunning = cup.rounds.at(-1)?.tables.some(({ isSettled }) => !isSettled) === true
  const riding = cup.people.filter(({ isHere }) => isHere)
  const plan = planTables({ people: riding.length, sizes: cup.sizes, wanted: cup.tableSize, gaps: cup.gaps })
  const untaken = riding.filter(({ isTaken }) => !isTaken).map((person) => person.name)
  return (
    <section className="panel cup-host" aria-labelledby="cup-host">
      <h2 id="cup-host">{words.host}</h2>
      {cup.isEnded ? undefined : (
        <>
          <p>{isRunning ? words.startWaits : plan === undefined ? words.tooFew : planText(plan, words, language)}</p>
          {untaken.length === 0 || isRunning ? undefined : (
            <p className="muted">{words.untaken(new Intl.ListFormat(language, { type: 'conjunction' }).format(untaken))}</p>
          )}
        </>
      )}
      <p className="buttons">
        {cup.isEnded ? undefined : (
          <button
            type="button"
            className={isOver ? 'button' : 'button primary big'}
            disabled={isRunning || plan === undefined}
            onClick={() => void act({ do: 'start', round: next })}
          >
            {isOver ? words.oneMore : words.start(next)}
          </button>
        )}
        {isRunning || cup.rounds.length === 0 ? undefined : (
          <button type="button" className="button" onClick={() => void act({ do: 'end', isEnded: !cup.isEnded })}>
            {cup.isEnded ? words.reopen : words.end}
          </button>
        )}
      </p>
      {cup.isEnded ? undefined : (
        <details open={cup.rounds.length === 0}>
          <summary>{words.people}</summary>
          <ul className="cup-list">
            {cup.people.map((one) => (
              <li key={one.person}>
                <label className="check">
                  <input
                    type="checkbox"
                    checked={one.isHere}
                    aria-label={words.rides(one.name)}
                    onChange={({ target }) => void act({ do: 'here', person: one.person, isHere: target.checked })}
                  />
                  {one.name}
                </label>
                <small className="muted">{one.isHere ? (one.isTaken ? words.taken : words.free) : words.left}</small>
                {one.isTaken ? (
                  <button
                    type="button"
                    className="button"
                    aria-label={words.freeName(one.name)}
                    onClick={() => void act({ do: 'free', person: one.person })}
                  >
                    {words.freeShort}
                  </button>
                ) : one.hasRidden ? undefined : (
                  <button
                    type="button"
                    className="button"
                    aria-label={words.remove(one.name)}
                    onClick={() => void act({ do: 'remove', person: one.person })}
                  >
                    {words.removeShort}
                  </button>
                )}
              </li>
            ))}
          </ul>
          <form
            className="cup-add"
            onSubmit={(event) => {
              event.preventDefault()
              void act({ do: 'add', name }).then((isDone) => {
                if (isDone) setName('')
              })
            }}
          >
            <input
              value={name}
              maxLength={24}
              aria-label={words.add}
              placeholder={words.add}
              onChange={({ target }) => setName(target.value)}
            />
            <button type="submit" className="button" disabled={name.trim() === ''}>
              {words.addGo}
            </button>
          </form>
        </details>
      )}
    </section>
  )
}
