import type { ReactElement, ReactNode } from 'react'
import { go, makePath, type Route } from './router.ts'

interface LinkProps {
  readonly to: Route
  readonly className?: string
  readonly label?: string
  readonly children: ReactNode
}

/** A real link that stays on the page for a plain click. */
export function Link({ to, className, label, children }: LinkProps): ReactElement {
  return (
    <a
      href={makePath(to)}
      className={className}
      aria-label={label}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
        event.preventDefault()
        go(to)
      }}
    >
      {children}
    </a>
  )
}
