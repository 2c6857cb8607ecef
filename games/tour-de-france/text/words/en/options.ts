import type { Words } from '../types.ts'

export const options: Words['options'] = {
  tour: {
    label: 'Tour',
    help: 'With four teams a road stage takes about 45 minutes, the short stage 20.',
    values: {
      classic: 'Flat, then mountain',
      evening: 'First evening, short',
      flat: 'Cagnes-sur-Mer, flat',
      mountain: 'Col de Vence, mountain',
      trial: 'Team time trial',
      week: 'A week, five stages',
    },
  },
  secondDeck: { label: 'Second cards', help: 'Eight of each value.', values: { '1-14x8': '1 to 14', '1-12x8': '1 to 12' } },
  firstPlayer: {
    label: 'Who starts a stage',
    help: 'The first stage is always drawn for.',
    values: { draw: 'drawn for each stage', yellow: 'the yellow jersey’s team', rotate: 'each in turn' },
  },
  overtakingRule: {
    label: 'Overtaking rule',
    help: 'Nobody may close the road in front of the next rider.',
    values: { strict: 'on', off: 'off' },
  },
  revealOnCrash: { label: 'Show the hand after a contact', help: 'Proof that no card could avoid it.' },
  chanceDeck: {
    label: 'Chance squares',
    help: 'Cards, a simple number, or nothing.',
    values: { standard: 'the 24 cards', steps: '−3 to +3 squares', none: 'nothing' },
  },
  singleStageYellow: {
    label: 'Yellow jersey after one stage',
    help: 'Only for a tour of one road stage.',
    values: { stageRanking: 'by place', withBonus: 'by time with bonus seconds' },
  },
  tttEarlyBonus: {
    label: 'Time trial: each round saved',
    help: 'For teams that finish before their tenth round.',
    values: { '10': '10 seconds better', '0': 'nothing' },
  },
  openHands: { label: 'Open hands', help: 'For teaching: everybody sees all cards.' },
}
