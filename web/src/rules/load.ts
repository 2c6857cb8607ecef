import { findGame } from '../shell/games.ts'
import type { Language } from '@echappee/text'
import type { QuickStartModule } from '@echappee/kit/quick-start'
import type { RulesPage } from './contract.ts'

/** Found by place, as everything that a game folder brings. */
const rulebooks = import.meta.glob<{ page: RulesPage }>('../../../games/*/RULES*.md')
const quickStarts = import.meta.glob<QuickStartModule>('../../../games/*/table/quick-start.tsx')

export interface LoadedRules {
  readonly page: RulesPage | undefined
  readonly quickStart: QuickStartModule | undefined
}

export async function loadRules(id: string, language: Language): Promise<LoadedRules> {
  const english = `../../../games/${id}/RULES.md`
  const rulebook = rulebooks[english.replace('.md', `.${language}.md`)] ?? rulebooks[english]
  const [rules, quickStart] = await Promise.all([
    rulebook?.(),
    quickStarts[`../../../games/${id}/table/quick-start.tsx`]?.(),
    // The drawings speak too.
    findGame(id)?.parts?.text(language),
  ])
  return { page: rules?.page, quickStart }
}
