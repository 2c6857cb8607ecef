import { readFileSync } from 'node:fs'
import type { PolicyWeights } from '@echappee/kernel'

const read = new Map<string, PolicyWeights>()

/** Looked at when the command began (`seats.ts`); read once in each thread. */
export function policyInFile(file: string): PolicyWeights {
  const policy = read.get(file) ?? (JSON.parse(readFileSync(file, 'utf8')) as PolicyWeights)
  read.set(file, policy)
  return policy
}
