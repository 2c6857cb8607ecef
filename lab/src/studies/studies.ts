// npm run studies [-- game … --check | --pages | --workers N]: plays the studies of docs/studies again and writes their pages; or repeats them with a tenth of
// the games; or only writes the pages anew, after their advice was edited.
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { Columns } from '@echappee/study/column'
import type { Answers, Figure, Studies } from '@echappee/study/kept-study'
import { STRETCH, columnsFor, type Part } from '@echappee/study/stretch'
import { withCrew } from '../in-order.ts'
import { wordsFor } from '../language.ts'
import { openGame } from '../opened-game.ts'
import { runStudy, studyCrew } from '../study/run.ts'
import type { Words } from '../words/en/index.ts'
import { TIMES_FEWER, checkAnswers, countFigures } from './check.ts'
import { figuresOf } from './figures.ts'
import { chartName, chartOf, chartedFigures, studiesPage } from './page.ts'
import { studyPlan } from './plan.ts'

const folder = fileURLToPath(new URL('../../../docs/studies/', import.meta.url))
const { check: isCheck, pages: isPages, workers, wanted } = flags()
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
    const part = (await withCrew(studyCrew(workers), (crew) => runStudy({ plan, columns, games, crew }))) as Part
    const labels = plan.variants.map(({ label }) => label)
    for (const question of studies.questions) if (question.run === name) found[question.id] = figuresOf(question, part, columns, labels)
    console.log(`${id}: ${name}, ${labels.length} variants of ${games} games`)
  }
  if (isCheck) return check(id, found)
  mkdirSync(`${folder}charts`, { recursive: true })
  for (const chart of readdirSync(`${folder}charts`)) if (chart.startsWith(`${id}-`)) rmSync(`${folder}charts/${chart}`)
  writeFileSync(`${folder}${id}.answers.json`, `${JSON.stringify(found, null, 1)}\n`)
  writeFileSync(`${folder}${id}.md`, studiesPage(opened.title, studies, found, opened.game.rulesVersion))
  for (const question of studies.questions)
    for (const [i, figures] of chartedFigures(found[question.id] ?? []).entries())
      writeFileSync(`${folder}charts/${chartName(studies, question, i)}`, `${chartOf(figures)}\n`)
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

function flags() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { check: { type: 'boolean', default: false }, pages: { type: 'boolean', default: false }, workers: { type: 'string' } },
    })
    const asked = values.workers === undefined ? availableParallelism() : Number(values.workers)
    if (!(Number.isInteger(asked) && asked > 0)) throw new Error(`--workers takes a whole number, not "${values.workers}"`)
    return { ...values, workers: asked, wanted: positionals }
  } catch (error) {
    console.error(`studies: ${(error as Error).message}`)
    process.exit(2)
  }
}
