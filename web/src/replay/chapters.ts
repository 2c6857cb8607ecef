import type { AnyGameUi } from '@echappee/kit'
import type { AnyGameText, Names } from '@echappee/text'

/** A part of a race under the sentence that opened it: a stage, a sector, a round. */
export interface Chapter {
  /** Empty before the first. */
  readonly title: string
  readonly lines: readonly string[]
  /** The number of its first event. */
  readonly from: number
}

/** The log in sentences. Sentences are made once for each event. */
export class Chronicle {
  readonly #text: AnyGameText
  readonly #names: Names
  readonly #openers: readonly string[]
  readonly #sentences = new WeakMap<object, string>()

  constructor(text: AnyGameText, ui: AnyGameUi, names: Names) {
    this.#text = text
    this.#names = names
    this.#openers = ui.chapters ?? []
  }

  chapters(events: readonly unknown[], view?: unknown): Chapter[] {
    const chapters: { title: string; lines: string[]; from: number }[] = [{ title: '', lines: [], from: 0 }]
    for (const [from, event] of events.entries()) {
      const sentence = this.#sentence(event, view)
      if (sentence === '') continue
      if (this.#opens(event)) chapters.push({ title: sentence, lines: [], from })
      else chapters.at(-1)!.lines.push(sentence)
    }
    return chapters[0]!.lines.length === 0 ? chapters.slice(1) : chapters
  }

  /** The last sentence before event number `at`, and the chapter that it is in. */
  before(events: readonly unknown[], at: number, view?: unknown): { readonly chapter: string; readonly line: string } {
    let line = ''
    for (let i = Math.min(at, events.length) - 1; i >= 0; i--) {
      const sentence = this.#sentence(events[i], view)
      if (line === '') line = sentence
      if (sentence !== '' && this.#opens(events[i])) return { chapter: sentence, line }
    }
    return { chapter: '', line }
  }

  #opens(event: unknown): boolean {
    return this.#openers.includes((event as { readonly type: string }).type)
  }

  #sentence(event: unknown, view: unknown): string {
    const known = this.#sentences.get(event as object)
    if (known !== undefined) return known
    const sentence = (this.#text.event(event, this.#names, view) ?? '').replaceAll('\n', ' ')
    this.#sentences.set(event as object, sentence)
    return sentence
  }
}
