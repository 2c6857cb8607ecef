import { choose, describeTable, type TableSubject } from '@echappee/testkit/browser'
import { races } from '../races.ts'

/** A ride is a card and a square: the 12 leads into the slipstream. */
const shelter: NonNullable<TableSubject['answer']> = async (page, { text }) => {
  if (text !== 'shelter') return false
  const rides = page.locator('.tdf-question [data-offer="legal"]')
  const isAsked = (await rides.count()) > 0
  await choose(isAsked ? rides.filter({ hasText: '+1' }) : page.locator('[data-choice="card 12"]'), 'tap', () => 0)
  return true
}

describeTable({ game: 'tour-de-france', options: races.short!, secrets: ['.tdf-card', '.tdf-landing'], answer: shelter })
