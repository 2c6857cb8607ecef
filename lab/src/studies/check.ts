import type { Answers, Figure } from '@echappee/study/kept-study'
import { FEWEST, isOutside } from './figures.ts'

/** A check plays so many times fewer games. */
export const TIMES_FEWER = 10

interface Fault {
  readonly question: string
  readonly kept: Figure
  /** Undefined where it was not found again. */
  readonly again: Figure | undefined
}

export interface Checked {
  /** Figures that were found again. */
  readonly repeated: number
  /** Figures of so few games that a tenth says nothing of them. */
  readonly tooFew: number
  readonly faults: readonly Fault[]
}

/** Beside all figures that the check looks at, of all games. */
export function checkAnswers(kept: Answers, found: Answers, figures: number): Checked {
  const faults: Fault[] = []
  let repeated = 0
  let tooFew = 0
  for (const [question, list] of Object.entries(kept))
    for (const figure of list) {
      const again = found[question]?.find(({ variant, name }) => variant === figure.variant && name === figure.name)
      if (again !== undefined) repeated++
      // A value that came seldom may not come at all in a tenth of the games.
      else if (figure.count < 2 * FEWEST * TIMES_FEWER) {
        tooFew++
        continue
      }
      if (again === undefined || isOutside(figure, again, figures)) faults.push({ question, kept: figure, again })
    }
  return { repeated, tooFew, faults }
}

export const countFigures = (answers: Answers): number => Object.values(answers).reduce((sum, list) => sum + list.length, 0)
