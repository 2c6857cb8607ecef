import { recordGame } from '@echappee/testkit'
import { SPECTATOR, replay } from '@echappee/kernel'
import { describe, expect, it } from 'vitest'
import type { Event } from '../rules/events.ts'
import { game } from '../rules/index.ts'
import { choose } from '../rules/moves.ts'
import { REFUSALS, refuse } from '../rules/refusals.ts'
import { words as en } from '../text/words/en/index.ts'
import { words as fr } from '../text/words/fr/index.ts'
import { gameText } from '../text/index.ts'
import { position } from './subject.ts'

const names = (seat: number) => ['Ada', 'Bea', 'Cleo'][seat]!

describe.each([
  ['en', en],
  ['fr', fr],
])('texts in %s', (_, words) => {
  const text = gameText(words)

  it('speak of everything that happens in a game', () => {
    const record = recordGame(game, { seed: 'text', seats: 3, options: { squares: 30 } })
    const silent = new Set<Event['type']>()
    replay(game, record, ({ events, match }) => {
      for (const { event } of events as unknown as { event: Event }[]) {
        const line = text.event(event, names)
        if (line === undefined) silent.add(event.type)
        else expect(line).not.toMatch(/undefined|NaN|\?/)
      }
      for (const seat of [0, 1, 2, SPECTATOR]) {
        const view = game.view(match.state as never, seat)
        expect(text.prompt(view, seat, names)).toMatch(/\w+.*\.$/)
        expect(JSON.stringify(text.board(view, names))).not.toMatch(/undefined|NaN/)
      }
    })
    expect([...silent].sort()).toEqual(['dealtHidden', 'drewHidden'])
  })

  it('have a sentence for every refusal and a label for every option', () => {
    for (const code of REFUSALS) expect(text.refusal(refuse(code, { card: 4 }), names)).toMatch(/\.$/)
    expect(Object.keys(text.options)).toEqual(Object.keys(game.optionFields))
  })

  it('say where a card leads', () => {
    const view = game.view(position({ hands: [[3], [1]], riders: [12, 0] }), 0)
    expect(text.move(choose(3), view, names)).toContain('15')
  })
})
