import { useEffect } from 'react'
import { callInTitle } from '../shell/page-title.ts'
import { loadSettings } from '../shell/settings.ts'
import { play } from '../sound/sounds.ts'

/** When it is one's decision and the page is not looked at: the title says so, and a soft call for those who want sound. */
export function useAttention(isAwaited: boolean, title: string): void {
  useEffect(() => {
    if (!isAwaited || !document.hidden) return
    callInTitle(`● ${title}`)
    if (loadSettings().sound) play('turn')
    const restore = () => callInTitle(undefined)
    document.addEventListener('visibilitychange', restore, { once: true })
    return () => {
      document.removeEventListener('visibilitychange', restore)
      restore()
    }
  }, [isAwaited, title])
}
