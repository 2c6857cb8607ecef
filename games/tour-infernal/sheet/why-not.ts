import type { Refusal } from '@echappee/kernel'
import { answerOf, type Answer, type Question } from '@echappee/sheet'
import { BESACE_SIZE, COMPULSORY_R, PLAY_COSTS } from '../content/cards.ts'
import { COPIES } from '../content/missions.ts'
import { FEED_SECTOR } from '../content/sectors.ts'
import { isCancelled } from '../rules/attacks.ts'
import { tileOf } from '../rules/course.ts'
import { companyOf } from '../rules/gaps.ts'
import { allowanceAt } from '../rules/special.ts'
import type { State } from '../rules/state.ts'
import { PLAY_OF, type PlayValue } from './questions.ts'
import { refuse } from './refusals.ts'
import { inPlayOrder, type SheetState } from './state.ts'

export function whyNot(state: SheetState, _question: Question, answer: Answer): Refusal | undefined {
  const race = state.race!
  switch (state.step) {
    case 'plays': {
      const { values } = answerOf(answer, 'choices')
      return first(inPlayOrder(race), (rider, i) => whyNotPlay(race, rider, values[i] as PlayValue))
    }
    case 'escapes':
      return whyNotEscape(race, answerOf(answer, 'flags').riders)
    case 'cards': {
      const { values } = answerOf(answer, 'numbers')
      return first(race.order, (rider, i) => {
        const most = race.riders[rider]!.cards
        return values[i]! > most ? refuse('MORE_CARDS', { rider, cards: values[i]!, most }) : undefined
      })
    }
    case 'missions': {
      const { values } = answerOf(answer, 'choices')
      const isTooOften = values.some((mission) => values.filter((other) => other === mission).length > COPIES)
      return isTooOften ? refuse('MISSION_COPIES', { most: COPIES }) : undefined
    }
    default:
      return undefined
  }
}

function whyNotPlay(race: State, rider: number, value: PlayValue): Refusal | undefined {
  const isNeutral = rider >= race.race.seats
  if (isNeutral) return value === 'R' || value === 'RR' ? undefined : refuse('NEUTRAL_PLAY')
  const { total, hasThird, isOther } = PLAY_COSTS[PLAY_OF[value]]
  const { cards } = race.riders[rider]!
  const isSolitary = tileOf(race) === 'HM' || companyOf(race.riders, rider) === 0
  if (hasThird && !isSolitary) return refuse('NOT_SOLITARY', { rider, riders: companyOf(race.riders, rider) })
  if (isOther && !mayReplaceR(race, rider)) return refuse('HOLDS_R', { rider })
  if (total > cards) return refuse('PLAY_CARDS', { rider, cards, most: total })
  // TI-73: only a last card goes without a hidden one.
  if (tileOf(race) === 'CO' && total === cards && cards > 1) return refuse('NO_COBBLES_CARD', { rider, cards, most: total + 1 })
  return undefined
}

/** TI-20: whoever is behind, or has no R; he has one as long as fewer cards are gone than there were R in any besace. */
function mayReplaceR(race: State, rider: number): boolean {
  const { gap, cards } = race.riders[rider]!
  if (gap > 0 || race.race.options.nonRPlay === 'anyone') return true
  const swapped = race.sector > FEED_SECTOR ? allowanceAt(1) : 0
  return BESACE_SIZE - cards + swapped >= COMPULSORY_R
}

function whyNotEscape({ groups, race }: State, escapees: readonly number[]): Refusal | undefined {
  return first(groups, ({ riders }) => {
    const wave = escapees.filter((seat) => riders.includes(seat)).length
    if (wave === 2 && riders.length === 2) return refuse('PAIR')
    return isCancelled(wave, riders.length, race.options.sfMajorityCancel)
      ? refuse('WAVE_CANCELLED', { riders: wave, of: riders.length })
      : undefined
  })
}

function first<T>(items: readonly T[], refusalOf: (item: T, index: number) => Refusal | undefined): Refusal | undefined {
  for (const [i, item] of items.entries()) {
    const refusal = refusalOf(item, i)
    if (refusal !== undefined) return refusal
  }
  return undefined
}
