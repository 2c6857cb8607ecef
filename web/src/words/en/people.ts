/** Who is at an online table, who plays for whom, and how one is told of one's turn. */
export const words = {
  title: 'At the table',
  here: 'connected',
  thinking: 'thinking',
  awaySince: (time: string) => `away since ${time}`,
  away: 'away',
  leave: (level: string) => `Leave my seat to a bot (${level})`,
  handovers: {
    timedOut: (name: string) => `${name}: the time ran out, the clock answered`,
    stoodIn: (name: string) => `${name}: a bot has taken over`,
    left: (name: string) => `${name} left the seat to a bot`,
    returned: (name: string) => `${name} is back`,
  },
  tell: 'Other ways to be told',
  noPush: 'This browser takes no notifications for this site.',
  mail: 'By mail',
  mailAddress: 'Mail address',
  mailAsk: 'Send me the link to confirm',
  mailSent: (hint: string) => `A mail is on its way to ${hint}: the link in it must be confirmed.`,
  mailOn: (hint: string) => `One mail a turn to ${hint}, none while you are here.`,
  noMail: 'This server sends no mail.',
  hook: (hosts: string) => `By a post to ntfy or a webhook of your own (${hosts})`,
  hookAddress: 'Address of the topic or webhook',
  hookKind: { ntfy: 'ntfy topic', webhook: 'webhook (JSON)' },
  hookAsk: 'Post it there',
  hookOn: (host: string) => `Posted to ${host}.`,
  end: 'No more',
}

export type PeopleWords = typeof words
