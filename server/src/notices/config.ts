/** What a host allows beside Web Push. */
export interface NoticeConfig {
  /** Undefined where no mail is sent. */
  readonly mail: { readonly url: string; readonly from: string } | undefined
  /** Origins to which a notice may be posted. */
  readonly hosts: readonly string[]
}

type Text = (name: string) => string | undefined

export function readNotices(text: Text, publicUrl: string | undefined, sentences: string[]): NoticeConfig {
  return { mail: readMail(text, publicUrl, sentences), hosts: readHosts(text('NOTICE_HOSTS'), sentences) }
}

function readMail(text: Text, publicUrl: string | undefined, sentences: string[]): NoticeConfig['mail'] {
  const [url, from] = [text('SMTP_URL'), text('MAIL_FROM')]
  if (url === undefined) return undefined
  if (!URL.canParse(url) || !/^smtps?:$/.test(new URL(url).protocol) || new URL(url).hostname === '') {
    // It may hold a password: it is not repeated.
    sentences.push('SMTP_URL must look like smtps://user:password@mail.example:465 or smtp://mail.example:587.')
    return undefined
  }
  if (publicUrl === undefined) {
    sentences.push('SMTP_URL needs PUBLIC_URL too: a mail leads to the table.')
    return undefined
  }
  if (from !== undefined && !/^[^\s@<>]+@[^\s@<>]+$/.test(from))
    sentences.push(`MAIL_FROM is "${from}"; it must be an address like tour@mail.example.`)
  return { url, from: from ?? `echappee@${new URL(publicUrl).hostname}` }
}

function readHosts(given: string | undefined, sentences: string[]): string[] {
  const hosts = (given ?? '').split(',').flatMap((part) => (part.trim() === '' ? [] : [part.trim()]))
  return hosts.flatMap((host) => {
    const origin = host.includes('://') ? host : `https://${host}`
    const url = URL.canParse(origin) ? new URL(origin) : undefined
    if (url !== undefined && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search + url.hash + url.username === '')
      return [url.origin]
    sentences.push(`NOTICE_HOSTS has "${host}"; it must be host names like ntfy.sh, separated by commas.`)
    return []
  })
}
