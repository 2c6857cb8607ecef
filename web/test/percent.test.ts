import { expect, it } from 'vitest'
import { percent } from '../src/coach/percent.ts'

it.each([
  ['fr', 0.12, '12 %'],
  ['fr', -0.12, '−12 %'],
  ['fr', 0.001, '1 %'],
  ['en', 0, '0%'],
  ['en', -0.001, '0%'],
  ['en', -0.01, '−1%'],
] as const)('says a share in %s: %d is %s', (language, value, said) => {
  expect(percent(language, value).replaceAll(/\s/g, ' ')).toBe(said)
})
