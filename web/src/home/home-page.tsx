import type { ReactElement } from 'react'
import { useWords } from '../shell/language.tsx'
import { LessonLink } from '../learn/lesson-offer.tsx'
import { PageFrame } from '../shell/frame.tsx'
import { Link } from '../shell/link.tsx'
import { OwnRaces } from '../online/own-races.tsx'
import { OpenRecord } from './open-record.tsx'
import { Poster } from './poster.tsx'
import { RaceOfTheDay } from '../day/race-of-the-day.tsx'
import { SavedRaces } from './saved-races.tsx'
import { ScoreInvitation } from './score-invitation.tsx'
import { menu } from '../shell/games.ts'
import { usePageTitle } from '../shell/page-title.ts'

export function HomePage(): ReactElement {
  const { m } = useWords()
  usePageTitle('')
  return (
    <PageFrame>
      <div className="home-turns">
        <OwnRaces hasOthers={false} />
      </div>
      <section className="hero">
        <h1>{m.home.title}</h1>
        <p>
          {m.home.intro} <Link to={{ page: 'online' }}>{m.home.introFriends}</Link>. {m.home.introFree}
        </p>
      </section>
      <ul className="posters" aria-label={m.home.games}>
        {menu.map((entry) => (
          <li key={entry.id}>
            <Poster entry={entry} />
            <LessonLink entry={entry} className="poster-lesson" />
          </li>
        ))}
      </ul>
      <div className="home-more">
        <SavedRaces />
        <RaceOfTheDay />
        <ScoreInvitation />
        <OpenRecord />
      </div>
    </PageFrame>
  )
}
