import { isBotLevel } from '@echappee/bots'
import { defaultOptions, type AnyGame, type OptionField, type Said } from '@echappee/kernel'
import type { Answers, Run, Studies } from '@echappee/study/kept-study'
import { useEffect, useState } from 'react'
import { withFrenchSpaces } from '../shell/french-spaces.ts'
import { MOST_GAMES, otherOptions, type StudyWish } from './study-link.ts'

export interface KeptStudies {
  readonly studies: Studies
  readonly answers: Answers
}

/** What stands in docs/studies of a game: undefined while it is fetched, and where there is nothing. */
export function useKeptStudies(id: string): KeptStudies | undefined {
  const [kept, setKept] = useState<KeptStudies>()
  useEffect(() => {
    let isCurrent = true
    const fetched = Promise.all([
      import(`../../../docs/studies/${id}.studies.json`) as Promise<{ readonly default: Studies }>,
      import(`../../../docs/studies/${id}.answers.json`) as Promise<{ readonly default: Answers }>,
    ])
    fetched.then(
      ([studies, answers]) => {
        if (isCurrent) setKept({ studies: withFrench(studies.default), answers: answers.default })
      },
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [id])
  return kept
}

/** How the lab of the site is asked for one variant of a run; undefined for what only the command line can play. */
export function wishFor(game: AnyGame, { seed }: Pick<Studies, 'seed'>, run: Run, variant: string): StudyWish | undefined {
  const words = [...(run.options ?? []), ...(run.vary.length === 0 ? [] : variant.split(' '))]
  let { seats, bots: level = 'greedy' } = run
  const options: Record<string, unknown> = {}
  for (const word of words) {
    const [key = '', ...rest] = word.split('=')
    const value = rest.join('=')
    const field = game.optionFields[key]
    if (key === 'seats') seats = Number(value)
    else if (key === 'bots') level = value
    else if (field === undefined) return undefined
    else options[key] = optionValue(field, value)
  }
  if (!isBotLevel(level) || run.games > MOST_GAMES) return undefined
  return {
    game: game.id,
    seats: seats ?? game.seats.best,
    level,
    games: run.games,
    seed,
    options: otherOptions(game, { ...defaultOptions(game.optionFields), ...options }),
  }
}

function optionValue(field: OptionField, text: string): unknown {
  switch (field.kind) {
    case 'flag':
      return text === 'true'
    case 'number':
      return Number(text)
    case 'numbers':
      return field.presets.includes(text) ? text : text.split(',').map(Number)
    case 'choice':
    case 'document':
      return text
  }
}

const inFrench = ({ en, fr }: Said): Said => ({ en, fr: withFrenchSpaces(fr) })

const withFrench = ({ questions, ...studies }: Studies): Studies => ({
  ...studies,
  questions: questions.map(({ question, advice, doubt, ...rest }) => {
    return { ...rest, question: inFrench(question), advice: inFrench(advice), doubt: inFrench(doubt) }
  }),
})
