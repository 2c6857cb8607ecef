import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The browsers of this system; where its packages can be installed, they are. */
export function findFirefox(): string | undefined {
  const present = () => inPath('firefox-esr') ?? inPath('firefox')
  return present() ?? (installed('firefox-esr') ? present() : undefined)
}

/** The path of MiniBrowser; Xvfb and the driver are there too. */
export function findWebKit(): string | undefined {
  return webKit() ?? (installed('webkit2gtk-driver', 'xvfb') ? webKit() : undefined)
}

function webKit(): string | undefined {
  if (inPath('Xvfb') === undefined || inPath('WebKitWebDriver') === undefined) return undefined
  return miniBrowsers().find((place) => existsSync(place))
}

function miniBrowsers(): string[] {
  const libraries = ['/usr/lib', ...folders('/usr/lib')]
  return libraries.flatMap((library) =>
    ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0'].map((name) => join(library, name, 'MiniBrowser')),
  )
}

function folders(path: string): string[] {
  if (!existsSync(path)) return []
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [join(path, entry.name)] : []))
}

function inPath(program: string): string | undefined {
  const places = (process.env['PATH'] ?? '').split(':').map((folder) => join(folder, program))
  return places.find((place) => existsSync(place))
}

function installed(...packages: string[]): boolean {
  if (process.getuid?.() !== 0 || inPath('apt-get') === undefined) return false
  console.log(`» Installing ${packages.join(' and ')} of this system`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const install = () => spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env }).status === 0
  return install() || (spawnSync('apt-get', ['update', '-qq'], { env }).status === 0 && install())
}
