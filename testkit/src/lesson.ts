import { botChance, chooseMove, type BotLevel } from '@echappee/bots'
import { Match, checkOptions, seededChance, type AnyGame, type AnyKnowledge, type AnyMatch } from '@echappee/kernel'
import { isAnswer, isAnswered, isMoveStep, type AnyLesson, type AnyStep, type LessonTexts } from '@echappee/text/lesson'
import type { CompleteLanguage } from '@echappee/text'
import { describe, expect, it } from 'vitest'

interface LessonSubject {
  readonly game: AnyGame
  readonly knowledge: AnyKnowledge
  readonly lesson: AnyLesson
  readonly texts: Readonly<Record<CompleteLanguage, LessonTexts>>
}

/** Answers are drawn anew in each run, so that a step is reached whatever was chosen before. */
const RUNS = 40
/** No person sits through more. */
const MOST_DECISIONS = 2000

/** A lesson is played to its end: every step is reached, has a legal answer and says its words in both languages. */
export function describeLesson(subject: LessonSubject): void {
  const { game, lesson, texts } = subject
  describe(`${game.id}: the first race`, () => {
    it('one person rides against bots, in a race that has steps', () => {
      expect(lesson.seats.filter((seat) => seat === 'you')).toHaveLength(1)
      expect(lesson.seats.length).toBeGreaterThanOrEqual(game.seats.min)
      expect(lesson.steps.length).toBeGreaterThan(3)
      // What is kept of it is read with the options checked.
      expect(checkOptions(game, lesson.options, lesson.seats.length)).toMatchObject({ ok: true })
    })

    it('every text is said, in French and in English', () => {
      const said = new Set(lesson.steps.flatMap((step) => [step.text, ...('otherwise' in step ? [step.otherwise] : [])] as string[]))
      for (const words of Object.values(texts)) {
        expect(Object.keys(words).sort()).toEqual([...said].sort())
        for (const text of Object.values(words)) expect(text).toMatch(/\S.*[.!?…»”]$/)
      }
    })

    it(`every step is reached and can be answered, over ${RUNS} runs; then the race is ridden to its end`, () => {
      for (let run = 0; run < RUNS; run++) playLesson(subject, run)
    })

    it('where other choices are explained, there is one to explain', () => {
      const explained = new Set<AnyStep>()
      for (let run = 0; run < RUNS; run++)
        playLesson(subject, run, (step, others) => {
          if (others > 0) explained.add(step)
        })
      const silent = lesson.steps.filter((step: AnyStep) => 'otherwise' in step && !explained.has(step))
      expect(silent.map(({ text }: AnyStep) => text)).toEqual([])
    })
  })
}

type Look = (step: AnyStep, otherLegalMoves: number) => void

function playLesson(subject: LessonSubject, run: number, look: Look = () => {}): void {
  const { lesson } = subject
  const match = startMatch(subject)
  const person = lesson.seats.indexOf('you')
  const picks = seededChance(`answers ${run}`)
  let decisions = 0
  const wait = () => letBotsPlay(subject, match)
  wait()
  for (const [i, step] of lesson.steps.entries() as IterableIterator<[number, AnyStep]>) {
    const where = `step ${i + 1} (${step.text}), run ${run}`
    expect(match.toAct(), `the person is asked at ${where}`).toContain(person)
    expect(step.holds?.(match.view(person)) ?? true, `what ${where} says is true`).toBe(true)
    if (!isMoveStep(step)) continue
    do {
      expect(++decisions, `an end of ${where}`).toBeLessThan(MOST_DECISIONS)
      const view: unknown = match.view(person)
      const legal = match.legal(person)
      const answers = legal.filter((move: unknown) => isAnswer(step, move, view))
      expect(answers.length, `legal answers at ${where}, of ${JSON.stringify(legal)}`).toBeGreaterThan(0)
      look(step, legal.length - answers.length)
      match.submit(person, match.decision(person), answers[picks.int(answers.length)])
      wait()
    } while (match.toAct().includes(person) && !isAnswered(step, match.view(person)))
  }
  for (; match.outcome() === undefined; wait()) {
    expect(++decisions, `an end, run ${run}`).toBeLessThan(MOST_DECISIONS)
    const legal = match.legal(person)
    match.submit(person, match.decision(person), legal[picks.int(legal.length)])
  }
}

function startMatch({ game, lesson }: LessonSubject): AnyMatch {
  const seats = lesson.seats.map((by, seat) => ({ name: `${seat}`, by: by === 'you' ? 'human' : by }))
  return new Match(game, { options: lesson.options, seats, seed: lesson.seed })
}

/** As the table on the site does it: bots first, each from the stream of its decision. */
function letBotsPlay({ game, knowledge, lesson }: LessonSubject, match: AnyMatch): void {
  for (;;) {
    const seat = match.toAct().find((one) => lesson.seats[one] !== 'you')
    if (seat === undefined) return
    const chance = botChance(lesson.seed, seat, match.decision(seat))
    const level = lesson.seats[seat] as BotLevel
    const answer = match.submit(seat, match.decision(seat), chooseMove({ game, knowledge, level, view: match.view(seat), seat, chance }))
    expect(answer.ok).toBe(true)
  }
}
