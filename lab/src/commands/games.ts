import { completeLanguage } from '@echappee/text'
import type { Command } from 'commander'
import type { CatalogEntry } from '@echappee/games/parts'
import type { OptionField } from '@echappee/kernel'
import { labCommand } from '../command.ts'
import { allowedValues } from '../game-options.ts'
import type { Words } from '../words/en/index.ts'
import { openGame, shownGames, type OpenedGame } from '../opened-game.ts'
import { columns, print, printJson } from '../output.ts'
import { bold } from '../table/scene.ts'

interface Listed {
  readonly entry: CatalogEntry
  /** Undefined for a game that is only announced. */
  readonly opened: OpenedGame | undefined
}

export function gamesCommand(say: Words): Command {
  return labCommand('games', '[--json]', say.help.games, '', say)
    .option('--json', say.help.gamesJson)
    .action(async ({ json }: { json?: boolean }) => {
      const listed = await Promise.all(
        shownGames.map(async (entry) => ({ entry, opened: entry.parts === undefined ? undefined : await openGame(entry.id, say) })),
      )
      if (json === true) printJson({ games: listed.map(asJson) })
      else for (const game of listed) print(asLines(game, say))
    })
}

function asJson({ entry, opened }: Listed) {
  return {
    id: entry.id,
    title: entry.cover.title,
    seats: opened?.game.seats ?? entry.cover.seats,
    isBuilt: opened !== undefined,
    rulesVersion: opened?.game.rulesVersion ?? null,
    options: Object.entries(opened?.game.optionFields ?? {}).map(([key, field]) => ({ key, ...fieldData(field) })),
    parameters: Object.entries(opened?.game.parameters?.fields ?? {}).map(([key, field]) => ({ key, ...field })),
  }
}

/** The field without its schema, which is code. */
function fieldData(field: OptionField) {
  if (field.kind !== 'document') return field
  const { kind, presets, default: usual } = field
  return { kind, presets, default: usual }
}

function asLines({ entry, opened }: Listed, say: Words): string[] {
  const { min, max } = opened?.game.seats ?? entry.cover.seats
  const state = opened === undefined ? say.announced() : say.built()
  const options = Object.entries(opened?.game.optionFields ?? {}).map(([key, field]) => [
    `  ${key}`,
    opened?.text.options[key]?.label ?? '',
    allowedValues(field, say),
    say.optionDefault(String(field.default)),
  ])
  const parameters = Object.entries(opened?.game.parameters?.fields ?? {}).map(([key, field]) => [
    `    ${key}`,
    field.means[completeLanguage(say.language)],
    say.fromTo(field.min, field.max),
    say.optionDefault(String(field.default)),
  ])
  const numbers = parameters.length === 0 ? [] : [`  ${say.parameterHead()}`, ...columns(parameters, 4)]
  return [`${bold(entry.id)}  ${entry.cover.title}, ${say.seatRange(min, max)}, ${state}`, ...columns(options, 4), ...numbers, '']
}
