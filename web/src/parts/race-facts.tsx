import type { Clock, TableInfo } from '@echappee/protocol'
import type { OptionText } from '@echappee/ui'
import type { ReactElement } from 'react'
import { useWords } from '../language.tsx'
import type { Messages } from '../messages/en.ts'
import type { LoadedGame } from '../play/games.ts'

/** What whoever takes a seat agrees to: the time to think, who sees the table, and where its rules are not those of the rulebook. */
export function RaceFacts({ info, loaded }: { readonly info: TableInfo; readonly loaded: LoadedGame }): ReactElement {
  const { m } = useWords()
  const options = (info.options ?? {}) as Readonly<Record<string, unknown>>
  const changed = Object.entries(loaded.game.optionFields).filter(([key, field]) => key in options && options[key] !== field.default)
  return (
    <dl className="race-facts">
      <dt>{m.online.clock}</dt>
      <dd>
        {clockText(info.clock, m)}
        {info.clock.kind === 'none' ? undefined : `. ${m.online.standInRule(info.standIn.after, m.setup.by[info.standIn.level] ?? '')}`}
      </dd>
      <dt>{m.setup.options}</dt>
      <dd>
        {changed.length === 0
          ? m.online.usualRules
          : changed.map(([key]) => optionLine(options[key], loaded.text.options[key] ?? { label: key }, m)).join(' · ')}
      </dd>
      <dt>{m.online.whoSees}</dt>
      <dd>{info.isPublic ? m.online.seenByAll : m.online.seenByLink}</dd>
    </dl>
  )
}

export function clockText(clock: Clock, { online }: Messages): string {
  switch (clock.kind) {
    case 'none':
      return online.clocks.none
    case 'decision':
      return online.seconds(clock.seconds)
    case 'days':
      return online.days(clock.days)
  }
}

function optionLine(value: unknown, { label, values = {} }: OptionText, { setup, online }: Messages): string {
  if (typeof value === 'boolean') return online.fact(label, values[String(value)] ?? (value ? setup.yes : setup.no))
  if (typeof value === 'string' || typeof value === 'number') return online.fact(label, values[value] ?? String(value))
  const isList = Array.isArray(value) && value.every((number) => typeof number === 'number')
  return online.fact(label, isList ? value.join(', ') : online.ownFile)
}
