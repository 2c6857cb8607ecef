import { existsSync } from 'node:fs'
import { BadInput } from '../failure.ts'
import { readJson, writeDurably } from '../files.ts'
import type { SimulationPlan } from '../simulation/plan.ts'
import type { Words } from '../words/en/index.ts'
import type { AuditedRace } from './audit.ts'

interface AuditHead {
  readonly plan: SimulationPlan
  readonly judged: number
  readonly rulesVersion: number
}

/** Races that are audited already; with a file an audit that was cut off goes on from them. */
export class KeptAudit {
  readonly #file: string | undefined
  readonly #head: AuditHead
  readonly #races = new Map<number, AuditedRace>()

  constructor(file: string | undefined, head: AuditHead, say: Words) {
    this.#file = file
    this.#head = head
    if (file === undefined || !existsSync(file)) return
    const { races, ...kept } = readJson(file, say) as unknown as AuditHead & {
      readonly races?: readonly (readonly [number, AuditedRace])[]
    }
    if (JSON.stringify(kept) !== JSON.stringify(head) || !Array.isArray(races)) throw new BadInput(say.judgement.otherAudit(file))
    for (const [number, race] of races as readonly (readonly [number, AuditedRace])[]) this.#races.set(number, race)
  }

  has(number: number): boolean {
    return this.#races.has(number)
  }

  add(number: number, race: AuditedRace): void {
    this.#races.set(number, race)
    if (this.#file !== undefined) writeDurably(this.#file, `${JSON.stringify({ ...this.#head, races: [...this.#races] })}\n`)
  }

  /** The first so many, in their order. */
  races(count: number): AuditedRace[] {
    return Array.from({ length: count }, (_, i) => this.#races.get(i + 1)!)
  }
}
