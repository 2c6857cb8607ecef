import type { ReactElement } from 'react'
import { useWords } from './language.tsx'

/** The whole screen for the race; not offered where the browser can't. */
export function FullScreenButton(): ReactElement | undefined {
  const { m } = useWords()
  if (!document.fullscreenEnabled) return undefined
  return (
    <button type="button" className="button" onClick={() => void toggle()}>
      {m.controls.fullScreen}
    </button>
  )
}

async function toggle(): Promise<void> {
  if (document.fullscreenElement === null) await document.documentElement.requestFullscreen()
  else await document.exitFullscreen()
}
