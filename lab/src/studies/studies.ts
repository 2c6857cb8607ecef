// npm run studies [-- game … --check | --pages]: plays the studies of docs/studies again and writes their pages; or repeats them with a tenth of
// the games; or only writes the pages anew, after their advice was edited.
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Columns } from '@echappee/study/column'
import { STRETCH, columnsFor, type Part } from '@echappee/study/stretch'
import { withCrew } from '../in-order.ts'
import { wordsFor } from '../language.ts'
import { openGame } from '../opened-game.ts'
import { runStudy, studyCrew } from '../study/run.ts'
import type { Words } from '../words/en/index.ts'
import { TIMES_FEWER, checkAnswers, countFigures, type Answers } from './check.ts'
import { figuresOf, type Figure } from './figures.ts'
import { chartName, chartOf, hasChart, studiesPage } from './page.ts'
import { studyPlan, type Studies } from './plan.ts'

const folder = fileURLToPath(new URL('../../../docs/studies/', import.meta.url))
const isCheck = process.argv.includes('--check')
const isPages = process.argv.includes('--pages')
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const say = await wordsFor(['--lang', 'en'], {})

const files = readdirSync(folder).filter((file) => file.endsWith('.studies.json'))
const ids = files.map((file) => file.replace('.studies.json', ''))
/** Every check looks at all of them, so that one game's is as strict as when all are checked. */
const figuresOfAll = isCheck ? ids.reduce((sum, id) => sum + countFigures(keptAnswers(id)), 0) : 0
const unknown = wanted.find((id) => !ids.includes(id))
if (unknown === undefined) {
  let faults = 0
  for (const id of ids) if (wanted.length === 0 || wanted.includes(id)) faults += await study(id, say)
  process.exitCode = faults === 0 ? 0 : 1
} else {
  console.error(`studies: there are no studies of ${unknown}; there are ${ids.join(', ')}`)
  process.exitCode = 2
}

async function study(id: string, words: Words): Promise<number> {
  const studies = JSON.parse(readFileSync(`${folder}${id}.studies.json`, 'utf8')) as Studies
  const opened = await openGame(studies.game, words)
  const found: Record<string, readonly Figure[]> = isPages ? keptAnswers(id) : {}
  for (const [name, run] of isPages ? [] : Object.entries(studies.runs)) {
    const games = isCheck ? Math.max(2 * STRETCH, Math.round(run.games / TIMES_FEWER)) : run.games
    // Other seeds than those of the figures, or the check would only repeat a part of them.
    const own = isCheck ? { ...studies, seed: `${studies.seed}/check` } : studies
    const plan = studyPlan(opened, own, run, words)
    const columns: Columns[] = plan.variants.map((variant) => columnsFor(opened, variant))
    const part = (await withCrew(studyCrew(availableParallelism()), (crew) => runStudy({ plan, columns, games, crew }))) as Part
    const labels = plan.variants.map(({ label }) => label)
    for (const question of studies.questions) if (question.run === name) found[question.id] = figuresOf(question, part, columns, labels)
    console.log(`${id}: ${name}, ${labels.length} variants of ${games} games`)
  }
  if (isCheck) return check(id, found)
  mkdirSync(`${folder}charts`, { recursive: true })
  writeFileSync(`${folder}${id}.answers.json`, `${JSON.stringify(found, null, 1)}\n`)
  writeFileSync(`${folder}${id}.md`, studiesPage(opened.title, studies, found, opened.game.rulesVersion))
  for (const question of studies.questions) {
    const figures = found[question.id] ?? []
    if (hasChart(figures)) writeFileSync(`${folder}charts/${chartName(studies, question)}`, `${chartOf(figures)}\n`)
  }
  return 0
}

function keptAnswers(id: string): Record<string, readonly Figure[]> {
  return JSON.parse(readFileSync(`${folder}${id}.answers.json`, 'utf8')) as Record<string, readonly Figure[]>
}

function check(id: string, found: Answers): number {
  const { repeated, tooFew, faults } = checkAnswers(keptAnswers(id), found, figuresOfAll)
  for (const { question, kept, again } of faults)
    console.error(
      `${id} ${question}: ${kept.name} of ${kept.variant} was ${kept.mean} (${kept.low} … ${kept.high}), now ${again === undefined ? 'missing' : `${again.mean} (${again.low} … ${again.high})`}`,
    )
  console.log(
    `${id}: ${repeated} figures repeated, ${faults.length} outside of an interval that holds for all ${figuresOfAll} at once; ${tooFew} of too few games to repeat`,
  )
  return faults.length
}
