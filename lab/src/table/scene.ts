import { styleText } from 'node:util'
import type { AnyMatch, Outcome, Refusal, Seat } from '@echappee/kernel'
import { matchRefusalText, type AnyGameText, type Names } from '@echappee/text'
import type { Words } from '../words/en/index.ts'

/** What is needed to put a match into words. */
export interface Speech {
  readonly text: AnyGameText
  readonly names: Names
  readonly say: Words
}

/** The position as the viewer knows it. */
export function boardLines(match: AnyMatch, viewer: Seat, { text, names }: Speech): string[] {
  const lines: string[] = []
  for (const { heading, lines: body } of text.board(match.view(viewer), names)) {
    lines.push('', bold(heading))
    for (const line of body) lines.push(`  ${line}`)
  }
  return lines
}

/** The legal moves with their numbers, then what the hand could reach for and why it can't. */
export function choiceLines(match: AnyMatch, seat: Seat, legal: readonly unknown[], speech: Speech): string[] {
  const { text, names, say } = speech
  const view: unknown = match.view(seat)
  const lines = [
    '',
    bold(
      text.prompt(
        view,
        seat,
        names,
        legal.map((move) => ({ move })),
      ),
    ),
  ]
  const width = String(legal.length).length
  for (const [i, move] of legal.entries()) lines.push(`  ${String(i + 1).padStart(width)}  ${text.move(move, view, names)}`)
  const refused = refusedChoices(match, seat, speech)
  if (refused.size > 0) lines.push(dim(`  ${say.notNow()}`))
  for (const [why, moves] of refused) {
    const choices = moves.map((move) => text.move(move, view, names)).join(' · ')
    lines.push(dim(`  ${'–'.padStart(width)}  ${choices} — ${why}`))
  }
  return lines
}

export function refusalText(refusal: Refusal, { text, names, say }: Speech): string {
  return matchRefusalText(say.language, refusal) ?? `${text.refusal(refusal, names)} (${refusal.rule})`
}

export function eventLines(events: readonly unknown[], { text, names }: Speech): string[] {
  return events.map((event) => text.event(event, names)).filter((line) => line !== undefined)
}

/** The ranking, best place first. */
export function outcomeLines({ places, scores }: Outcome, { names, say }: Speech): string[] {
  const ranking = places.map((place, seat) => ({ place, seat })).sort((a, b) => a.place - b.place || a.seat - b.seat)
  return [
    '',
    bold(say.finalRanking()),
    ...ranking.map(({ place, seat }) => `  ${String(place).padStart(2)}  ${names(seat)}  ${say.score(scores[seat]!)}`),
  ]
}

/** `Alice (human), Bruno (greedy)` */
export function tableLine(match: AnyMatch): string {
  return match.seats.map(({ name, by }) => `${name} (${by})`).join(', ')
}

/** `0 Alice (human), 1 Bruno (greedy)`: with the numbers that records and `--as` use. */
export function numberedTableLine(match: AnyMatch): string {
  // Bots at an online table have no name.
  return match.seats.map(({ name, by }, seat) => `${seat}${name === '' ? '' : ` ${name}`} (${by})`).join(', ')
}

/** By their reason, so that it is said once. */
function refusedChoices(match: AnyMatch, seat: Seat, speech: Speech): Map<string, unknown[]> {
  const refused = new Map<string, unknown[]>()
  for (const move of match.game.candidates(match.state, seat) as unknown[]) {
    const refusal = match.game.whyNot(match.state, seat, move)
    if (refusal === undefined) continue
    const why = refusalText(refusal, speech)
    refused.set(why, [...(refused.get(why) ?? []), move])
  }
  return refused
}

export const bold = (text: string) => styleText('bold', text, { stream: process.stdout })
const dim = (text: string) => styleText('dim', text, { stream: process.stdout })
