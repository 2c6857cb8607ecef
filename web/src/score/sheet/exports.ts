import type { Outcome } from '@echappee/kernel'
import { languageWords, type Language } from '@echappee/text'
import type { ResultSection } from '@echappee/sheet'
import type { ScoreWords } from '../../words/en/score.ts'

/** The results as a spreadsheet reads them: a block for each section, blocks apart by an empty line. */
export function csvOf(
  sections: readonly ResultSection[],
  nameOf: (rider: number) => string,
  words: ScoreWords,
  language: Language,
): string {
  const blocks = sections.map((section) => [[section.title], ...rowsOf(section, (rider) => harmless(nameOf(rider)), words, language)])
  const lines = blocks.map((rows) => rows.map((row) => row.map(quoted).join(',')).join('\r\n'))
  // The mark tells spreadsheets that this is UTF-8.
  return `\uFEFF${lines.join('\r\n\r\n')}\r\n`
}

function rowsOf(section: ResultSection, nameOf: (rider: number) => string, words: ScoreWords, language: Language): string[][] {
  switch (section.kind) {
    case 'notes':
      return section.lines.map(({ text }) => [text])
    case 'standings':
      return [
        [words.rank, words.rider, words.result, words.gap, words.note, words.tieBreak],
        ...section.lines.map(({ rank, rider, team, value, gap, note, tie }) => [
          String(rank),
          team === undefined ? nameOf(rider) : harmless(team),
          value,
          gap === undefined ? '' : languageWords(language).gap(gap),
          note ?? '',
          tie ?? '',
        ]),
      ]
    case 'table':
      return [
        [
          section.head,
          ...section.columns.map(({ head, label }) => label ?? head),
          ...(section.totalHead === undefined ? [] : [section.totalHead]),
        ],
        ...section.rows.map(({ rider, team, cells, total }) => [
          team === undefined ? nameOf(rider) : harmless(team),
          ...cells.map(({ value }) => value),
          ...(total === undefined ? [] : [total]),
        ]),
      ]
  }
}

/** A name that a spreadsheet would take for a formula stays a name. */
const harmless = (name: string) => (/^[=+@-]/.test(name) ? `'${name}` : name)
const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

export interface FinishedPlay {
  readonly sheet: string
  readonly game: string
  readonly title: string
  readonly names: readonly string[]
  readonly outcome: Outcome
  readonly at: Date
}

/** A link that hands the play to BG Stats, which shows it before taking it. Its Android version wants `winner` and `startPlayer` of everybody. */
export function bgStatsLink({ sheet, game, title, names, outcome, at }: FinishedPlay): string {
  const play = {
    sourceName: 'Échappée',
    sourcePlayId: sheet,
    playDate: at.toISOString().slice(0, 19).replace('T', ' '),
    game: { name: title, sourceGameId: game, highestWins: true, noPoints: false },
    players: names.map((name, seat) => ({
      name,
      sourcePlayerId: name,
      score: outcome.scores[seat]!,
      rank: outcome.places[seat]!,
      winner: outcome.places[seat] === 1,
      startPlayer: false,
    })),
  }
  return `https://app.bgstatsapp.com/createPlay.html?data=${encodeURIComponent(JSON.stringify(play))}`
}
