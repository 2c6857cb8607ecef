import { useRef, type ReactElement, type ReactNode } from 'react'
import type { Language } from '@echappee/text'
import { kitWords } from '../words/index.ts'
import { Pill } from './pills.tsx'

interface OrderedListProps<T> {
  readonly label: string
  readonly items: readonly T[]
  readonly most: number
  /** "Stage 3". */
  readonly nameOf: (number: number) => string
  readonly onChange: (items: readonly T[]) => void
  /** What can be put at the end. */
  readonly adds: readonly { readonly text: string; readonly item: T }[]
  readonly language: Language
  /** What an entry shows before the buttons that move and remove it. */
  readonly children: (item: T, set: (item: T) => void, name: string) => ReactNode
}

/** A list in which entries are changed, moved, removed and added; one always stays. */
export function OrderedList<T>({ label, items, most, nameOf, onChange, adds, language, children }: OrderedListProps<T>): ReactElement {
  const say = kitWords(language).list
  const list = useRef<HTMLOListElement>(null)
  /** The keyboard stays with the entry: on the same button, wherever it lies next. */
  const follow = (at: number, button: number) =>
    list.current?.children[at]?.querySelectorAll<HTMLElement>('.ordered-list-buttons button')[button]?.focus()
  const move = (at: number, to: number) => {
    follow(to, to < at ? 0 : 1)
    onChange(items.with(at, items[to]!).with(to, items[at]!))
  }
  const remove = (at: number) => {
    follow(Math.min(at, items.length - 2), 2)
    onChange(items.toSpliced(at, 1))
  }
  const last = items.length - 1
  return (
    <>
      <ol className="ordered-list" aria-label={label} ref={list}>
        {items.map((item, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- an entry is its place in the list
          <li key={i}>
            <span className="ordered-list-entry">
              {children(item, (next) => onChange(items.with(i, next)), nameOf(i + 1))}
              <span className="ordered-list-buttons">
                <Pill label={say.earlier(nameOf(i + 1))} isOff={i === 0} onClick={() => move(i, i - 1)}>
                  ↑
                </Pill>
                <Pill label={say.later(nameOf(i + 1))} isOff={i === last} onClick={() => move(i, i + 1)}>
                  ↓
                </Pill>
                <Pill label={say.remove(nameOf(i + 1))} isOff={last === 0} onClick={() => remove(i)}>
                  ×
                </Pill>
              </span>
            </span>
          </li>
        ))}
      </ol>
      <div className="editor-row">
        {adds.map(({ text, item }) => (
          <Pill key={text} isOff={items.length >= most} onClick={() => onChange([...items, item])}>
            {text}
          </Pill>
        ))}
      </div>
    </>
  )
}
