import { networkInterfaces } from 'node:os'
import type { Config } from './config.ts'
import type { StoreProblem } from './store/problem.ts'

/** Where people find the server. One that listens everywhere is found on this machine and, by others, under its address in the network. */
export function addressesOf({ publicUrl, host }: Pick<Config, 'publicUrl' | 'host'>, port: number, machine = networkAddress()): string[] {
  if (publicUrl !== undefined) return [publicUrl]
  const isEverywhere = host === '0.0.0.0' || host === '::'
  const names = isEverywhere ? ['localhost', ...(machine === undefined ? [] : [machine])] : [host === '127.0.0.1' ? 'localhost' : host]
  return names.map((name) => `http://${name.includes(':') ? `[${name}]` : name}:${port}`)
}

export function networkAddress(): string | undefined {
  const all = Object.values(networkInterfaces()).flatMap((some) => some ?? [])
  return all.find(({ internal, family }) => !internal && family === 'IPv4')?.address
}

/** 2: a setting must be changed first. 1: trying again may help, as while the database is still starting. */
export function exitCodeOf({ code }: StoreProblem): 1 | 2 {
  return code === 'unreachable' || code === 'not_admitted' || code === 'failed' ? 1 : 2
}
