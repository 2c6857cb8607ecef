import { useEffect, useState, type ReactElement } from 'react'
import { serverProblemText } from '../online/problem-text.ts'
import { FramedLive } from './framed-live.tsx'
import { FramedReplay } from './framed-replay.tsx'
import { Sorry } from './sorry.tsx'
import { findRecord, findSource, type Source } from './source.ts'
import type { FrameWords } from './words.ts'

/** A race in the frame of another site: to watch, and nothing else. */
export function EmbedPage({ words }: { readonly words: FrameWords }): ReactElement {
  const [source, setSource] = useState<Source>()
  useEffect(() => {
    const look = () => void findSource(location, words.language).then(setSource)
    look()
    addEventListener('hashchange', look)
    return () => removeEventListener('hashchange', look)
  }, [words.language])
  switch (source?.kind) {
    case undefined:
      return <p className="embed-note">{words.site.setup.loading}</p>
    case 'record':
      return <FramedReplay record={source.record} link={source.link} words={words} />
    case 'live':
      return (
        <FramedLive
          info={source.info}
          link={source.link}
          words={words}
          onWatchAgain={() => void findRecord(source.info.id).then(setSource)}
        />
      )
    case 'problem':
      return <Sorry link={source.link} words={words} text={serverProblemText(words.site.online.problems, source.problem)} />
    case 'nothing':
      return <Sorry link={source.link} words={words} text={words.embed.nothing} />
  }
}
