import { spawn } from 'node:child_process'

/** The built site as the server serves it, at a free port of this machine; `root`: another checkout of the project. */
export async function serve(data: string, root = process.cwd()): Promise<{ origin: string; stop: () => void }> {
  const env = { ...process.env, HOST: '127.0.0.1', PORT: '0', DATABASE_URL: '', DATA_DIR: data, LOG_LEVEL: 'warn' }
  const server = spawn(process.execPath, ['server/src/serve.ts'], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] })
  const address = await new Promise<string>((resolve, reject) => {
    let text = ''
    server.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString()
      const ready = /is ready: (http:\/\/\S+)/.exec(text)
      if (ready !== null) resolve(ready[1]!)
    })
    server.once('exit', () => reject(new Error('the server did not start')))
  })
  return { origin: address, stop: () => server.kill() }
}
