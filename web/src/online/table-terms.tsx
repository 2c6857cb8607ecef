import { BOT_KINDS, LEVEL_NAMES } from '@echappee/bots'
import type { Clock, Onlookers, RewindBy } from '@echappee/protocol'
import { useId, type ReactElement } from 'react'
import { Fold } from '../setup/option-groups.tsx'
import { useWords } from '../shell/language.tsx'
import { clockText } from './race-facts.tsx'

/** How a table is kept: everything that is no rule of its race. */
export interface Terms {
  readonly clock: Clock
  readonly isPublic: boolean
  readonly onlookers: Onlookers
  readonly hasChat: boolean
  readonly rewindBy: RewindBy
  /** Undefined until the host has said so: then it goes by who rides. */
  readonly hasCoach: boolean | undefined
  readonly standIn: string
}

const CLOCKS = {
  live: [{ kind: 'none' }, { kind: 'decision', seconds: 60 }, { kind: 'decision', seconds: 180 }],
  days: [
    { kind: 'days', days: 1 },
    { kind: 'days', days: 3 },
    { kind: 'days', days: 7 },
  ],
} as const satisfies Record<string, readonly Clock[]>

export const USUAL_TERMS: Terms = {
  clock: CLOCKS.live[0],
  isPublic: false,
  onlookers: 'all',
  hasChat: true,
  rewindBy: 'all',
  hasCoach: undefined,
  standIn: 'greedy',
}

interface TableTermsProps {
  readonly terms: Terms
  /** Whether the coach may be asked if the host says nothing. */
  readonly usualCoach: boolean
  readonly onChange: (terms: Terms) => void
}

/** Live or over days, open or by link; what few hosts change is folded. */
export function TableTerms({ terms, usualCoach, onChange }: TableTermsProps): ReactElement {
  const { m } = useWords()
  const id = useId()
  const say = m.newTable
  const { clock, isPublic, onlookers, hasChat, rewindBy, standIn } = terms
  const hasCoach = terms.hasCoach ?? usualCoach
  const clocks: readonly Clock[] = clock.kind === 'days' ? CLOCKS.days : CLOCKS.live
  const change = (part: Partial<Terms>) => onChange({ ...terms, ...part })
  const notes = [
    hasChat ? say.withChat : say.noChat,
    say.watchedBy(say.onlookersOf[onlookers]),
    hasCoach ? say.withCoach : say.noCoach,
    ...(clock.kind === 'none' ? [] : [m.setup.by[standIn] ?? standIn]),
  ]
  return (
    <>
      <TwoWays
        legend={say.pace}
        ways={[
          { name: say.live, text: say.liveText, isChosen: clock.kind !== 'days', choose: () => change({ clock: CLOCKS.live[0] }) },
          { name: say.overDays, text: say.overDaysText, isChosen: clock.kind === 'days', choose: () => change({ clock: CLOCKS.days[0] }) },
        ]}
      >
        <div className="field terms-clock">
          <label htmlFor={`${id}-clock`}>{m.online.clock}</label>
          <select
            id={`${id}-clock`}
            value={JSON.stringify(clock)}
            onChange={({ target }) => change({ clock: JSON.parse(target.value) as Clock })}
          >
            {clocks.map((one) => (
              <option key={JSON.stringify(one)} value={JSON.stringify(one)}>
                {clockText(one, m)}
              </option>
            ))}
          </select>
        </div>
      </TwoWays>
      <TwoWays
        legend={say.open}
        ways={[
          { name: say.byLink, text: say.byLinkText, isChosen: !isPublic, choose: () => change({ isPublic: false }) },
          { name: say.forAll, text: say.forAllText, isChosen: isPublic, choose: () => change({ isPublic: true }) },
        ]}
      />
      <Fold title={say.table} note={notes.join(' · ')}>
        <div className="options">
          <label className="check">
            <input type="checkbox" checked={hasChat} onChange={({ target }) => change({ hasChat: target.checked })} />
            {say.chat}
          </label>
          <div className="field">
            <label className="check">
              <input
                type="checkbox"
                checked={hasCoach}
                aria-describedby={`${id}-coach`}
                onChange={({ target }) => change({ hasCoach: target.checked })}
              />
              {say.coach}
            </label>
            <small id={`${id}-coach`}>{say.coachHelp}</small>
          </div>
          <div className="field">
            <label htmlFor={`${id}-onlookers`}>{say.onlookers}</label>
            <select
              id={`${id}-onlookers`}
              value={onlookers}
              onChange={({ target }) => change({ onlookers: target.value as Terms['onlookers'] })}
            >
              {Object.entries(say.onlookersOf).map(([who, text]) => (
                <option key={who} value={who}>
                  {text}
                </option>
              ))}
            </select>
          </div>
          <div className="field">
            <label htmlFor={`${id}-rewind`}>{m.people.backIs}</label>
            <select id={`${id}-rewind`} value={rewindBy} onChange={({ target }) => change({ rewindBy: target.value as RewindBy })}>
              {Object.entries(m.people.backBy).map(([who, text]) => (
                <option key={who} value={who}>
                  {text}
                </option>
              ))}
            </select>
          </div>
          <div className="field">
            <label htmlFor={`${id}-stand-in`}>{say.standIn}</label>
            <select id={`${id}-stand-in`} value={standIn} onChange={({ target }) => change({ standIn: target.value })}>
              {BOT_KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {LEVEL_NAMES[kind]}
                </option>
              ))}
            </select>
          </div>
        </div>
      </Fold>
    </>
  )
}

interface Way {
  readonly name: string
  readonly text: string
  readonly isChosen: boolean
  readonly choose: () => void
}

interface TwoWaysProps {
  readonly legend: string
  readonly ways: readonly Way[]
  readonly children?: ReactElement
}

/** A question with two large answers. */
function TwoWays({ legend, ways, children }: TwoWaysProps): ReactElement {
  const name = useId()
  return (
    <fieldset className="courses">
      <legend>{legend}</legend>
      <div className="course-groups">
        {ways.map((way) => (
          <label key={way.name} className="course-group">
            <input type="radio" name={name} checked={way.isChosen} onChange={way.choose} />
            <span className="course-group-name">
              <b>{way.name}</b>
            </span>
            <small>{way.text}</small>
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  )
}
