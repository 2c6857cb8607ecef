import { WINDOW, clickActions, start, type Driver } from './driver.ts'

/** WebKitGTK's own small browser, by plain WebDriver, on a screen that nobody sees. */
export async function openWebKit(miniBrowser: string): Promise<Driver> {
  const screen = await start('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], /^(\d+)\n/m)
  const port = 20_000 + Math.floor(Math.random() * 20_000)
  const driver = await start('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], /^/, {
    DISPLAY: `:${screen.line[1]}`,
    LANG: 'fr_FR.UTF-8',
    LANGUAGE: 'fr',
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    GTK_A11Y: 'none',
  })
  const base = `http://127.0.0.1:${port}`
  const options = { binary: miniBrowser, args: ['--automation'] }
  const opened = (await call(`${base}/session`, { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } } })) as {
    sessionId: string
  }
  const session = `${base}/session/${opened.sessionId}`
  await call(`${session}/window/rect`, WINDOW)
  let nameless = 0
  return {
    name: 'WebKit',
    goto: async (url) => {
      await call(`${session}/url`, { url })
    },
    evaluate: async <T>(expression: string) =>
      (await call(`${session}/execute/async`, {
        script: `const done = arguments[0]; Promise.resolve(${expression}).then((value) => done(value ?? null))`,
        args: [],
      })) as T,
    click: async (x, y) => {
      await call(`${session}/actions`, { actions: clickActions(x, y) }).catch((error: unknown) => {
        // Once in some two thousand clicks the driver fails and can't say why. Whether the page took the click shows at the next look.
        if (!(error instanceof Error && error.message.includes('"unknown error","message":""')) || ++nameless > MOST_NAMELESS) throw error
        console.log(`        the driver failed at a click without a reason (${nameless} of at most ${MOST_NAMELESS})`)
      })
    },
    close: async () => {
      await fetch(session, { method: 'DELETE' }).catch(() => undefined)
      await driver.stop()
      await screen.stop()
    },
  }
}

const TRIES = 40
const MOST_NAMELESS = 3

async function call(url: string, body: unknown): Promise<unknown> {
  const request = { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
  for (let tries = 1; ; tries++) {
    const answer = await fetch(url, request).catch((error: unknown) => error as Error)
    if (answer instanceof Error) {
      // The driver says nothing when it begins to listen.
      if (tries === TRIES) throw answer
      await new Promise((resolve) => setTimeout(resolve, 250))
      continue
    }
    const { value } = (await answer.json()) as { value: unknown }
    if (!answer.ok) throw new Error(`${url}: ${JSON.stringify(value).slice(0, 500)}`)
    return value
  }
}
