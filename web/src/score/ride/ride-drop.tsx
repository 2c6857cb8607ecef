import { useState, type ReactElement } from 'react'
import { useWords } from '../../shell/language.tsx'
import { rideWords } from '../../words/index.ts'

/** Asked twice: what has been ridden and is not in the sheet is gone then. */
export function Drop({ onDrop }: { readonly onDrop: () => void }): ReactElement {
  const { language } = useWords()
  const words = rideWords(language)
  const [isAsking, setAsking] = useState(false)
  if (!isAsking)
    return (
      <button type="button" className="button" onClick={() => setAsking(true)}>
        {words.drop}
      </button>
    )
  return (
    <>
      <button type="button" className="button danger" onClick={onDrop}>
        {words.dropSure}
      </button>
      <button type="button" className="button" onClick={() => setAsking(false)}>
        {words.keep}
      </button>
    </>
  )
}
