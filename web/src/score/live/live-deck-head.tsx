import { RiderToken } from '@echappee/kit/people'
import type { DeckAction, OwnDeck } from '@echappee/protocol'
import type { DeckPiece, PieceText, SheetRider } from '@echappee/sheet'
import type { ReactElement } from 'react'
import type { LiveWords } from '../../words/en/live.ts'

export interface OneDeckProps {
  readonly own: OwnDeck
  readonly piece: DeckPiece
  /** Undefined for a common deck. */
  readonly rider: SheetRider | undefined
  readonly text: PieceText
  readonly words: LiveWords
  readonly isBusy: boolean
  readonly act: (action: DeckAction) => Promise<void>
}

export function DeckHead({
  rider,
  name,
  left,
}: Pick<OneDeckProps, 'rider'> & { readonly name: string; readonly left: string }): ReactElement {
  return (
    <h2>
      {rider === undefined ? undefined : <RiderToken {...rider} size={38} />}
      {name}
      <small>{left}</small>
    </h2>
  )
}
