import type { Plugin } from 'vite'

const FOLDER = /^assets\/(?<language>[a-z]{2})\//

/** The folder of a chunk that says something, by the language that it speaks; undefined for all others, and for one that speaks several. */
export function languageFolder(modules: readonly string[]): string | undefined {
  const spoken = new Set(modules.flatMap(languageOfModule))
  const [language] = spoken
  return spoken.size === 1 ? `assets/${language}` : undefined
}

function languageOfModule(id: string): string[] {
  const words = /\/words\/(?<language>[a-z]{2})\//.exec(id)?.groups?.['language']
  if (words !== undefined) return [words]
  const rules = /\/RULES(?:\.(?<language>[a-z]{2}))?\.md$/.exec(id)
  return rules === null ? [] : [rules.groups?.['language'] ?? 'en']
}

function languageOf(file: string): string | undefined {
  return FOLDER.exec(file)?.groups?.['language']
}

/** Tells the service worker which files hold the words of which language. */
export function wordsByLanguage(): Plugin {
  return {
    name: 'words-by-language',
    apply: 'build',
    generateBundle(_, bundle) {
      const files: Record<string, string[]> = {}
      for (const [name, file] of Object.entries(bundle).sort(([one], [other]) => (one < other ? -1 : 1))) {
        const language = languageOf(name)
        if (language !== undefined) (files[language] ??= []).push(`/${name}`)
        // A device keeps only the languages read on it: without a network such an import fails. What is apart needs a server anyway.
        const mustLoad = file.type === 'chunk' && !name.startsWith('assets/apart/') ? file.imports : []
        const foreign = mustLoad.find((other) => ![undefined, language].includes(languageOf(other)))
        if (foreign !== undefined) this.error(`${name} imports ${foreign}, words that a device in another language does not keep`)
      }
      this.emitFile({ type: 'asset', fileName: 'words-by-language.js', source: `self.WORD_FILES = ${JSON.stringify(files)}\n` })
    },
  }
}
