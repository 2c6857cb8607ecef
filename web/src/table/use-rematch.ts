import type { GameRecord } from '@echappee/kernel'
import { useWords } from '../shell/language.tsx'
import { go } from '../shell/router.ts'
import { startTable } from '../setup/start.ts'

/** Begins the same race with the same people anew, with other chance. */
export function useRematch(): (record: GameRecord) => void {
  const { m, language } = useWords()
  const start = async ({ game, options, seats }: GameRecord) => {
    const started = await startTable({ game, language, options, seats, seed: undefined, you: m.setup.person(1) })
    if (started.ok) go({ page: 'table', id: started.id })
  }
  return (record) => void start(record)
}
