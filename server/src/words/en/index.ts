/** What the server itself says to people: mails, notices, and the page behind the links in them. */
export const words = {
  confirmSubject: (title: string) => `${title}: may we write to you when it is your turn?`,
  confirmText: (name: string, link: string) =>
    `${name}, somebody at a table of Échappée, gave this address to be told when it is their turn. If that is you, open this link and say yes:\n\n${link}\n\nIf not, do nothing: you will hear no more.`,
  turnSubject: (title: string) => `${title}: it is your turn`,
  turnText: (title: string, link: string) => `It is your turn at ${title}:\n\n${link}`,
  due: (time: string) => `You have until ${time} (UTC).`,
  endText: (link: string) => `No more of these emails:\n${link}`,
  preview: {
    open: (names: string, free: number) =>
      `${names} ${names.includes(' and ') ? 'are' : 'is'} at the start${free === 0 ? '' : free === 1 ? '; one seat is free' : `; ${free} seats are free`}.`,
    running: (names: string) => `On the road: ${names}.`,
    over: (order: string) => `The race is over: ${order}.`,
    ended: 'The race was ended before the finish.',
    closed: 'A race among friends.',
    finishedBy: (name: string, level: string) => `${name} (finished by a ${level})`,
  },
  page: {
    title: 'Emails from Échappée',
    confirm: 'Write to me when it is my turn at this table',
    end: 'Write no more to me about this table',
    confirmed: 'Good: you will get one email whenever it is your turn and you are not there.',
    ended: 'You will get no more emails about this table.',
    table: 'To the table',
    gone: 'This link does not count any more: the address was changed or taken away, or the table is gone.',
  },
}
