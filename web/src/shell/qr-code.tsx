import { useEffect, useState, type ReactElement } from 'react'
import { useWords } from './language.tsx'

interface QrCodeProps {
  readonly link: string
  /** For a screen across the room. */
  readonly isLarge?: boolean
}

/** A link for the camera of a phone. What draws it is loaded when it is wanted. */
export function QrCode({ link, isLarge = false }: QrCodeProps): ReactElement {
  const { m } = useWords()
  const [code, setCode] = useState<{ readonly link: string; readonly squares: readonly (readonly boolean[])[] }>()
  useEffect(() => {
    let isWanted = true
    void import('uqr').then(({ encode }) => {
      if (isWanted) setCode({ link, squares: encode(link, { ecc: 'M', border: QUIET }).data })
    })
    return () => {
      isWanted = false
    }
  }, [link])
  // The place is kept, so that nothing moves when the code comes.
  const squares = code?.link === link ? code.squares : []
  const side = Math.max(1, squares.length)
  return (
    <figure className="qr" aria-label={m.online.code} data-large={isLarge || undefined}>
      <svg viewBox={`0 0 ${side} ${side}`} aria-hidden="true" data-link={code?.link} shapeRendering="crispEdges">
        <path d={squares.flatMap(darkRuns).join('')} />
      </svg>
      <figcaption>{m.online.codeHelp}</figcaption>
    </figure>
  )
}

/** White squares around the code that cameras need. */
const QUIET = 4
/** Beyond this the squares are too small for a camera before a small screen. */
const MOST_LETTERS = 400

export const fitsCode = (link: string): boolean => link.length <= MOST_LETTERS

/** Neighbours are one stroke, so that no seams show between them. */
function darkRuns(row: readonly boolean[], y: number): string[] {
  return row.flatMap((isDark, x) => {
    if (!isDark || row[x - 1] === true) return []
    const end = row.indexOf(false, x)
    return [`M${x} ${y}h${(end < 0 ? row.length : end) - x}v1H${x}z`]
  })
}
