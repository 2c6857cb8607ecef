import { check, schemaOf, type AnyGame } from '@echappee/kernel'
import type { AnySubject, LawName } from '../src/index.ts'
import { CARDS, subject, toy, type Toy, type ToyMove, type ToyState, type ToyView } from './toy.ts'

/** The sound toy with one thing wrong. `law` is the law that must catch it; `also` are others that may notice, and no other does. */
export interface BrokenToy {
  readonly law: LawName
  readonly what: string
  readonly also?: readonly LawName[]
  readonly game?: Partial<Toy>
  readonly subject?: Partial<typeof subject>
}

export function brokenSubject({ game, subject: wrong }: BrokenToy): AnySubject {
  return { ...subject, ...wrong, game: { ...toy, ...game } as AnyGame } as AnySubject
}

const isChoosing = (state: ToyState) => state.phase === 'choose'
const choose = (card: string): ToyMove => ({ type: 'choose', card })

export const BROKEN_TOYS: readonly BrokenToy[] = [
  {
    law: 'throws',
    what: 'the second mark throws',
    also: ['submit'],
    game: {
      apply(state, seat, move, ctx) {
        if (move.type === 'mark' && state.marks.length === 1) throw new Error('no second mark')
        toy.apply(state, seat, move, ctx)
      },
    },
  },
  {
    law: 'ends',
    what: 'a round that never ends',
    game: {
      apply(state, seat, move, ctx) {
        toy.apply(state, seat, move, ctx)
        if (state.marks.length === 3) state.marks = []
        if (move.type === 'done') state.round = 1
      },
    },
  },
  { law: 'acting', what: 'an outcome while somebody is to act', game: { outcome: (state) => toy.outcome({ ...state, phase: 'over' }) } },
  { law: 'acting', what: 'no outcome at the end', game: { outcome: () => undefined } },
  {
    law: 'acting',
    what: 'a seat that does not exist',
    game: { toAct: (state) => (isChoosing(state) ? [...toy.toAct(state), 7] : toy.toAct(state)) },
  },
  {
    law: 'moves',
    what: 'all spots taken and no way to be done',
    game: {
      candidates: (state, seat) => toy.candidates(state, seat).filter(({ type }) => type !== 'done' || state.marks.length < 3),
      legal: (state, seat) => toy.legal(state, seat).filter(({ type }) => type !== 'done' || state.marks.length < 3),
      whyNot: (state, seat, move) =>
        toy.whyNot(state, seat, move) ??
        (move.type === 'done' && state.marks.length === 3 ? { code: 'SPOT_TAKEN', rule: 'TOY-4' } : undefined),
    },
  },
  {
    law: 'places',
    what: 'places from 0',
    game: {
      outcome(state) {
        const outcome = toy.outcome(state)
        return outcome && { ...outcome, places: outcome.places.map((place) => place - 1) }
      },
    },
  },
  {
    law: 'places',
    what: 'ties that do not share a place',
    game: {
      outcome(state) {
        const outcome = toy.outcome(state)
        return (
          outcome && {
            ...outcome,
            places: outcome.places.map((place, seat) => place + outcome.places.slice(0, seat).filter((p) => p === place).length * 2),
          }
        )
      },
    },
  },
  {
    law: 'conserved',
    what: 'a card gets lost with the second mark',
    also: ['playable'],
    game: {
      apply(state, seat, move, ctx) {
        toy.apply(state, seat, move, ctx)
        if (state.marks.length === 2) state.discard.shift()
      },
    },
  },
  {
    law: 'json',
    what: 'an undefined in the state',
    game: { setup: (options, seats, ctx) => ({ ...toy.setup(options, seats, ctx), note: undefined }) },
  },
  {
    law: 'stored',
    what: 'two names for one array',
    game: {
      setup(options, seats, ctx) {
        const state = toy.setup(options, seats, ctx)
        return { ...state, same: state.marks } as ToyState
      },
      clone: (state) => aliased({ ...toy.clone(state) }),
      view: (state, viewer) => structuredClone(toy.view(state, viewer)),
      apply(state, seat, move, ctx) {
        toy.apply(state, seat, move, ctx)
        if (move.type === 'choose') aliased(state)
      },
    },
  },
  {
    law: 'clone',
    what: 'a clone that shares the marks',
    also: ['undo'],
    game: { clone: (state) => ({ ...toy.clone(state), marks: state.marks }) },
  },
  {
    law: 'clone',
    what: 'a clone that forgets the scores',
    also: ['undo', 'replace'],
    game: { clone: (state) => ({ ...toy.clone(state), scores: state.scores.map(() => 0) }) },
  },
  {
    law: 'queries',
    what: 'legal sorts the hand',
    also: ['replay'],
    game: {
      legal(state, seat) {
        state.hands[seat]?.sort()
        return toy.legal(state, seat)
      },
    },
  },
  {
    law: 'view',
    what: 'a view that shares the discard pile',
    game: { view: (state, viewer) => ({ ...toy.view(state, viewer), discard: state.discard }) },
  },
  {
    law: 'silent',
    what: 'the score is counted where it is told',
    also: ['replay', 'replace'],
    game: {
      apply(state, seat, move, ctx) {
        toy.apply(state, seat, move, ctx)
        if (ctx.emit === undefined) state.scores[0] = 0
      },
    },
  },
  {
    law: 'legal',
    what: 'a legal move forgotten',
    also: ['door', 'submit'],
    game: { legal: (state, seat) => toy.legal(state, seat).filter((move) => move.type !== 'mark' || move.spot !== 2) },
  },
  {
    law: 'legal',
    what: 'a refused move offered',
    also: ['submit', 'ends'],
    game: { legal: (state, seat) => (state.marker === seat ? toy.candidates(state, seat) : toy.legal(state, seat)) },
  },
  { law: 'legal', what: 'a move offered twice', game: { legal: (state, seat) => toy.legal(state, seat).flatMap((move) => [move, move]) } },
  {
    law: 'waiting',
    what: 'who waits is not refused',
    game: {
      whyNot(state, seat, move) {
        const refusal = toy.whyNot(state, seat, move)
        return refusal?.code === 'NOT_YOUR_TURN' && state.phase === 'mark' && move.type === 'done' ? undefined : refusal
      },
      legal: (state, seat) => (state.phase === 'mark' && state.marker !== seat ? [{ type: 'done' }] : toy.legal(state, seat)),
    },
  },
  {
    law: 'refusals',
    what: 'a refusal without a rule',
    game: {
      whyNot: (state, seat, move) => {
        const refusal = toy.whyNot(state, seat, move)
        return refusal && { ...refusal, rule: '' }
      },
    },
  },
  {
    law: 'door',
    what: 'a spot from nowhere passes',
    also: ['submit'],
    game: {
      whyNot(state, seat, move) {
        const refusal = toy.whyNot(state, seat, move)
        return refusal?.code === 'NO_SUCH_SPOT' ? undefined : refusal
      },
    },
  },
  {
    law: 'schema',
    what: 'a schema that knows only fifteen cards',
    also: ['submit', 'replace'],
    game: {
      schemas: {
        ...toy.schemas,
        move: schemaOf((raw) => {
          const checked = check(toy.schemas.move, raw)
          if (checked.ok && checked.value.type === 'choose' && checked.value.card === CARDS[15]) return { ok: false, issues: [] }
          return checked
        }),
      },
    },
  },
  { law: 'moveKey', what: 'two moves with one key', game: { moveKey: (move) => (move.type === 'choose' ? 0 : toy.moveKey(move)) } },
  {
    law: 'fallback',
    what: 'a fallback that is not in hand',
    game: { fallback: (state, seat) => (isChoosing(state) ? choose(CARDS[0]!) : toy.fallback(state, seat)) },
  },
  {
    law: 'order',
    what: 'who answers first leads',
    game: {
      apply(state, seat, move, ctx) {
        const isLast = isChoosing(state) && toy.toAct(state).length === 1
        toy.apply(state, seat, move, ctx)
        if (isLast) state.marker = seat
      },
    },
  },
  { law: 'committed', what: 'nobody listed', game: { committed: () => [] } },
  {
    law: 'neutral',
    what: 'everybody is told who has chosen',
    game: {
      apply(state, seat, move, ctx) {
        if (move.type === 'choose') ctx.emit?.({ type: 'chose', seat, card: '' })
        toy.apply(state, seat, move, ctx)
      },
    },
  },
  {
    law: 'neutral',
    what: 'everybody sees who has chosen',
    also: ['lookalike'],
    game: { view: (state, viewer) => ({ ...toy.view(state, viewer), waiting: toy.toAct(state) }) as ToyView },
  },
  {
    law: 'sealed',
    what: 'the card is told with the commitment',
    also: ['neutral', 'leaks', 'traces'],
    game: {
      apply(state, seat, move, ctx) {
        if (move.type !== 'choose') return toy.apply(state, seat, move, ctx)
        const emit =
          ctx.emit &&
          ((event: Parameters<NonNullable<typeof ctx.emit>>[0], to?: Parameters<NonNullable<typeof ctx.emit>>[1]) =>
            ctx.emit!(
              event.type === 'chose' ? ({ ...event, value: Number(move.card.slice(-2)) } as typeof event) : event,
              event.type === 'chose' ? undefined : to,
            ))
        toy.apply(state, seat, move, { chance: ctx.chance, emit })
      },
    },
  },
  {
    law: 'replace',
    what: 'committed never ends',
    also: ['replay'],
    game: {
      committed: (state) =>
        state.phase === 'mark' ? state.chosen.flatMap((_, seat) => (seat === state.marker ? [] : [seat])) : toy.committed!(state),
    },
  },
  {
    law: 'undo',
    what: 'an apply that drops the marks where nobody listens',
    game: {
      apply(state, seat, move, ctx) {
        toy.apply(state, seat, move, ctx)
        if (ctx.emit === undefined) state.marks.length = 0
      },
    },
  },
  {
    law: 'submit',
    what: 'a schema that throws',
    also: ['throws'],
    game: {
      schemas: {
        ...toy.schemas,
        move: schemaOf((raw) => ((raw as ToyMove).type === 'done' ? { ok: true, value: { type: 'done' } } : check(toy.schemas.move, raw))),
      },
    },
  },
  {
    law: 'audiences',
    what: 'an event for a seat that does not exist',
    game: {
      apply: (state, seat, move, ctx) =>
        toy.apply(state, seat, move, { ...ctx, emit: (event, to) => ctx.emit?.(event, to && { except: 8 }) }),
    },
    subject: { traces: () => [] },
    also: ['leaks'],
  },
  {
    law: 'replay',
    what: 'a setup that remembers the one before',
    game: {
      setup(options, seats, ctx) {
        const state = toy.setup(options, seats, ctx)
        if (setups++ % 2 === 1) state.deck.reverse()
        return state
      },
    },
  },
  {
    law: 'options',
    what: 'a default that is not allowed',
    game: { optionFields: { rounds: { kind: 'number', min: 1, max: 3, default: 5 } } },
    subject: { randomOptions: () => ({ rounds: 2 }) },
  },
  {
    law: 'options',
    what: 'an option that matters beside another that is not there',
    game: { optionFields: { rounds: { kind: 'number', min: 1, max: 3, default: 2, when: { weather: 'rain' } } } },
    subject: { randomOptions: () => ({ rounds: 2 }) },
  },
  {
    law: 'bounded',
    what: 'as many rounds as anybody likes',
    game: {
      schemas: {
        ...toy.schemas,
        options: schemaOf((raw) => {
          const rounds = (raw as { rounds?: number } | null)?.rounds ?? 2
          return Number.isInteger(rounds) && rounds > 0 ? { ok: true, value: { rounds } } : check(toy.schemas.options, raw)
        }),
      },
    },
  },
  { law: 'options', what: 'random options that are not allowed', subject: { randomOptions: () => ({ rounds: 4 }) } },
  {
    law: 'lookalike',
    what: 'a determinization without scores',
    game: { determinize: (view, chance) => ({ ...toy.determinize(view, chance), scores: view.scores.map(() => 0) }) },
  },
  {
    law: 'sameMoves',
    what: 'a refusal that tells whether the card is in the deck',
    game: {
      whyNot(state, seat, move) {
        const refusal = toy.whyNot(state, seat, move)
        return refusal?.code === 'NOT_IN_HAND' && move.type === 'choose'
          ? { ...refusal, params: { deck: state.deck.indexOf(move.card) < 0 ? 0 : 1 } }
          : refusal
      },
    },
  },
  {
    law: 'playable',
    what: 'a determinization with a card twice',
    game: {
      determinize(view, chance) {
        const state = toy.determinize(view, chance)
        if (state.discard.length > 0 && state.deck.length > 0) state.deck[0] = state.discard[0]!
        return state
      },
    },
  },
  {
    law: 'secrets',
    what: 'the whole truth is in the view',
    game: {
      view: (state, viewer) => ({ ...toy.view(state, viewer), truth: toy.clone(state) }),
      determinize: (view) => toy.clone((view as ToyView & { truth: ToyState }).truth),
    },
    subject: { traces: () => [], games: 40 },
    also: ['sealed'],
  },
  {
    law: 'leaks',
    what: 'everybody is told which card was drawn',
    game: {
      apply: (state, seat, move, ctx) =>
        toy.apply(state, seat, move, { ...ctx, emit: (event, to) => ctx.emit?.(event, event.type === 'drew' ? undefined : to) }),
    },
    subject: { traces: () => [] },
  },
  {
    law: 'leaks',
    what: 'everybody is told which cards were dealt',
    game: { setup: (options, seats, ctx) => toy.setup(options, seats, { ...ctx, emit: (event) => ctx.emit?.(event) }) },
    subject: { traces: () => [] },
  },
  {
    law: 'traces',
    what: 'the view shows one card of the deck',
    game: {
      view: (state, viewer) => ({ ...toy.view(state, viewer), peek: state.deck[0] ?? null }),
      determinize(view, chance) {
        const { peek, ...rest } = view as ToyView & { peek: string | null }
        for (;;) {
          const state = toy.determinize(rest, chance)
          const at = state.deck.indexOf(peek ?? '')
          if (peek === null) return state
          if (at < 0) continue
          state.deck[at] = state.deck[0]!
          state.deck[0] = peek
          return state
        }
      },
    },
  },
  {
    law: 'traces',
    what: 'an event that names a card of the deck',
    also: ['leaks'],
    game: {
      apply: (state, seat, move, ctx) =>
        toy.apply(state, seat, move, {
          ...ctx,
          emit: (event, to) => ctx.emit?.(event.type === 'chose' ? ({ ...event, next: state.deck[0] ?? null } as typeof event) : event, to),
        }),
    },
  },
  {
    law: 'traces',
    what: 'a setup that names a card of the deck',
    also: ['leaks'],
    game: {
      setup(options, seats, ctx) {
        const state = toy.setup(options, seats, ctx)
        ctx.emit?.({ type: 'dealt', seat: 0, cards: [state.deck[0]!] })
        return state
      },
    },
  },
  { law: 'eventsSeen', what: 'an event type that never comes', subject: { events: [...subject.events, 'crashed'] } },
  { law: 'eventsSeen', what: 'an event type that is not declared', subject: { events: subject.events.slice(1) } },
  { law: 'refusalsSeen', what: 'a refusal code that never comes', subject: { refusals: [...subject.refusals, 'TIRED'] } },
  { law: 'refusalsSeen', what: 'a refusal code that is not declared', subject: { refusals: subject.refusals.slice(1) } },
]

let setups = 0

function aliased(state: ToyState): ToyState {
  ;(state as ToyState & { same: unknown }).same = state.marks
  return state
}
