import { workOut, type Answer, type Entry, type Question, type Sheet, type WorkedSheet } from '@echappee/sheet'

/**
 * A sheet worked out from answers by the end of a question's id ("home 0"), up to the first question without one.
 * `usual` answers the questions that are not named: with their proposal, if left out.
 */
export function workFrom<State, Options>(
  sheet: Sheet<State, Options, never, never>,
  options: Options,
  seats: number,
  answers: Readonly<Record<string, Answer>>,
  usual: (question: Question) => Answer | undefined = ({ proposal }) => proposal,
): WorkedSheet<State> {
  const entries: Entry[] = []
  for (;;) {
    const worked = workOut(sheet, options, seats, entries)
    const { question, conflict } = worked
    if (conflict !== undefined || question === undefined) return worked
    const named = Object.keys(answers).find((key) => question.id.endsWith(key))
    const answer = named === undefined ? usual(question) : answers[named]
    if (answer === undefined) return worked
    entries.push({ question: question.id, answer })
  }
}
