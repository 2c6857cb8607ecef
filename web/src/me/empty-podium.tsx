import type { ReactElement } from 'react'

/** A podium that waits: flags, flowers on the first step, a bicycle leaning against it. */
export function EmptyPodium(): ReactElement {
  return (
    <svg className="peloton" viewBox="0 0 640 260" aria-hidden="true" strokeLinejoin="round" strokeLinecap="round">
      <rect width="640" height="260" rx="10" fill="var(--land-sky)" />
      <circle cx="92" cy="62" r="32" fill="var(--land-light)" />
      <path d="M0 190Q120 110 240 160T470 140t170 24v96H0z" fill="var(--land-far)" />
      <path d="M0 206q160-30 320-8t320-10v72H0z" fill="var(--land-near)" />
      <g stroke="var(--print-ink)" strokeWidth="3">
        <path d="M0 44q80 30 160 0t160 0 160 0 160 0" fill="none" />
        {FLAGS.map(([x, y, ink]) => (
          <path key={x} d={`M${x} ${y}h34l-17 30z`} fill={ink} />
        ))}
        <path d="M222 236v-56h70v56z" fill="var(--print-paper)" />
        <path d="M292 236v-88h76v88z" fill="var(--print-paper)" />
        <path d="M368 236v-38h70v38z" fill="var(--print-paper)" />
        <path d="M292 148h76v12h-76zM222 180h70v12h-70zM368 198h70v12h-70z" fill="var(--print-red)" />
        <path d="M204 236h252v12H204z" fill="var(--print-brown)" />
      </g>
      <g fontFamily="var(--title)" fontWeight="700" fontSize="34" textAnchor="middle" fill="var(--print-ink)">
        <text x="330" y="208">
          1
        </text>
        <text x="257" y="230" fontSize="32">
          2
        </text>
        <text x="403" y="235" fontSize="28">
          3
        </text>
      </g>
      <g stroke="var(--print-ink)" strokeWidth="2.5">
        <path d="M330 148l-16-34M330 148l0-40M330 148l16-34" stroke="var(--print-forest)" strokeWidth="4" />
        <circle cx="314" cy="110" r="9" fill="var(--print-yellow)" />
        <circle cx="330" cy="102" r="9" fill="var(--print-red)" />
        <circle cx="346" cy="110" r="9" fill="var(--print-white)" />
        <path d="M322 132h16l-8 18z" fill="var(--print-paper)" />
      </g>
      <g transform="rotate(-9 520 210)" stroke="var(--print-ink)" strokeWidth="5" fill="none">
        <circle cx="482" cy="212" r="31" fill="var(--print-paper)" />
        <circle cx="570" cy="212" r="31" fill="var(--print-paper)" />
        <path d="M482 212 506 170h48l16 42M506 170l24 42h-48M530 212l24-42" stroke="var(--print-red)" strokeWidth="6" />
        <path d="M496 160h22M554 170l-7-17h20" />
      </g>
    </svg>
  )
}

const FLAGS: readonly (readonly [number, number, string])[] = [
  [36, 55, 'var(--print-red)'],
  [104, 54, 'var(--print-paper)'],
  [198, 35, 'var(--print-blue)'],
  [262, 37, 'var(--print-paper)'],
  [356, 55, 'var(--print-green)'],
  [424, 54, 'var(--print-paper)'],
  [520, 35, 'var(--print-red)'],
  [584, 37, 'var(--print-blue)'],
]
