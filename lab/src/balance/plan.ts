import type { OptionField } from '@echappee/kernel'
import type { StudyPlan } from '@echappee/study/plan'
import { BadInput } from '../failure.ts'
import type { OpenedGame } from '../opened-game.ts'
import { variantsOf } from '../study/variants.ts'
import type { Words } from '../words/en/index.ts'

interface Asked {
  readonly seats: number
  readonly bot: string
  readonly options: readonly string[]
  readonly seed: string
}

/** The game as it is, then every option that can be named at another value than usual. */
export function balancePlan(opened: OpenedGame, { seats, bot, options, seed }: Asked, say: Words): StudyPlan {
  const { game } = opened
  const basis = { seats, bots: [bot], options, parameters: [] }
  const [usual] = variantsOf(opened, basis, [], say)
  const isFixed = (key: string) => options.some((given) => given.startsWith(`${key}=`))
  const others = Object.entries(game.optionFields).flatMap(([key, field]) =>
    isFixed(key) ? [] : otherValues(field).map((value) => `${key}=${value}`),
  )
  const variants = others.flatMap((option) => {
    try {
      const [variant] = variantsOf(opened, { ...basis, options: [...options, option] }, [], say)
      return [{ ...variant!, label: option }]
    } catch (error) {
      // Not for this number of seats, or not beside the others.
      if (error instanceof BadInput) return []
      throw error
    }
  })
  return { game: game.id, rulesVersion: game.rulesVersion, seed, variants: [usual!, ...variants] }
}

function otherValues(field: OptionField): string[] {
  switch (field.kind) {
    case 'choice':
      return field.values.filter((value) => value !== field.default)
    case 'flag':
      return [`${!field.default}`]
    case 'number':
      return [...new Set([field.min, field.max])].filter((value) => value !== field.default).map(String)
    case 'numbers':
    case 'document':
      return field.presets.filter((preset) => preset !== field.default)
  }
}
