import type { ReactElement } from 'react'

interface PelotonProps {
  /** `lost`: a signpost and a rider who looks the other way; `waiting`: riders at the line; `riding`: a small peloton. */
  readonly kind: 'lost' | 'waiting' | 'riding'
}

/** A strip of road with riders: pages and lists that have little to say are not empty. */
export function Peloton({ kind }: PelotonProps): ReactElement {
  return (
    <svg className="peloton" viewBox="0 0 640 180" aria-hidden="true" strokeLinejoin="round" strokeLinecap="round">
      <rect width="640" height="180" rx="10" fill="var(--land-sky)" />
      <circle cx="520" cy="52" r="30" fill="var(--land-light)" />
      <path d="M0 128Q90 60 190 108T400 96t240 10v74H0z" fill="var(--land-far)" />
      <path d="M0 140q160-34 320-8t320-10v58H0z" fill="var(--land-near)" />
      <path d="M0 146h640v24H0z" fill="var(--land-road)" stroke="var(--ink)" strokeWidth="2" />
      <path d="M10 158h620" stroke="var(--land-road-paint)" strokeWidth="3" strokeDasharray="26 18" />
      {kind === 'lost' ? <Signpost /> : kind === 'waiting' ? <StartLine /> : undefined}
      {(kind === 'lost' ? LOST : kind === 'waiting' ? WAITING : RIDING).map(({ x, ink, turned }) => (
        <g key={x} transform={`translate(${x} 150) scale(${turned === true ? -0.62 : 0.62} 0.62)`}>
          <Rider ink={ink} />
        </g>
      ))}
    </svg>
  )
}

interface Place {
  readonly x: number
  readonly ink: string
  readonly turned?: boolean
}

const RIDING: readonly Place[] = [
  { x: 150, ink: 'var(--seat-2)' },
  { x: 236, ink: 'var(--seat-3)' },
  { x: 312, ink: 'var(--seat-6)' },
  { x: 452, ink: 'var(--seat-1)' },
]
const WAITING: readonly Place[] = [
  { x: 128, ink: 'var(--seat-3)' },
  { x: 214, ink: 'var(--seat-2)' },
  { x: 300, ink: 'var(--seat-1)' },
]
const LOST: readonly Place[] = [{ x: 250, ink: 'var(--seat-1)', turned: true }]

function Rider({ ink }: { readonly ink: string }): ReactElement {
  return (
    <g stroke="var(--print-ink)" strokeWidth="4" fill="none">
      <circle cx="-34" cy="0" r="25" fill="var(--print-paper)" />
      <circle cx="40" cy="0" r="25" fill="var(--print-paper)" />
      <path d="M-34 0-14-34h40l14 34M-14-34 6 0h-40M6 0l20-34" stroke="var(--print-red)" />
      <path d="M-14-42 8-22 2 2" strokeWidth="9" />
      <path d="M-20-40c6-22 28-34 48-26l-6 13c-14-2-24 5-28 19z" fill={ink} strokeWidth="3" />
      <path d="M20-58 34-40" stroke="var(--print-skin)" strokeWidth="7" />
      <circle cx="37" cy="-74" r="10" fill="var(--print-skin)" strokeWidth="3" />
      <path d="M26-77c0-16 23-16 24 0z" fill={ink} strokeWidth="3" />
    </g>
  )
}

function Signpost(): ReactElement {
  return (
    <g stroke="var(--print-ink)" strokeWidth="3">
      <path d="M400 152V60" stroke="var(--brown)" strokeWidth="7" />
      <path d="M352 66h74l14 11-14 11h-74z" fill="var(--print-paper)" />
      <path d="M448 98h-70l-14 11 14 11h70z" fill="var(--print-paper)" />
      <text x="392" y="86" textAnchor="middle" fontSize="27" fontFamily="var(--title)" fill="var(--print-ink)" stroke="none">
        ?
      </text>
      <text x="410" y="118" textAnchor="middle" fontSize="27" fontFamily="var(--title)" fill="var(--print-ink)" stroke="none">
        ?
      </text>
    </g>
  )
}

function StartLine(): ReactElement {
  return (
    <g stroke="var(--print-ink)" strokeWidth="3">
      <path d="M380 150V44M560 150V44" strokeWidth="6" />
      <path d="M368 34h204v26H368z" fill="var(--print-red)" />
      <path d="M382 47h20m20 0h20m20 0h20m20 0h20m20 0h14" stroke="var(--print-white)" strokeWidth="7" strokeLinecap="butt" />
    </g>
  )
}
