import { readFileSync, readdirSync } from 'node:fs'
import { rules } from '@echappee/games/catalog/rules'
import { checkOptions, defaultOptions } from '@echappee/kernel'
import { partsOfName, type Answers, type Studies } from '@echappee/study/kept-study'
import { describe, expect, test } from 'vitest'
import { wordsFor } from '../../lab/src/language.ts'
import { openGame } from '../../lab/src/opened-game.ts'
import { studyPlan } from '../../lab/src/studies/plan.ts'
import { wishFor } from '../src/lab/kept-studies.ts'

const folder = new URL('../../docs/studies/', import.meta.url)
const read = (file: string) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as unknown
const games = readdirSync(folder).flatMap((file) => (file.endsWith('.studies.json') ? [file.replace('.studies.json', '')] : []))

describe.each(games)('the studies of %s', (id) => {
  const studies = read(`${id}.studies.json`) as Studies
  const answers = read(`${id}.answers.json`) as Answers

  test('have an answer to every question, in both languages, with every metric that is shown', () => {
    expect(Object.keys(answers).sort()).toEqual(studies.questions.map((one) => one.id).sort())
    for (const { id: question, show, ...said } of studies.questions) {
      for (const text of [said.question, said.advice, said.doubt])
        expect([question, text.en === '', text.fr === '']).toEqual([question, false, false])
      const found = new Set(answers[question]!.map(({ name }) => partsOfName(name).metric))
      expect(show.filter((name) => !found.has(name) && !name.startsWith('win.start'))).toEqual([])
    }
  })

  test('can be put on the bench of the site, where the same is played', async () => {
    const game = await rules[id]!.rules()
    const say = await wordsFor(['--lang', 'en'], {})
    const opened = await openGame(id, say)
    for (const run of Object.values(studies.runs))
      for (const { label, options, bots, parameters } of studyPlan(opened, studies, run, say).variants) {
        const wish = wishFor(game, studies, run, label)
        const isPlain =
          parameters === undefined && !run.vary.some((text) => Object.hasOwn(game.parameters?.fields ?? {}, text.split('=')[0]!))
        if (wish === undefined) expect([label, isPlain && !bots[0]!.includes(':') && bots[0] !== 'policy']).toEqual([label, false])
        else {
          const checked = checkOptions(game, { ...defaultOptions(game.optionFields), ...wish.options }, wish.seats!)
          expect([label, checked.ok && checked.value, wish.seats, wish.level]).toEqual([label, options, bots.length, bots[0]])
        }
      }
  })
})
