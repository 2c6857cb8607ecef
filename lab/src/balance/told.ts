import { columns as inColumns } from '../output.ts'
import { intervalChart } from '../report/chart.ts'
import { escape, figure, pageOf, table } from '../report/html.ts'
import { doDisagree, type OptionFinding, type WinFinding } from '../study/findings.ts'
import { bold } from '../table/scene.ts'
import type { Words } from '../words/en/index.ts'

/** What one kind of bots shows. */
export interface Witness {
  readonly bots: string
  readonly games: number
  readonly wins: readonly WinFinding[]
  readonly options: readonly OptionFinding[]
  /** Kinds of moves that could be chosen under the usual rules, special cards among them, and never were. */
  readonly never: readonly string[]
  /** Only of bots that learned anew: games under each variant, and what they won beyond an equal share against greedy ones. */
  readonly taught?: { readonly games: number; readonly gains: readonly { readonly label: string; readonly gain: number | null }[] }
}

/** What was found of a game. */
export interface Balance {
  readonly game: string
  readonly title: string
  readonly rulesVersion: number
  readonly seed: string
  readonly seats: number
  readonly command: string
  readonly isPartial: boolean
  readonly witnesses: readonly Witness[]
}

/** As many as a line can name. */
const MOST_NAMED = 5
const MARKS = { more: '+', less: '−', fair: '=', unknown: '?' } as const

const named = (list: readonly string[]) =>
  list.length > MOST_NAMED ? [...list.slice(0, MOST_NAMED), `+${list.length - MOST_NAMED}`] : list

export function balanceLines(balance: Balance, say: Words): string[] {
  return [
    say.balanceHead(balance.title, balance.seats),
    ...taughtLines(balance, say),
    say.balanceMarks(),
    '',
    bold(say.balanceWins()),
    ...inColumns([winHeads(balance, say), ...winRows(balance, say)]).map((line) => `  ${line}`),
    '',
    bold(say.balanceOptions()),
    ...optionRows(balance, say).map((words) => `  ${words}`),
    '',
    bold(say.neverHead()),
    ...neverRows(balance, say).map((words) => `  ${words}`),
    '',
    say.seedIs(balance.seed),
  ]
}

/** One file without scripts. */
export function balancePage(balance: Balance, say: Words): string {
  const { seed, command, rulesVersion, witnesses } = balance
  const from = { command, seed, plan: { rulesVersion } }
  const head = say.balanceHead(balance.title, balance.seats)
  const bars = witnesses[0]!.wins.flatMap(({ label, value }) =>
    witnesses.flatMap(({ bots, wins }) =>
      wins
        .filter((one) => one.label === label && one.value === value)
        .map(({ share, low, high, kind }) => ({
          label: `${label} ${value} · ${bots}`,
          mean: 100 * share,
          low: 100 * low,
          high: 100 * high,
          isCertain: kind === 'more' || kind === 'less',
        })),
    ),
  )
  return pageOf(
    head,
    [
      `<h1>${escape(head)}</h1>`,
      balance.isPartial ? `<p class="partial">${escape(say.reportPartial())}</p>` : '',
      ...taughtLines(balance, say).map((line) => `<p>${escape(line)}</p>`),
      figure(
        say.balanceWins(),
        {
          sentences: [say.balanceMarks(), say.reportFair()],
          pieces: [
            bars.length === 0 ? '' : intervalChart(bars, '%', 100 * witnesses[0]!.wins[0]!.fair),
            table(winHeads(balance, say), winRows(balance, say)),
          ],
        },
        from,
        say,
      ),
      figure(say.balanceOptions(), { pieces: [list(optionRows(balance, say))] }, from, say),
      figure(say.neverHead(), { pieces: [list(neverRows(balance, say))] }, from, say),
    ],
    say.language,
  )
}

const list = (rows: readonly string[]) => `<ul>${rows.map((words) => `<li>${escape(words)}</li>`).join('')}</ul>`

const winHeads = ({ witnesses }: Balance, say: Words): string[] => [
  '',
  say.fairHead(),
  ...witnesses.map(({ bots, games }) => `${bots} (${games})`),
  '',
]

function winRows({ witnesses }: Balance, say: Words): string[][] {
  return witnesses[0]!.wins.map(({ label, value, fair }) => {
    const all = witnesses.map(({ bots, wins }) => ({ bots, finding: wins.find((one) => one.label === label && one.value === value) }))
    const pair = all.flatMap((a, i) => all.slice(i + 1).map((b) => [a, b] as const)).find(([a, b]) => disagrees(a.finding, b.finding))
    return [
      `${label} ${value}`,
      say.percent(fair),
      ...all.map(({ finding }) => (finding === undefined ? '–' : `${say.percent(finding.share)} ${MARKS[finding.kind]}`)),
      pair === undefined ? '' : say.disagree(pair[0].bots, pair[1].bots),
    ]
  })
}

const disagrees = (a: WinFinding | undefined, b: WinFinding | undefined): boolean => a !== undefined && doDisagree(a.kind, b?.kind)

/** An option is dead if no kind of bots sees a game come out otherwise; where only some do, they disagree. */
function optionRows({ witnesses }: Balance, say: Words): string[] {
  return witnesses[0]!.options.map(({ label }) => {
    const all = witnesses.flatMap(({ bots, games, options }) => {
      const finding = options.find((one) => one.label === label)
      return finding === undefined ? [] : [{ bots, games, ...finding }]
    })
    if (all.every(({ isDead }) => isDead)) return say.optionDead(label)
    const changes = [...new Set(all.flatMap((one) => one.changes))]
    const dead = all.find(({ isDead }) => isDead)
    const moved = all.find((one) => one.changes.length > 0)
    if (moved === undefined) return say.optionQuiet(label, all[0]!.games)
    const words = say.optionMatters(label, named(changes))
    return dead === undefined ? words : `${words}; ${say.disagree(moved.bots, dead.bots)}`
  })
}

const neverRows = ({ witnesses }: Balance, say: Words): string[] => witnesses.map(({ bots, never }) => `${bots}: ${say.never(never)}`)

function taughtLines({ witnesses }: Balance, say: Words): string[] {
  return witnesses.flatMap(({ bots, taught }) => {
    if (taught === undefined) return []
    const known = taught.gains.flatMap(({ label, gain }) => (gain === null ? [] : [{ label, gain }])).sort((a, b) => a.gain - b.gain)
    const [least, most] = [known[0], known.at(-1)]
    const points = ({ gain }: { readonly gain: number }) => say.number(100 * gain, 1)
    return [
      say.balance.taught(bots, taught.games),
      ...(least === undefined || most === undefined ? [] : [say.balance.gains(points(least), least.label, points(most), most.label)]),
    ]
  })
}
