import type { ReactElement } from 'react'

/** What a rider hears the team car by. */
export function RaceRadio(): ReactElement {
  return (
    <svg
      width="30"
      height="26"
      viewBox="0 0 30 26"
      aria-hidden="true"
      fill="none"
      strokeWidth="2.4"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path d="M10 9V2" stroke="var(--ink)" />
      <rect x="6" y="8" width="14" height="16" rx="2.5" stroke="var(--ink)" fill="var(--yellow)" />
      <path d="M10 13h6M10 17h6M10 20.5h2" stroke="var(--print-ink)" strokeWidth="1.8" />
      <path d="M23.5 5a6 6 0 0 1 0 7M26.5 2.5a10 10 0 0 1 0 12" stroke="var(--ink)" strokeWidth="2" />
    </svg>
  )
}
