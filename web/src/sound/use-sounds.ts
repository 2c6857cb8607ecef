import type { AnyGameUi } from '@echappee/ui'
import { useEffect } from 'react'
import type { Shown } from '../play/table.ts'
import { play } from './sounds.ts'

/** The sound of each beat, and a soft call when it is one's turn. */
export function useSounds(isOn: boolean, ui: AnyGameUi, { beat, choices }: Shown): void {
  useEffect(() => {
    const sound = ui.sounds?.[(beat as { readonly type?: string } | undefined)?.type ?? '']
    if (isOn && sound !== undefined) play(sound)
  }, [isOn, ui, beat])
  const isAsked = choices.length > 0
  useEffect(() => {
    if (isOn && isAsked) play('turn')
  }, [isOn, isAsked])
}
