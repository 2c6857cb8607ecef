import type { AnyOrders } from '@echappee/kernel'
import type { OrdersParts } from '@echappee/games/parts'
import type { OrdersText } from '@echappee/text/orders'
import { useEffect, useState } from 'react'
import { withFrenchSpaces } from '../shell/french-spaces.ts'
import { useWords } from '../shell/language.tsx'
import type { OrdersWords } from '../words/en/orders.ts'
import { loadOrdersWords } from '../words/index.ts'

/** What a game lets its riders answer in advance, and all that is said of it. */
export interface Offers {
  readonly orders: AnyOrders
  readonly text: OrdersText
  readonly words: OrdersWords
}

/** In the reader's language, once they are there. */
export function useOffers(parts: OrdersParts): Offers | undefined {
  const { language } = useWords()
  const [offers, setOffers] = useState<Offers>()
  useEffect(() => {
    let isCurrent = true
    void Promise.all([parts.load(), parts.words(language), loadOrdersWords(language)]).then(([orders, text, words]) => {
      if (isCurrent) setOffers({ orders, text: language === 'fr' ? withFrenchSpaces(text) : text, words })
    })
    return () => {
      isCurrent = false
    }
  }, [parts, language])
  return offers
}
