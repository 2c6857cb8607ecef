import type { ComponentType, ReactElement } from 'react'
import type { Choice } from '@echappee/text'
import type { TableProps } from '../table.ts'
import type { GameText, Language } from '@echappee/text'
import type { DrawingProps } from './contract.ts'
import { Figure, QuickStartSheet, type FigureLook, type FigureProps } from './figure.tsx'
import { stillTable } from './still.ts'

/** A position, drawn by a part of the game's own table, and the name of the words below it. */
interface Picture<View, Move, Event, Caption> extends Partial<FigureLook> {
  readonly caption: Caption
  readonly view: View
  readonly part: ComponentType<TableProps<View, Move, Event>>
  /** Of a hand that is asked. */
  readonly choices?: readonly Choice<Move>[]
}

interface QuickStartParts<View, Move, Event, Caption extends string> {
  readonly words: (language: Language) => Readonly<Record<Caption, string>> & { readonly heading: string; readonly aim: string }
  readonly text: (language: Language) => GameText<View, Move, Event>
  /** Of a picture that says no other, in px. */
  readonly height: number
  /** In the order of play. */
  readonly figures: readonly Picture<View, Move, Event, NoInfer<Caption>>[]
}

/** The game on one screen. */
export function quickStart<View, Move, Event, Caption extends string>(
  game: QuickStartParts<View, Move, Event, Caption>,
): ComponentType<DrawingProps> {
  type OwnPicture = Picture<View, Move, Event, Caption>
  const drawn = ({ caption, view, part: Part, choices = [], ...look }: OwnPicture, language: Language): FigureProps => ({
    height: game.height,
    ...look,
    caption: game.words(language)[caption],
    children: <Part {...stillTable({ view, viewer: 0, text: game.text(language), language, choices })} />,
  })
  return function QuickStart({ language }: DrawingProps): ReactElement {
    const { heading, aim } = game.words(language)
    return (
      <QuickStartSheet heading={heading} aim={aim}>
        {game.figures.map((picture) => (
          <Figure key={picture.caption} {...drawn(picture, language)} />
        ))}
      </QuickStartSheet>
    )
  }
}
