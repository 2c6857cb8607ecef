import { existsSync } from 'node:fs'
import type { LaunchOptions } from '@playwright/test'

const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking']

/** Where neither is named nor present, Playwright looks for its own. */
const chromium = process.env['CHROMIUM_PATH'] ?? (existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : undefined)
const shell = process.env['CHROMIUM_SHELL_PATH'] ?? chromium

const launch = (path: string | undefined): LaunchOptions => (path === undefined ? { args } : { args, executablePath: path })

/** The whole browser: what shows messages outside its pages needs it. */
export const WHOLE_BROWSER = launch(chromium)
/** The same engine without windows, where there is one. */
export const PAGES_ALONE = launch(shell)
