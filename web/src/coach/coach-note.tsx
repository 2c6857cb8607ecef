import { completeLanguage } from '@echappee/text'
import type { Advice } from '@echappee/bots'
import type { Json } from '@echappee/kernel'
import type { TableProps } from '@echappee/kit'
import { english } from '@echappee/text/english'
import { french } from '@echappee/text/french'
import type { ReactElement } from 'react'
import { useWords } from '../shell/language.tsx'
import { percent } from './percent.ts'

interface CoachNoteProps {
  readonly advice: Advice<Json>
  readonly props: TableProps<unknown, unknown, unknown>
}

const Z_95 = 1.96

/** The preferred move, how sure the coach is of it, and why. */
export function CoachNote({ advice, props }: CoachNoteProps): ReactElement {
  const { m, language } = useWords()
  const { text, scene, names } = props
  const { move, next, chance, error, reasons, rest = [] } = advice
  const say = m.coach
  const asPercent = (value: number) => percent(language, value)
  const moveText = (other: Json) => text.move(other, scene, names)
  const { list } = language === 'fr' ? french : english
  const compared =
    next === undefined
      ? say.only
      : next.gain > Z_95 * next.gainError
        ? say.better(asPercent(next.gain), asPercent(Z_95 * next.gainError), moveText(next.move))
        : say.alike(moveText(next.move))
  return (
    <span className="coach-note">
      <strong>{say.name}</strong> <b>{[move, ...rest].map(moveText).join(' · ')}</b>
      <small>
        {say.chance(asPercent(chance), asPercent(Z_95 * error))}
        {language === 'fr' ? '\u202F; ' : '; '}
        {compared}. {reasons.length === 0 ? undefined : say.why(list(reasons.map(({ means }) => means[completeLanguage(language)])))}
      </small>
    </span>
  )
}
