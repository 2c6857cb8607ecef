import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, it } from 'vitest'
import { OrderedList } from '../../src/editors/ordered-list.tsx'
import { loadKitWords } from '../../src/words/index.ts'

beforeAll(() => loadKitWords('en'))

const drawn = (items: readonly string[]) =>
  renderToStaticMarkup(
    <OrderedList
      label="Stages"
      items={items}
      most={3}
      nameOf={(n) => `Stage ${n}`}
      onChange={() => undefined}
      adds={[{ text: 'One more', item: 'x' }]}
      language="en"
    >
      {(item) => item}
    </OrderedList>,
  )

const isOff = (page: string, text: string) => new RegExp(`<button[^>]*aria-disabled="true"[^>]*>${text}</button>`).test(page)

it('a list that is full takes no further entry', () => {
  expect(isOff(drawn(['a', 'b']), 'One more')).toBe(false)
  expect(isOff(drawn(['a', 'b', 'c']), 'One more')).toBe(true)
})

it('the last entry of a list can’t be removed', () => {
  expect(isOff(drawn(['a', 'b']), '×')).toBe(false)
  expect(isOff(drawn(['a']), '×')).toBe(true)
})
