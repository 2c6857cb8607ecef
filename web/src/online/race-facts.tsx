import type { Clock, TableInfo } from '@echappee/protocol'
import type { ReactElement } from 'react'
import { useWords } from '../shell/language.tsx'
import type { Words } from '../words/en/index.ts'
import type { LoadedGame } from '../shell/games.ts'
import { changedOptions } from '../setup/option-changes.ts'

/** What whoever takes a seat agrees to: the time to think, who sees the table, and where its rules are not those of the rulebook. */
export function RaceFacts({ info, loaded }: { readonly info: TableInfo; readonly loaded: LoadedGame }): ReactElement {
  const { m } = useWords()
  const options = (info.options ?? {}) as Readonly<Record<string, unknown>>
  const changed = changedOptions(loaded.game.optionFields, options, loaded.text, m)
  return (
    <dl className="race-facts">
      <dt>{m.online.clock}</dt>
      <dd>
        {clockText(info.clock, m)}
        {info.clock.kind === 'none' ? undefined : `. ${m.online.standInRule(info.standIn.after, m.setup.by[info.standIn.level] ?? '')}`}
      </dd>
      <dt>{m.setup.options}</dt>
      <dd>{changed.length === 0 ? m.online.usualRules : changed.join(' · ')}</dd>
      <dt>{m.online.whoSees}</dt>
      <dd>
        {info.isPublic ? m.online.seenByAll : m.online.seenByLink}. {m.newTable.onlookers} {m.newTable.onlookersOf[info.onlookers]}
      </dd>
      <dt>{m.newTable.coach}</dt>
      <dd>{info.hasCoach ? m.setup.yes : m.setup.no}</dd>
      <dt>{m.people.backIs}</dt>
      <dd>{m.people.backBy[info.rewindBy]}</dd>
    </dl>
  )
}

export function clockText(clock: Clock, { online }: Words): string {
  switch (clock.kind) {
    case 'none':
      return online.noClock
    case 'decision':
      return online.seconds(clock.seconds)
    case 'days':
      return online.days(clock.days)
  }
}
