import type { ReactElement } from 'react'

/** A cup on a table in the evening, lamps over it, and a bicycle that leans there until the next round. */
export function CupArt(): ReactElement {
  return (
    <svg
      className="cup-art"
      viewBox="0 0 640 150"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <rect width="640" height="150" fill="var(--land-sky)" />
      <path d="M0 112Q110 62 220 98T430 84t210 12v54H0z" fill="var(--land-far)" />
      <path d="M0 124q160-24 320-6t320-8v40H0z" fill="var(--land-near)" />
      <g stroke="var(--print-ink)" strokeWidth="2.5">
        <path d="M0 18q80 26 160 0t160 0 160 0 160 0" fill="none" />
        {LAMPS.map(([x, y, ink]) => (
          <g key={x}>
            <path d={`M${x} ${y}v8`} />
            <circle cx={x} cy={y + 16} r="8" fill={ink} />
          </g>
        ))}
        <path d="M230 132h180v10H230z" fill="var(--print-brown)" />
        <path d="M292 56h56v22c0 20-12 30-28 30s-28-10-28-30z" fill="var(--print-yellow)" strokeWidth="3" />
        <path d="M292 62h-16c0 20 6 26 20 28M348 62h16c0 20-6 26-20 28" fill="none" strokeWidth="4" />
        <path d="M314 108h12v12h-12zM300 120h40v12h-40z" fill="var(--print-yellow-deep)" strokeWidth="3" />
        <path d="M304 64v14c0 10 4 16 8 18" stroke="var(--print-white)" strokeWidth="4" fill="none" />
      </g>
      <g transform="rotate(-7 500 120)" stroke="var(--print-ink)" strokeWidth="4" fill="none">
        <circle cx="470" cy="118" r="24" fill="var(--print-paper)" />
        <circle cx="540" cy="118" r="24" fill="var(--print-paper)" />
        <path d="M470 118 489 86h38l13 32M489 86l19 32h-38M508 118l19-32" stroke="var(--print-red)" strokeWidth="5" />
        <path d="M481 78h17M527 86l-6-14h16" />
      </g>
    </svg>
  )
}

const LAMPS: readonly (readonly [number, number, string])[] = [
  [60, 28, 'var(--print-yellow)'],
  [130, 26, 'var(--print-red)'],
  [220, 10, 'var(--print-paper)'],
  [410, 28, 'var(--print-yellow)'],
  [560, 10, 'var(--print-red)'],
  [604, 14, 'var(--print-paper)'],
]
