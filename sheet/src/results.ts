import type { JerseyKind } from '../../kit/src/results/jersey-kinds.ts'

/** What a sheet has computed, as tables that every page, print and file can show. Riders are called by their place in `Sheet.riders`. */
export type ResultSection = NotesSection | StandingsSection | TableSection

interface Section {
  /** No other section of the same sheet has it. */
  readonly id: string
  readonly title: string
}

/** Sentences: who starts next, what to keep, why somebody leads. */
export interface NotesSection extends Section {
  readonly kind: 'notes'
  readonly lines: readonly { readonly text: string; readonly rule?: string }[]
}

/** A ranking, best first. */
export interface StandingsSection extends Section {
  readonly kind: 'standings'
  readonly lines: readonly {
    readonly rider: number
    /** The name of his team, where the line is about all of it. */
    readonly team?: string
    readonly rank: number
    /** Points, a time. */
    readonly value: string
    /** Seconds behind the leader; the leader has none. */
    readonly gap?: number | undefined
    readonly note?: string | undefined
    /** What put it before the next line, in words. */
    readonly tie?: string | undefined
    readonly jerseys?: readonly JerseyKind[]
    readonly isLeader?: boolean
  }[]
}

/** A row for each rider, a column for each stage. */
export interface TableSection extends Section {
  readonly kind: 'table'
  /** Over the riders. */
  readonly head: string
  /** `head` is short; `label` says it in full. */
  readonly columns: readonly { readonly head: string; readonly label?: string }[]
  readonly rows: readonly {
    readonly rider: number
    /** As of a line. */
    readonly team?: string
    readonly cells: readonly { readonly value: string; readonly kind?: 'best' | 'leader' | 'both' | undefined }[]
    readonly total?: string
    readonly isLeader?: boolean
  }[]
  readonly totalHead?: string
}

/** One thing that a correction has changed. */
export interface Change {
  readonly section: string
  /** Undefined for a sentence. */
  readonly rider: number | undefined
  /** Which figure: a column, a rank. Empty where the section has but one. */
  readonly figure: string
  readonly before: string
  readonly after: string
}

/** What is written otherwise than before, section by section. What was not there before is no change. */
export function changesBetween(before: readonly ResultSection[], after: readonly ResultSection[]): Change[] {
  const old = new Map(before.flatMap(figuresOf).map((figure) => [figure.key, figure.value]))
  return after.flatMap(figuresOf).flatMap(({ key, section, rider, figure, value }) => {
    const was = old.get(key)
    return was === undefined || was === value ? [] : [{ section, rider, figure, before: was, after: value }]
  })
}

interface Figure extends Omit<Change, 'before' | 'after'> {
  readonly key: string
  readonly value: string
}

function figuresOf(section: ResultSection): Figure[] {
  const figure = (rider: number | undefined, name: string, value: string): Figure => ({
    key: [section.id, rider, name].join('\n'),
    section: section.title,
    rider,
    figure: name,
    value,
  })
  switch (section.kind) {
    case 'notes':
      return section.lines.map(({ text, rule }, i) => ({ ...figure(undefined, noteName(section, rule, i), text), figure: '' }))
    case 'standings':
      return section.lines.map(({ rider, rank, value }) => figure(rider, '', `${rank}. ${value}`))
    case 'table':
      return section.rows.flatMap(({ rider, cells, total }) => [
        ...cells.map(({ value }, i) => figure(rider, section.columns[i]!.label ?? section.columns[i]!.head, value)),
        ...(total === undefined ? [] : [figure(rider, section.totalHead ?? '', total)]),
      ])
  }
}

/** Sentences come and go: those of one rule are the same sentence before and after. */
function noteName({ lines }: NotesSection, rule: string | undefined, i: number): string {
  return rule === undefined ? String(i) : `${rule} ${lines.slice(0, i).filter((other) => other.rule === rule).length}`
}
