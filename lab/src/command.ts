import { Command, type Argument, type CommanderError } from 'commander'
import { LANGUAGES } from '@echappee/text'
import { BadInput } from './failure.ts'
import { isLanguage } from './language.ts'
import type { Words } from './words/en/index.ts'
import { nearest } from './nearest.ts'

/** A command that speaks the language of `say`, and whose mistakes of use are bad input like any other. */
export function labCommand(name: string, usage: string, description: string, after: string, say: Words): Command {
  const command = new Command(name)
  return command
    .usage(usage)
    .description(description)
    .helpOption('-h, --help', say.help.help)
    .option('--lang <fr|en>', say.help.lang, (given: string) => {
      if (!isLanguage(given)) throw new BadInput(say.unknownLanguage(given, LANGUAGES))
      return given
    })
    .configureHelp({
      styleTitle: (title) => say.help.titles[title] ?? title,
      subcommandTerm: (sub) => [sub.name(), ...sub.registeredArguments.map((word) => argumentTerm(word))].join(' '),
    })
    .configureOutput({ writeErr() {} })
    .addHelpText('after', after + say.help.exitCodes)
    .exitOverride((error) => {
      if (error.exitCode === 0) throw error
      throw new BadInput(usageSentence(command, error, say))
    })
}

const argumentTerm = (word: Argument) => (word.required ? `<${word.name()}>` : `[${word.name()}]`)

/** The parser's own errors speak English only: their code and the word they quote are enough to say it ourselves. */
function usageSentence(command: Command, error: CommanderError, say: Words): string {
  const quoted = /'([^']*)'/.exec(error.message)?.[1] ?? ''
  const commands = command.commands.map((sub) => sub.name())
  switch (error.code) {
    case 'commander.help':
      return say.noCommand(commands)
    case 'commander.unknownCommand':
      return say.unknownCommand(quoted, nearest(quoted, commands), commands)
    case 'commander.unknownOption': {
      const flags = [...command.options.flatMap(({ long }) => long ?? []), '--help']
      return say.unknownFlag(command.name(), quoted, nearest(quoted, flags), flags)
    }
    case 'commander.missingArgument':
      return say.missingArgument(command.name(), quoted)
    case 'commander.optionMissingArgument':
      return say.missingValue(quoted)
    case 'commander.missingMandatoryOptionValue':
      return say.missingFlag(command.name(), quoted)
    case 'commander.excessArguments':
      return say.tooManyArguments(command.name(), command.registeredArguments.length, command.args)
    default:
      return say.badUsage(command.name())
  }
}
