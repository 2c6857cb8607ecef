import { LANGUAGES, type Language } from '@echappee/ui/text'
import { en, type Messages } from './messages/en.ts'
import { fr } from './messages/fr.ts'

const MESSAGES: Record<Language, Messages> = { fr, en }

/** `--lang`, else the language of the terminal, else English. A `--lang` that is neither is refused when the command is read. */
export function messagesFor(args: readonly string[], env: Readonly<Record<string, string | undefined>>): Messages {
  const name = languageArgument(args)
  return MESSAGES[isLanguage(name) ? name : terminalLanguage(env)]
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
