import type { Harmless } from './harmless.ts'

const K = 'kernel/src'
const SAME = 'A short cut: what is written out is the same, only slower.'
const MEMORY = 'A memory: an object whose keys are not found is sorted again, to the same.'

export const KERNEL: readonly Harmless[] = [
  {
    file: `${K}/chance.ts`,
    line: 'if (low < bound) {',
    becomes: ['if (true) {', 'if (low <= bound) {'],
    why: 'A short cut: the threshold is below the bound.',
  },
  {
    file: `${K}/chance.ts`,
    line: 'for (let lane = 0; lane < 4; lane++) {',
    becomes: ['for (let lane = 0; lane <= 4; lane++) {'],
    why: 'A fifth word that nobody reads.',
  },
  {
    file: `${K}/json.ts`,
    line: "if (typeof value === 'number') return takeNumber(value)",
    becomes: ['if (false) return takeNumber(value)', 'if (typeof value === "") return takeNumber(value)'],
    why: SAME,
  },
  {
    file: `${K}/json.ts`,
    line: "if (typeof value === 'string') return takeString(value)",
    becomes: ['if (false) return takeString(value)', 'if (typeof value === "") return takeString(value)'],
    why: SAME,
  },
  {
    file: `${K}/json.ts`,
    line: "if ((value | 0) !== value || value < 0 || value > 99) return units(Number.isFinite(value) ? String(value) : 'null')",
    becomes: [
      "if (true) return units(Number.isFinite(value) ? String(value) : 'null')",
      "if ((value | 0) !== value || value <= 0 || value > 99) return units(Number.isFinite(value) ? String(value) : 'null')",
      "if ((value | 0) !== value || value < 0 || value >= 99) return units(Number.isFinite(value) ? String(value) : 'null')",
    ],
    why: SAME,
  },
  {
    file: `${K}/json.ts`,
    line: 'if (!isPlain(text)) return units(JSON.stringify(text))',
    becomes: ['if (true) return units(JSON.stringify(text))'],
    why: SAME,
  },
  {
    file: `${K}/json.ts`,
    line: 'function isPlain(text: string): boolean {',
    becomes: ['function isPlain(text: string): boolean {}'],
    why: SAME,
  },
  {
    file: `${K}/json.ts`,
    line: 'for (let i = 0; i < text.length; i++) {',
    becomes: ['for (let i = 0; i <= text.length; i++) {'],
    why: 'Behind its end a text has no unit, and what is no number is no hidden one.',
  },
  {
    file: `${K}/json.ts`,
    line: 'if (code < 32 || code > 126 || code === QUOTE || code === BACKSLASH) return false',
    becomes: [
      'if (true) return false',
      'if (code <= 32 || code > 126 || code === QUOTE || code === BACKSLASH) return false',
      'if (code < 32 || code >= 126 || code === QUOTE || code === BACKSLASH) return false',
    ],
    why: SAME,
  },
  {
    file: `${K}/json.ts`,
    line: 'return true',
    becomes: ['return false'],
    why: 'A short cut and a memory: what is not known is written out.',
  },
  {
    file: `${K}/json.ts`,
    line: "const first = keys.length === 0 ? '' : keys[0]!",
    becomes: [
      "const first = true ? '' : keys[0]!",
      "const first = false ? '' : keys[0]!",
      "const first = keys.length !== 0 ? '' : keys[0]!",
      'const first = keys.length === 0 ? "Stryker was here!" : keys[0]!',
    ],
    why: MEMORY,
  },
  {
    file: `${K}/json.ts`,
    line: 'if (alike !== undefined) for (const shape of alike) if (isSame(shape.keys, keys)) return shape',
    becomes: [
      'if (false) for (const shape of alike) if (isSame(shape.keys, keys)) return shape',
      'if (alike !== undefined) for (const shape of alike) if (false) return shape',
    ],
    why: MEMORY,
  },
  {
    file: `${K}/json.ts`,
    line: 'if (alike === undefined && shapes.size < MOST_SHAPES) shapes.set(first, [shape])',
    becomes: [
      'if (true) shapes.set(first, [shape])',
      'if (false) shapes.set(first, [shape])',
      'if (alike === undefined || shapes.size < MOST_SHAPES) shapes.set(first, [shape])',
      'if (true && shapes.size < MOST_SHAPES) shapes.set(first, [shape])',
      'if (alike !== undefined && shapes.size < MOST_SHAPES) shapes.set(first, [shape])',
      'if (alike === undefined && true) shapes.set(first, [shape])',
      'if (alike === undefined && shapes.size <= MOST_SHAPES) shapes.set(first, [shape])',
      'if (alike === undefined && shapes.size >= MOST_SHAPES) shapes.set(first, [shape])',
      'if (alike === undefined && shapes.size < MOST_SHAPES) shapes.set(first, [])',
    ],
    why: MEMORY,
  },
  {
    file: `${K}/json.ts`,
    line: 'else if (alike !== undefined && alike.length < MOST_ALIKE) alike.push(shape)',
    becomes: [
      'else if (false) alike.push(shape)',
      'else if (alike !== undefined && true) alike.push(shape)',
      'else if (alike !== undefined && alike.length <= MOST_ALIKE) alike.push(shape)',
      'else if (alike !== undefined && alike.length >= MOST_ALIKE) alike.push(shape)',
      'else if (alike !== undefined && alike.length < MOST_ALIKE) ;',
    ],
    why: MEMORY,
  },
  {
    file: `${K}/json.ts`,
    line: 'function isSame(some: readonly string[], others: readonly string[]): boolean {',
    becomes: ['function isSame(some: readonly string[], others: readonly string[]): boolean {}'],
    why: MEMORY,
  },
  { file: `${K}/json.ts`, line: 'if (some.length !== others.length) return false', becomes: ['if (true) return false'], why: MEMORY },
  {
    file: `${K}/json.ts`,
    line: 'for (let i = 0; i < some.length; i++) if (some[i] !== others[i]) return false',
    becomes: [
      'for (let i = 0; i <= some.length; i++) if (some[i] !== others[i]) return false',
      'for (let i = 0; i < some.length; i++) if (true) return false',
      'for (let i = 0; i < some.length; i++) if (some[i] === others[i]) return false',
    ],
    why: 'A memory by the first key, which is the same: an object whose keys are not found is sorted again.',
  },
  {
    file: `${K}/match.ts`,
    line: '#drawn: Drawn[] = []',
    becomes: ['#drawn: Drawn[] = ["Stryker was here"]'],
    why: 'Before the first move the setup is told of, after it the move.',
  },
  {
    file: `${K}/match.ts`,
    line: '#undo: UndoPoint<State>[] = []',
    becomes: ['#undo: UndoPoint<State>[] = ["Stryker was here"]'],
    why: 'No seat can go back to it: it names none.',
  },
  ...['else this.#undo = []', 'this.#undo = []'].map((line) => ({
    file: `${K}/match.ts`,
    line,
    becomes: [line.replace('[]', '["Stryker was here"]')],
    why: 'No seat can go back to it: it names none.',
  })),
  {
    file: `${K}/match.ts`,
    line: 'if (this.#step !== undefined && decision < this.decision(seat) && this.committed().includes(seat))',
    becomes: [
      'if (true && decision < this.decision(seat) && this.committed().includes(seat))',
      'if (this.#step !== undefined && decision <= this.decision(seat) && this.committed().includes(seat))',
    ],
    why: 'Whoever has committed is in an open step; to answer the present decision anew replaces nothing.',
  },
  {
    file: `${K}/match.ts`,
    line: 'if (this.#moves.every((entry) => entry.digest !== undefined)) return',
    becomes: [
      'if (false) return',
      'if (this.#moves.every(() => undefined)) return',
      'if (this.#moves.every((entry) => false)) return',
      'if (this.#moves.every((entry) => entry.digest === undefined)) return',
    ],
    why: 'A short cut: moves whose digests are all there are played again to the same; the last one is always there.',
  },
  {
    file: `${K}/match.ts`,
    line: 'return this.#step !== undefined && this.committed().includes(seat)',
    becomes: ['return true && this.committed().includes(seat)'],
    why: 'Whoever has committed is in an open step.',
  },
  {
    file: `${K}/options.ts`,
    line: "const bytes = utf8Length(JSON.stringify(document) ?? '')",
    becomes: ['const bytes = utf8Length(JSON.stringify(document) ?? "Stryker was here!")'],
    why: 'What is no JSON has few bytes, none or seventeen.',
  },
  {
    file: `${K}/options.ts`,
    line: "return typeof raw === 'string' && field.values.includes(raw)",
    becomes: ['return true && field.values.includes(raw)'],
    why: 'For the compiler: a list of texts includes nothing else.',
  },
  {
    file: `${K}/options.ts`,
    line: "if (typeof raw === 'string' && field.presets.includes(raw)) return good(raw)",
    becomes: ['if (true && field.presets.includes(raw)) return good(raw)'],
    why: 'For the compiler: a list of texts includes nothing else.',
  },
  {
    file: `${K}/phases.ts`,
    line: 'if (phase === latest) return latestRules',
    becomes: ['if (false) return latestRules'],
    why: 'A memory: the rules of the phase are looked up, and are the same.',
  },
  {
    file: `${K}/phases.ts`,
    line: "if (phase === 'finished') return undefined",
    becomes: ['if (false) return undefined', 'if (phase === "") return undefined'],
    why: 'For the compiler: of what is finished there are no rules to look up.',
  },
  {
    file: `${K}/phases.ts`,
    line: 'return acting[0] === seat || acting.includes(seat) ? rules.legal(state, seat) : []',
    becomes: ['return false || acting.includes(seat) ? rules.legal(state, seat) : []'],
    why: 'A short cut for the first of those who are to act.',
  },
  ...[
    ['...(parameters.value === undefined ? {} : { parameters: parameters.value }),', 'parameters.value === undefined'],
    ['...(record.seed === undefined ? {} : { seed: record.seed }),', 'record.seed === undefined'],
    ['...(record.seedFrom === undefined ? {} : { seedFrom: record.seedFrom }),', 'record.seedFrom === undefined'],
  ].map(([line, condition]) => ({
    file: `${K}/replay.ts`,
    line: line!,
    becomes: [line!.replace(condition!, 'false')],
    why: 'For the compiler: a match makes no difference between what is undefined and what is not there.',
  })),
  {
    file: `${K}/replay.ts`,
    line: 'if (seedFrom !== undefined && move >= seedFrom) isSeeded = true',
    becomes: ['if (true && move >= seedFrom) isSeeded = true'],
    why: 'For the compiler: no number is as large as one that is not there.',
  },
]
