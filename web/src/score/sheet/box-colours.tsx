import type { ReactElement, ReactNode } from 'react'

/** The colours of the seats, each once. */
export const SEAT_COLOURS: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7]

const PARTS = ['', '-trim', '-ink']

/** A property may not name itself: the outer element keeps the colours of the seats under other names. */
const BASE = Object.fromEntries(
  SEAT_COLOURS.flatMap((seat) => PARTS.map((part) => [`--box-${seat}${part}`, `var(--seat-${seat + 1}${part})`])),
)

interface BoxColoursProps {
  /** By seat; those of the seats where it is left out. */
  readonly colours: readonly number[] | undefined
  readonly children: ReactNode
}

/** Tokens and riders inside have the colours of the people's box; shapes and patterns stay as everywhere. */
export function BoxColours({ colours = SEAT_COLOURS, children }: BoxColoursProps): ReactElement {
  const own = Object.fromEntries(
    colours.flatMap((colour, seat) => PARTS.map((part) => [`--seat-${seat + 1}${part}`, `var(--box-${colour}${part})`])),
  )
  return (
    <div className="box-colours" style={BASE}>
      <div style={own}>{children}</div>
    </div>
  )
}

/** The seat takes the next colour, and whoever had it takes his. */
export function nextColour(colours: readonly number[], seat: number): readonly number[] {
  const wanted = (colours[seat]! + 1) % colours.length
  return colours.with(colours.indexOf(wanted), colours[seat]!).with(seat, wanted)
}
