import { useEffect } from 'react'

const SITE = 'Échappée'

let page = SITE
let count = 0
let call: string | undefined

/** What tabs, histories and screen readers call the page; `undefined` leaves it to a part of the page, or until more is known. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return
    page = title === '' ? SITE : `${title} · ${SITE}`
    write()
  }, [title])
}

/** How many tables wait for the reader, before the title. */
export function countInTitle(waiting: number): void {
  count = waiting
  write()
}

/** In place of the title, for somebody who looks elsewhere; undefined gives it back. */
export function callInTitle(text: string | undefined): void {
  call = text
  write()
}

function write(): void {
  document.title = call ?? (count === 0 ? page : `(${count}) ${page}`)
}
