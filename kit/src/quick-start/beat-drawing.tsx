import type { Game } from '@echappee/kernel'
import { useEffect, useRef, useState, type ComponentType, type ReactElement, type RefObject } from 'react'
import type { Choice } from '@echappee/text'
import type { TableProps } from '../table.ts'
import type { GameText, Language } from '@echappee/text'
import { findBeat, type SoughtBeat } from './beat.ts'
import type { DrawingProps, QuickStartModule } from './contract.ts'
import { Picture } from './figure.tsx'
import { choicesIn, viewWhen, type Start } from './position.ts'
import { NAMES, stillTable } from './still.ts'

interface Drawer<State, Move, Event, View, Options> {
  readonly game: Game<State, Move, Event, View, Options>
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
  return drawn(drawer, beats, (sought, _rule, text) => {
    const { before, events, after } = findBeat(drawer.game, sought)
    const line = (said: GameText<View, Move, Event>, event: Event) => said.event(event, NAMES, after)
    const isTold = (event: Event) => line(text, event) !== undefined
    return {
      views: [before, after],
      beat: drawer.followsBeat ? (events.findLast(sought.looksAt ?? isTold) ?? events.at(-1)) : undefined,
      lines: (said) => events.flatMap((event) => line(said, event) ?? []),
    }
  })
}

/** By rule: somebody is asked, and what the rule keeps from him, with the words of the refusal. */
export function drawRefusals<State, Move, Event, View, Options>(
  drawer: Drawer<State, Move, Event, View, Options>,
  starts: Readonly<Record<string, Start<Options>>>,
): QuickStartModule['drawings'] {
  const stills = Object.fromEntries(Object.entries(starts).map(([rule, start]) => [rule, { ...start, isStill: true }]))
  return drawn(drawer, stills, (start, rule) => {
    const refusalIn = (choices: readonly Choice<Move>[]) => choices.find(({ refusal }) => refusal?.rule === rule)?.refusal
    const asked = (view: View) => choicesIn(drawer.game, view, start.viewer)
    const view = viewWhen(drawer.game, { ...start, until: (seen) => refusalIn(asked(seen)) !== undefined })
    const choices = asked(view)
    return { views: [view, view], choices, lines: (text) => [text.refusal(refusalIn(choices)!, NAMES)] }
  })
}

interface Shown<Move, Event, View> {
  /** What was, and what became of it. */
  readonly views: readonly [View, View]
  /** Where the road looks, in both pictures: at the last thing that is told. */
  readonly beat?: Event | undefined
  readonly choices?: readonly Choice<Move>[]
  readonly lines: (text: GameText<View, Move, Event>) => readonly string[]
}

interface Still<Options> extends Start<Options> {
  readonly isStill?: boolean
}

function drawn<State, Move, Event, View, Options, Sought extends Still<Options>>(
  drawer: Drawer<State, Move, Event, View, Options>,
  sought: Readonly<Record<string, Sought>>,
  show: (sought: Sought, rule: string, text: GameText<View, Move, Event>) => Shown<Move, Event, View>,
): QuickStartModule['drawings'] {
  return Object.fromEntries(
    Object.entries(sought).map(([rule, one]) => {
      let shown: Shown<Move, Event, View> | undefined
      const find = (text: GameText<View, Move, Event>) => (shown ??= show(one, rule, text))
      return [rule, (props: DrawingProps) => <RuleDrawing {...props} drawer={drawer} sought={one} find={find} />]
    }),
  )
}

interface RuleDrawingProps<State, Move, Event, View, Options> extends DrawingProps {
  readonly drawer: Drawer<State, Move, Event, View, Options>
  readonly sought: Still<Options>
  readonly find: (text: GameText<View, Move, Event>) => Shown<Move, Event, View>
}

function RuleDrawing<State, Move, Event, View, Options>({
  drawer: { text: textIn, Road, height },
  sought: { viewer, isStill = false },
  find,
  language,
}: RuleDrawingProps<State, Move, Event, View, Options>): ReactElement {
  const figure = useRef<HTMLElement>(null)
  const isNear = useNear(figure)
  const text = textIn(language)
  const shown = isNear ? find(text) : undefined
  const [before, after] = shown?.views ?? []
  const picture = (view: View | undefined) => (
    <Picture height={height}>
      {view === undefined ? undefined : (
        <Road {...stillTable({ view, viewer, text, language, choices: shown?.choices ?? [] })} beat={shown?.beat} />
      )}
    </Picture>
  )
  return (
    <figure className="drawing beat-drawing" ref={figure}>
      <div className={isStill ? undefined : 'beat-pictures'}>
        {isStill ? undefined : (
          <>
            {picture(before)}
            <svg className="beat-arrow" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M3 9h9V3l9 9-9 9v-6H3z" />
            </svg>
          </>
        )}
        {picture(after)}
      </div>
      <figcaption>{shown?.lines(text).map(closed).join(' ')}</figcaption>
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
