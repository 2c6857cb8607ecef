import { useEffect } from 'react'
import { countInTitle } from '../shell/page-title.ts'
import { isWaiting, useOwnTurns } from './turns.ts'

/** Outside of the page: how many tables wait stands in the title of the tab, in its icon and on the installed app. */
export function useTurnSigns(): void {
  const count = useOwnTurns().filter(isWaiting).length
  useEffect(() => {
    countInTitle(count)
    document.querySelector('link[rel="icon"]')?.setAttribute('href', count > 0 ? '/favicon-turn.svg' : '/favicon.svg')
    if (!('setAppBadge' in navigator)) return
    // A browser in which the app is not installed may refuse.
    void (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined)
  }, [count])
}
