import type { Advice } from '@echappee/bots'
import type { Json } from '@echappee/kernel'
import type { TableProps } from '@echappee/kit'
import { languageWords } from '@echappee/text'
import type { ReactElement } from 'react'
import { useWords } from '../shell/language.tsx'
import { percent } from './percent.ts'

interface CoachNoteProps {
  readonly advice: Advice<Json>
  readonly props: Pick<TableProps<unknown, unknown, unknown>, 'text' | 'scene' | 'names'>
  /** Whose move it was; the coach’s own advice where nobody is named. */
  readonly who?: string
}

const Z_95 = 1.96

/** The preferred move, how sure the coach is of it, and why. */
export function CoachNote({ advice, props, who }: CoachNoteProps): ReactElement {
  const { m, language } = useWords()
  const { text, scene, names } = props
  const { move, next, chance, error, reasons, rest = [] } = advice
  const say = m.coach
  const asPercent = (value: number) => percent(language, value)
  const moveText = (other: Json) => text.move(other, scene, names)
  const { list } = languageWords(language)
  const compared =
    next === undefined
      ? say.only
      : next.gain > Z_95 * next.gainError
        ? say.better(asPercent(next.gain), asPercent(Z_95 * next.gainError), moveText(next.move))
        : next.gain < -Z_95 * next.gainError
          ? say.worse(asPercent(-next.gain), asPercent(Z_95 * next.gainError), moveText(next.move))
          : say.alike(moveText(next.move))
  /** What the move does, or what the next best one would do. */
  const does = (isOwn: boolean): string => {
    const deeds = reasons
      .filter((reason) => reason.isOwn === isOwn)
      .map(({ deed, about, share }) => {
        const sentence = text.deed!(deed, about, scene, names)
        return share === 1 ? sentence : say.likely(sentence)
      })
    if (deeds.length === 0) return ''
    return isOwn ? say.does(list(deeds)) : say.other(moveText(next!.move), list(deeds))
  }
  return (
    <span className="coach-note">
      <strong>{who === undefined ? say.name : say.by(who)}</strong> <b>{[move, ...rest].map(moveText).join(' · ')}</b>
      <small>
        {say.chance(asPercent(chance), asPercent(Z_95 * error))}
        {language === 'fr' ? '\u202F; ' : '; '}
        {compared}. {[does(true), does(false)].filter((sentence) => sentence !== '').join(' ')}
      </small>
    </span>
  )
}
