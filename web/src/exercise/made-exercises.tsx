import { useEffect, useState, type ReactElement } from 'react'
import { ownSeat } from '../me/career.ts'
import { useWords } from '../shell/language.tsx'
import { analysisWords } from '../words/index.ts'
import { Link } from '../shell/link.tsx'
import type { SavedTable } from '../table/saved-table.ts'
import type { AnalysedRace } from '../think/analyse.ts'
import { exercisesFrom } from '../think/thinker.ts'
import { keepOwn } from './own-exercises.ts'

interface MadeExercisesProps {
  readonly saved: SavedTable
  readonly analysis: AnalysedRace
}

/** At the end of an analysis: the person's mistakes in this race become exercises, where there is no doubt about them. */
export function MadeExercises({ saved, analysis }: MadeExercisesProps): ReactElement {
  const { m, language } = useWords()
  const [made, setMade] = useState(0)
  useEffect(() => {
    const seat = ownSeat(saved)
    const mistakes = analysis.costly.filter((one) => one.seat === seat)
    if (mistakes.length === 0) return
    const thought = new AbortController()
    void exercisesFrom(saved.record, mistakes, thought.signal).then((found) => {
      if (keepOwn(found.map((one) => ({ ...one, table: saved.id })))) setMade(found.length)
    })
    return () => thought.abort()
  }, [saved, analysis])
  return (
    <p className="analysis-exercises">
      <output>{made === 0 ? '' : `${analysisWords(language).madeFrom(made)} `}</output>
      <Link to={{ page: 'exercises' }} className="button">
        {m.nav.exercises}
      </Link>
    </p>
  )
}
