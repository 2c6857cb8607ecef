import type { Seat } from '@echappee/kernel'
import type { Choice } from '@echappee/text'
import type { TableProps } from '../table.ts'
import type { GameText, Language, Names } from '@echappee/text'

interface Still<View, Move, Event> {
  readonly view: View
  readonly viewer: Seat
  readonly text: GameText<View, Move, Event>
  readonly language: Language
  /** Of a hand that is asked; nobody is, if left out. */
  readonly choices?: readonly Choice<Move>[]
  readonly names?: Names
}

/** What a part of a table is given to draw one position in which nothing moves. */
export function stillTable<View, Move, Event>({
  view,
  viewer,
  text,
  language,
  choices = [],
  names = NAMES,
}: Still<View, Move, Event>): TableProps<View, Move, Event> {
  return {
    scene: view,
    log: [],
    beat: undefined,
    beatMs: 0,
    viewer,
    choices,
    decision: 0,
    choose: nothing,
    chooseAll: nothing,
    names,
    isBot: () => false,
    text,
    language,
  }
}

const nothing = () => {}

const RIDERS = ['Alix', 'Bruno', 'Chloé', 'Denis', 'Elsa', 'Fabio', 'Gaëlle', 'Hugo']
export const NAMES: Names = (seat) => RIDERS[seat % RIDERS.length]!
