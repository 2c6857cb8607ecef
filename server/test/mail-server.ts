import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

export interface ReceivedMail {
  readonly to: string
  readonly text: string
  readonly headers: string
}

/** A real SMTP server on this machine that keeps what it is sent. */
export class MailServer {
  readonly mails: ReceivedMail[] = []
  /** How many of the next mails are turned away, and with what. */
  refusals: number[] = []
  readonly url: string

  private constructor(port: number) {
    this.url = `smtp://127.0.0.1:${port}`
  }

  static async open(): Promise<MailServer> {
    let mail: MailServer | undefined
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onRcptTo(_address, _session, done) {
        const code = mail!.refusals.shift()
        done(code === undefined ? null : Object.assign(new Error('not now'), { responseCode: code }))
      },
      onData(stream, session, done) {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => void chunks.push(chunk))
        stream.on('end', () => {
          const [headers = '', ...body] = Buffer.concat(chunks).toString().split('\r\n\r\n')
          mail!.mails.push({ to: session.envelope.rcptTo[0]!.address, headers, text: decode(headers, body.join('\n\n')) })
          done()
        })
      },
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    mail = new MailServer((server.server.address() as AddressInfo).port)
    onTestFinished(async () => new Promise((resolve) => server.close(() => resolve())))
    return mail
  }

  linkOf({ text, headers }: ReceivedMail): string {
    return /https?:\/\/\S+\/api\/notices\/(\S+)/.exec(`${text} ${headers}`)![1]!.replace(/>$/, '')
  }
}

function decode(headers: string, body: string): string {
  if (/base64/i.test(headers)) return Buffer.from(body, 'base64').toString()
  const bytes = body
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}
