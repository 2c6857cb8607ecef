import { check } from '@echappee/kernel'
import { stageSchema, type CustomStage } from '../../rules/stage-schema.ts'

const KEY = 'echappee/flamme-rouge/stages'
const MOST = 40

/** The stages that this device keeps, the newest first; what can't be read is left out. */
export function keptStages(): CustomStage[] {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return (Array.isArray(saved) ? saved : []).flatMap((raw: unknown) => {
      const checked = check(stageSchema, raw)
      return checked.ok ? [checked.value] : []
    })
  } catch {
    return []
  }
}

/** A stage of the same name is replaced. Answers what is kept now. */
export function keepStage(stage: CustomStage): CustomStage[] {
  return keep([stage, ...keptStages().filter(({ name }) => name !== stage.name)].slice(0, MOST))
}

export function dropStage({ name, tiles }: CustomStage): CustomStage[] {
  return keep(keptStages().filter((other) => other.name !== name || other.tiles !== tiles))
}

function keep(stages: CustomStage[]): CustomStage[] {
  try {
    localStorage.setItem(KEY, JSON.stringify(stages))
  } catch {
    // A full or forbidden storage keeps what it had.
  }
  return keptStages()
}
