import { LANGUAGES, dictionary, textWords, type Language } from '@echappee/text'
import type { Words } from './words/en/index.ts'

const terminal = dictionary<Words>((language) => import(`./words/${language}/index.ts`))

/** `--lang`, else the language of the terminal, else English. A `--lang` that is neither is refused when the command is read. */
export async function wordsFor(args: readonly string[], env: Readonly<Record<string, string | undefined>>): Promise<Words> {
  const name = languageArgument(args)
  const language = isLanguage(name) ? name : terminalLanguage(env)
  await textWords.load(language)
  return terminal.load(language)
}

export function isLanguage(name: string | undefined): name is Language {
  return (LANGUAGES as readonly (string | undefined)[]).includes(name)
}

function languageArgument(args: readonly string[]): string | undefined {
  const at = args.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='))
  if (at === -1) return undefined
  return args[at] === '--lang' ? args[at + 1] : args[at]!.slice('--lang='.length)
}

function terminalLanguage(env: Readonly<Record<string, string | undefined>>): Language {
  const locale = [env['LC_ALL'], env['LC_MESSAGES'], env['LANG']].find((value) => value !== undefined && value !== '')
  return locale?.toLowerCase().startsWith('fr') === true ? 'fr' : 'en'
}
