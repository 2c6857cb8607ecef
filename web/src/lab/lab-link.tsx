import type { AnyGame } from '@echappee/kernel'
import { useEffect, useState, type ReactElement, type ReactNode } from 'react'
import { go, makePath } from '../shell/router.ts'
import { otherOptions, writeWish, type StudyWish } from './study-link.ts'

interface LabLinkProps {
  readonly game: AnyGame
  readonly wish: StudyWish
  readonly children: ReactNode
}

/** To the lab, with everything that was asked here; hand-made courses go along. */
export function LabLink({ game, wish, children }: LabLinkProps): ReactElement {
  const text = JSON.stringify({ ...wish, options: otherOptions(game, wish.options) })
  const [rest, setRest] = useState('')
  useEffect(() => void writeWish(JSON.parse(text) as StudyWish).then(setRest), [text])
  return (
    <a
      href={makePath({ page: 'lab' }) + rest}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
        event.preventDefault()
        go({ page: 'lab' }, rest)
      }}
    >
      {children}
    </a>
  )
}
