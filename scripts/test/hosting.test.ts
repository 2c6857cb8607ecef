import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../../server/src/config.ts'
import { Metrics } from '../../server/src/metrics.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const guide = read('docs/hosting.md')

/** Every variable that the server's settings are read from. */
function knownVariables(): string[] {
  const names = new Set<string>()
  const env = new Proxy<Record<string, string | undefined>>({}, { get: (_, name) => void names.add(String(name)) })
  expect(readConfig(env).ok).toBe(true)
  return [...names].sort()
}

const documented = new Map([...guide.matchAll(/^\| `([A-Z_]+)` +\| (.*?) +\|/gm)].map(([, name, usual]) => [name!, usual!]))

describe('docs/hosting.md', () => {
  it('lists exactly the variables that the server reads', () => {
    expect([...documented.keys()].sort()).toEqual(knownVariables())
  })

  it('says their true defaults', () => {
    const settings = readConfig({})
    if (!settings.ok) throw new Error(settings.sentences.join(' '))
    const config = settings.config as unknown as Record<string, unknown>
    const keyOf = (name: string) => name.toLowerCase().replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase())
    const pairs = [...documented].flatMap(([name, usual]) => {
      const value = /^`([^`]+)`$/.exec(usual)?.[1] ?? (usual === 'none' ? 'undefined' : undefined)
      return value === undefined || !(keyOf(name) in config) ? [] : [[name, value]]
    })
    expect(pairs.length).toBeGreaterThan(8)
    expect(pairs).toEqual(pairs.map(([name]) => [name, String(config[keyOf(name!)])]))
  })

  it('names only metrics that there are', async () => {
    const folder = join(ROOT, 'server/src')
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
    const code = sources.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n')
    const given = await new Metrics().text()
    const named = [...guide.matchAll(/`((?:echappee|process|nodejs)_\w+)`/g)].map(([, name]) => name!)
    expect(named.length).toBeGreaterThan(5)
    expect(named.filter((name) => !code.includes(`'${name}'`) && !given.includes(`\n${name} `))).toEqual([])
  })

  it('has a unit that may write to its own folder alone and takes no more than it is given', () => {
    const unit = /```ini\n([\s\S]*?)```/.exec(guide)![1]!
    for (const line of [
      'MemoryMax=2G',
      'NoNewPrivileges=yes',
      'ProtectSystem=strict',
      'StateDirectory=echappee',
      'User=echappee',
      'UMask=0077',
    ])
      expect(unit.split('\n')).toContain(line)
    // The compiler of JavaScript writes code into memory.
    expect(unit).not.toContain('MemoryDenyWriteExecute')
  })

  it('links to files that there are', () => {
    const links = [...guide.matchAll(/\]\(([^)#:]+)\)/g)].map(([, path]) => path!)
    expect(links).toContain('../server/SECURITY.md')
    expect(links.filter((path) => !existsSync(resolve(ROOT, dirname('docs/hosting.md'), path)))).toEqual([])
  })
})

describe('the container files', () => {
  const dockerfile = read('Dockerfile')
  const compose = read('compose.yaml')

  it('set only variables that the server reads', () => {
    const ofImage = [...dockerfile.matchAll(/^ENV (.+)$/gm)].flatMap(([, line]) => line!.split(' ').map((part) => part.split('=')[0]!))
    const node = compose.slice(compose.indexOf('x-node:'), compose.indexOf('services:'))
    const ofNodes = [...node.matchAll(/^ {4}([A-Z_]+):/gm)].map(([, name]) => name!)
    expect(ofNodes).toContain('DATABASE_URL')
    expect([...ofImage, ...ofNodes].filter((name) => name !== 'NODE_ENV' && !knownVariables().includes(name))).toEqual([])
    // The server refuses both at once.
    expect([...ofImage, ...ofNodes]).not.toContain('DATA_DIR')
  })

  it('copy the manifest of every workspace, or npm would not find its packages', () => {
    const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] }
    for (const name of workspaces) expect(dockerfile).toContain(`COPY ${name}/package.json ${name}/\n`)
  })

  it('leave no secret and no database in the image', () => {
    const ignored = read('.dockerignore').split('\n')
    for (const path of ['.git', 'data', '.env', '**/node_modules']) expect(ignored).toContain(path)
  })
})
