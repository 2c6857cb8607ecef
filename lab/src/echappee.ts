#!/usr/bin/env -S node --disable-warning=ExperimentalWarning
import { enableCompileCache } from 'node:module'

// Most of a start goes into reading TypeScript; Node keeps what it has read.
enableCompileCache()
const { main } = await import('./main.ts')
process.exitCode = await main(process.argv.slice(2), process.env)
