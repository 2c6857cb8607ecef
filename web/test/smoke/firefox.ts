import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import { WINDOW, clickActions, start, type Driver } from './driver.ts'

const PREFERENCES = {
  'ui.prefersReducedMotion': 1,
  'intl.accept_languages': 'fr-FR',
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.update.enabled': false,
}

/** Firefox, by WebDriver BiDi, which it speaks itself. */
export async function openFirefox(program: string): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'echappee-firefox-'))
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`)
  writeFileSync(join(profile, 'user.js'), lines.join('\n'))
  const browser = await start(
    program,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    /WebDriver BiDi listening on (ws:\/\/\S+)/,
    { HOME: profile },
  )
  const send = await connect(`${browser.line[1]}/session`)
  await send('session.new', { capabilities: {} })
  const { contexts } = (await send('browsingContext.getTree', {})) as { contexts: { context: string }[] }
  const { context } = contexts[0]!
  await send('browsingContext.setViewport', { context, viewport: WINDOW })
  return {
    name: 'Firefox',
    goto: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    evaluate: async <T>(expression: string): Promise<T> => {
      const answer = (await send('script.evaluate', {
        expression: `JSON.stringify((${expression}) ?? null)`,
        target: { context },
        awaitPromise: true,
      })) as { type: string; result: { value: string }; exceptionDetails?: { text: string } }
      if (answer.type !== 'success') throw new Error(answer.exceptionDetails?.text ?? 'the page refused')
      return JSON.parse(answer.result.value) as T
    },
    click: async (x, y) => {
      await send('input.performActions', { context, actions: clickActions(x, y) })
    },
    close: async () => {
      await browser.stop()
      rmSync(profile, { recursive: true, force: true })
    },
  }
}

type Send = (method: string, params: unknown) => Promise<unknown>

interface BidiMessage {
  readonly id?: number
  readonly type: string
  readonly result?: unknown
  readonly error?: string
  readonly message?: string
}

async function connect(url: string): Promise<Send> {
  const socket = new WebSocket(url)
  await new Promise((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  const waiting = new Map<number, (message: BidiMessage) => void>()
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as BidiMessage
    if (message.id !== undefined) waiting.get(message.id)?.(message)
  })
  let last = 0
  return async (method, params) => {
    const id = ++last
    const answer = await new Promise<BidiMessage>((resolve) => {
      waiting.set(id, resolve)
      socket.send(JSON.stringify({ id, method, params }))
    })
    waiting.delete(id)
    if (answer.type === 'error') throw new Error(`${method}: ${answer.error} ${answer.message}`)
    return answer.result
  }
}
