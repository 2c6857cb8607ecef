import { useEffect, useEffectEvent, useRef, useState, type ReactElement } from 'react'
import { PageFrame } from '../shell/frame.tsx'
import { useGame } from '../shell/game-page.tsx'
import { findGame, menu } from '../shell/games.ts'
import { LabWords, useWords } from '../shell/language.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import { labWords } from '../words/index.ts'
import { Bench } from './bench.tsx'
import './lab.css'
import { readDocuments, readWish, writeWish, type StudyWish } from './study-link.ts'

/** Is this rule fair, and how sure are we? Bots play many games in workers; the link holds all that was asked. */
export function LabPage(): ReactElement {
  return (
    <PageFrame>
      <LabWords>
        <Lab />
      </LabWords>
    </PageFrame>
  )
}

function Lab(): ReactElement {
  const { m, language } = useWords()
  const say = labWords(language)
  usePageTitle(say.title)
  const [wish, change] = useWish()
  const loaded = useGame(wish?.game)
  return (
    <div className="lab-page">
      <h1>{say.title}</h1>
      <p className="muted">{say.intro}</p>
      {wish === undefined || loaded === undefined || loaded.entry.id !== wish.game ? (
        <p className="loading">{m.setup.loading}</p>
      ) : (
        <Bench key={wish.game} loaded={loaded} wish={wish} onChange={change} />
      )}
    </div>
  )
}

/** What the address asks for; every change is written into it. Undefined while a hand-made course is unpacked. */
function useWish(): [StudyWish | undefined, (changed: Partial<StudyWish>) => void] {
  const [wish, setWish] = useState<StudyWish>()
  const newest = useRef(wish)
  const take = useEffectEvent((documents: StudyWish['options'] | undefined) => {
    const read = readWish(location.search, menu[0]!.id)
    const game = findGame(read.game)?.parts === undefined ? menu[0]!.id : read.game
    setWish({ ...read, game, options: { ...read.options, ...documents } })
  })
  useEffect(() => void readDocuments(location.hash).then(take), [])
  const change = (changed: Partial<StudyWish>) => {
    if (wish === undefined) return
    const next = { ...wish, ...changed }
    newest.current = next
    setWish(next)
    void writeWish(next).then((rest) => {
      // Packing takes a moment: only what is wished now is written.
      if (newest.current === next) history.replaceState(history.state, '', rest)
    })
  }
  return [wish, change]
}
