import type { AnyGameUi } from '@echappee/kit'
import { useEffect, useRef } from 'react'
import type { Shown } from '../table/table.ts'
import { play } from './sounds.ts'

/** The sound of each beat, the bell of the last kilometre, and a soft call when it is one's turn. */
export function useSounds(isOn: boolean, ui: AnyGameUi, { beat, beatMs, choices, scene }: Shown): void {
  useEffect(() => {
    const sound = ui.sounds?.[(beat as { readonly type?: string } | undefined)?.type ?? '']
    if (!isOn || sound === undefined) return undefined
    const delay = ui.soundDelay?.(beat, beatMs) ?? 0
    if (delay === 0) return play(sound)
    const timer = setTimeout(play, delay, sound)
    return () => clearTimeout(timer)
  }, [isOn, ui, beat, beatMs])
  const isLast = ui.isLastKilometre?.(scene) ?? false
  const wasLast = useRef(isLast)
  useEffect(() => {
    if (isOn && isLast && !wasLast.current) play('bell')
    wasLast.current = isLast
  }, [isOn, isLast])
  const isAsked = choices.length > 0
  useEffect(() => {
    if (isOn && isAsked) play('turn')
  }, [isOn, isAsked])
}
