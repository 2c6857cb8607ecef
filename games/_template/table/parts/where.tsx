import type { ReactElement } from 'react'
import { wordsIn, type Props } from '../props.ts'

export function Where({ scene, language }: Props): ReactElement {
  const { where } = wordsIn(language)
  return (
    <p className="tpl-where">
      <strong>{where.round(scene.round)}</strong> · {where.line(scene.options.squares)}
    </p>
  )
}
