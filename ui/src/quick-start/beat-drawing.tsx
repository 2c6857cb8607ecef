import type { Game } from '@echappee/kernel'
import { useEffect, useRef, useState, type ComponentType, type ReactElement, type RefObject } from 'react'
import type { TableProps } from '../table.ts'
import type { GameText, Language } from '../text/contract.ts'
import { findBeat, type FoundBeat, type SoughtBeat } from './beat.ts'
import type { DrawingProps, QuickStartModule } from './contract.ts'
import { Picture } from './figure.tsx'
import { NAMES, stillTable } from './still.ts'

interface Drawer<State, Move, Event, View, Options> {
  readonly game: Game<State, Move, Event, View, Options>
  readonly advance: (scene: View, event: Event) => View
  readonly text: (language: Language) => GameText<View, Move, Event>
  /** The road, as the table draws it. */
  readonly Road: ComponentType<TableProps<View, Move, Event>>
  readonly height: number
  /** The road looks at where a beat happens; left out where a beat also lays its cards over the road. */
  readonly followsBeat?: boolean
}

/** By rule: what happens on the road, before and after, with the words of the table's log. */
export function drawBeats<State, Move, Event, View, Options>(
  drawer: Drawer<State, Move, Event, View, Options>,
  beats: Readonly<Record<string, SoughtBeat<Move, Event, View, Options>>>,
): QuickStartModule['drawings'] {
  return Object.fromEntries(
    Object.entries(beats).map(([rule, sought]) => {
      let found: FoundBeat<Event, View> | undefined
      const find = () => (found ??= findBeat(drawer.game, drawer.advance, sought))
      return [rule, (props: DrawingProps) => <BeatDrawing {...props} drawer={drawer} viewer={sought.viewer} find={find} />]
    }),
  )
}

interface BeatDrawingProps<State, Move, Event, View, Options> extends DrawingProps {
  readonly drawer: Drawer<State, Move, Event, View, Options>
  readonly viewer: number
  readonly find: () => FoundBeat<Event, View>
}

function BeatDrawing<State, Move, Event, View, Options>({
  drawer: { text: textIn, Road, height, followsBeat = false },
  viewer,
  find,
  language,
}: BeatDrawingProps<State, Move, Event, View, Options>): ReactElement {
  const figure = useRef<HTMLElement>(null)
  const isNear = useNear(figure)
  const text = textIn(language)
  const found = isNear ? find() : undefined
  const sentences = found?.events.flatMap((event) => text.event(event, NAMES, found.after) ?? []) ?? []
  // Both pictures show the same stretch.
  const beat = followsBeat ? found?.events.at(-1) : undefined
  const picture = (view: View | undefined) => (
    <Picture height={height}>
      {view === undefined ? undefined : <Road {...stillTable({ view, viewer, text, language })} beat={beat} />}
    </Picture>
  )
  return (
    <figure className="drawing beat-drawing" ref={figure}>
      <div className="beat-pictures">
        {picture(found?.before)}
        <svg className="beat-arrow" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3 9h9V3l9 9-9 9v-6H3z" />
        </svg>
        {picture(found?.after)}
      </div>
      <figcaption>{sentences.map(closed).join(' ')}</figcaption>
    </figure>
  )
}

/** A line of the log as a sentence. */
const closed = (line: string) => (/[.!?…»”]$/.test(line) ? line : `${line}.`)

/** A page of rules has many drawings: each is drawn when the reader comes near it, or prints the page. */
function useNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    if (isNear || element.current === null) return undefined
    const come = () => setNear(true)
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && come(), {
      rootMargin: '600px 0px',
    })
    observer.observe(element.current)
    addEventListener('beforeprint', come)
    return () => {
      observer.disconnect()
      removeEventListener('beforeprint', come)
    }
  }, [isNear, element])
  return isNear
}
