import { useEffect } from 'react'

const SITE = 'Échappée'

/** What tabs, histories and screen readers call the page; `undefined` leaves it to a part of the page, or until more is known. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = title === '' ? SITE : `${title} · ${SITE}`
  }, [title])
}
