import type { Answer, Question, QuestionText } from '@echappee/sheet'
import type { ScoreWords } from '../../words/en/score.ts'

/** An answer in one line: "Ada, Bea = Cleo". */
export function answerWords(
  question: Question,
  answer: Answer,
  text: QuestionText,
  nameOf: (rider: number) => string,
  words: ScoreWords,
): string {
  const valueOf = (value: string) => text.values?.[value] ?? value
  const riders = 'riders' in question ? question.riders : []
  switch (answer.kind) {
    case 'order':
      return answer.groups.length === 0 ? words.none : answer.groups.map((group) => group.map(nameOf).join(words.equal)).join(', ')
    case 'flags':
      return answer.riders.length === 0 ? words.none : answer.riders.map(nameOf).join(', ')
    case 'number':
      return String(answer.value)
    case 'numbers':
      return riders.map((rider, i) => `${nameOf(rider)} ${answer.values[i]}`).join(', ')
    case 'choice':
      return valueOf(answer.value)
    case 'choices':
      return riders.map((rider, i) => `${nameOf(rider)} ${valueOf(answer.values[i]!)}`).join(', ')
  }
}
