import type { OrderState } from '@echappee/protocol'

/** Orders in advance at an online table. */
export const words = {
  title: 'Orders',
  atWork: (n: number) => (n === 0 ? 'Orders' : `Orders: ${n} at work`),
  answered: (n: number) => (n === 1 ? 'One of your orders has answered.' : `Your orders have answered ${n} times.`),
  about: 'What the server answers for you when the moment comes, even while you are away. Nobody else is told.',
  live: 'An order waits a few seconds, as you would. If you answer first, your answer counts.',
  days: 'An order waits up to four minutes. If you answer first, your answer counts.',
  resting: 'A bot rides for you: your orders rest until you are back.',
  paused: 'The race is paused: your orders wait too.',
  own: 'Your orders',
  none: 'None yet. Choose one below.',
  several: 'Where several fit, the upper one answers.',
  idle: 'Has not answered yet.',
  takenBack: 'taken back',
  once: 'once',
  recall: 'Withdraw',
  recallOf: (order: string) => `Withdraw: ${order}`,
  ended: (n: number) => `No longer at work (${n})`,
  states: {
    active: 'at work',
    done: 'done',
    recalled: 'withdrawn',
    rewound: 'ended: the table went back',
    failed: 'ended: it had no answer',
  } as Record<OrderState, string>,
  give: 'Give an order',
  often: 'How often',
  everyTime: 'every time',
  onlyOnce: 'only once',
  willSay: 'Your order',
  giveIt: 'Give this order',
  given: 'The order is given.',
  recalled: 'The order is withdrawn.',
  lost: 'The connection is lost. Once it is back, the list above says whether this has arrived.',
}

export type OrdersWords = typeof words
