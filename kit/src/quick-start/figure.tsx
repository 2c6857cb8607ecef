import type { CSSProperties, ReactElement, ReactNode } from 'react'
import './quick-start.css'

interface QuickStartProps {
  readonly heading: string
  /** The aim, in one sentence. */
  readonly aim: string
  readonly children: ReactNode
}

/** The game on one screen: its aim, and a few figures in the order of play. */
export function QuickStartSheet({ heading, aim, children }: QuickStartProps): ReactElement {
  return (
    <section className="quick-start" aria-labelledby="quick-start">
      <h2 id="quick-start">{heading}</h2>
      <p className="quick-start-aim">{aim}</p>
      <ol className="quick-start-figures">{children}</ol>
    </section>
  )
}

export interface FigureLook {
  /** The height of the drawing in px: its room is kept before it is drawn. */
  readonly height: number
  /** On a phone, where it differs. */
  readonly phoneHeight?: number
  /** Drawn smaller than on the table, 0.8 for example. */
  readonly scale?: number
  /** Of the three that a wide page has; a phone has one. */
  readonly columns?: 1 | 2 | 3
}

export interface FigureProps extends FigureLook {
  readonly caption: string
  readonly children: ReactNode
}

/** One step of the quick start: a position drawn by the table's own parts, and what happens in it. */
export function Figure({ caption, columns, children, ...size }: FigureProps): ReactElement {
  return (
    <li data-columns={columns}>
      <figure className="drawing">
        <Picture {...size}>{children}</Picture>
        <figcaption>{caption}</figcaption>
      </figure>
    </li>
  )
}

type PictureProps = Omit<FigureProps, 'caption' | 'columns'>

/** It only shows what the words say: neither keys nor screen readers stop at it. */
export function Picture({ height, phoneHeight = height, scale = 1, children }: PictureProps): ReactElement {
  return (
    <div className="drawing-picture" style={{ '--height': `${height}px`, '--phone-height': `${phoneHeight}px` } as CSSProperties} inert>
      <div className="drawing-sheet" style={{ zoom: scale }}>
        {children}
      </div>
    </div>
  )
}
