import type { Names } from '@echappee/text'
import type { DeckAction, DecksMessage, HandMessage, Problem } from '@echappee/protocol'
import { isChosenTogether, phoneDeck } from '@echappee/sheet'
import { useState, type ReactElement } from 'react'
import { useWords } from '../../shell/language.tsx'
import { serverProblemText } from '../../online/problem-text.ts'
import { liveApi } from './live-api.ts'
import { LiveDie } from './live-die.tsx'
import { HeldDeck } from './live-held-deck.tsx'
import { RoundDeck } from './live-round-deck.tsx'
import { liveWords } from '../../words/index.ts'
import type { SheetGame } from '../sheet/load-sheet-game.ts'

interface OwnDecksProps {
  /** Of the shared sheet. */
  readonly id: string
  readonly deviceKey: string
  readonly loaded: SheetGame
  readonly state: unknown
  readonly names: Names
  readonly hand: HandMessage
  readonly held: DecksMessage['held']
  readonly shown: DecksMessage['shown']
}

/** The decks of one team. What is done here is done on the server, which answers with the new hand. */
export function OwnDecks({ id, deviceKey, loaded, state, names, hand, held, shown }: OwnDecksProps): ReactElement {
  const { language, m } = useWords()
  const words = liveWords(language)
  const [problem, setProblem] = useState<Problem>()
  const [isBusy, setBusy] = useState(false)
  const act = async (action: DeckAction) => {
    setBusy(true)
    const answer = await liveApi.act(id, deviceKey, action)
    setProblem(answer.ok ? undefined : answer.problem)
    setBusy(false)
  }
  const riders = loaded.sheet.riders(state)
  const pieces = loaded.sheet.pieces?.(state) ?? []
  const decks = hand.decks.flatMap((own) => {
    const found = pieces.find((other) => other.id === own.deck)
    const piece = found === undefined ? undefined : phoneDeck(found)
    if (found === undefined || piece === undefined) return []
    const rider = piece.rider === undefined ? undefined : riders[piece.rider]
    return [{ own, piece, rider, text: loaded.sheetText.piece?.(state, found, names) ?? { name: own.deck } }]
  })
  // The own hand first.
  decks.sort((a, b) => Number(a.rider === undefined) - Number(b.rider === undefined))
  const open = decks.find(({ own, piece }) => isChosenTogether(piece) && own.hand.length > 0)
  return (
    <div className="live-own" aria-busy={isBusy}>
      {decks.length === 0 ? (
        <output className="live-state" data-state="waiting">
          {words.deckWait}
        </output>
      ) : undefined}
      {decks.map((deck) => {
        const props = { ...deck, words, isBusy, act }
        const count = held.find((other) => other.deck === deck.own.deck)?.count ?? 0
        const face = shown.find((other) => other.deck === deck.own.deck)?.cards.at(-1)
        if (deck.piece.isDie === true) return <LiveDie key={deck.own.deck} {...props} face={face} />
        return isChosenTogether(deck.piece) ? (
          <RoundDeck key={deck.own.deck} {...props} isOtherOpen={open !== undefined && open !== deck} />
        ) : (
          <HeldDeck key={deck.own.deck} {...props} count={count} />
        )
      })}
      {problem === undefined ? undefined : (
        <p className="problem" role="alert">
          {serverProblemText(m.online.problems, problem)}
        </p>
      )}
    </div>
  )
}
