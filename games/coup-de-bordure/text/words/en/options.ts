import type { OptionSentences } from '@echappee/text'
import type { optionFields } from '../../../rules/options.ts'

/** What can be chosen before the start. */
export const options = {
  course: {
    label: 'Course',
    help: 'One of four, laid out after real races, or sixteen squares of your own.',
    values: {
      msr: 'Milan-San Remo',
      lbl: 'Liège-Bastogne-Liège',
      pt: 'Paris-Tours',
      gah: 'Gap – Alpe d’Huez',
    },
  },
  teams: {
    label: 'Energy',
    help: 'Teams with given tokens, or 18 tokens shared out freely and in secret.',
    values: { preset: 'the four teams of the course', presetAny: 'any of the sixteen teams', free: 'free: 18 tokens each' },
  },
  assign: {
    label: 'Who gets which team',
    help: 'With given teams only.',
    values: { pick: 'each picks in turn', random: 'dealt at random' },
  },
  hiding: {
    label: 'Face-down tokens',
    help: 'One token of each rider may lie face down among blanks.',
    values: { auto: 'with free energy only', on: 'yes', off: 'no' },
  },
  musetteTie: {
    label: 'Musettes together',
    help: 'Who draws at the same time: those of one group, or all of the round?',
    values: { group: 'same group', round: 'same round' },
  },
  tiebreakTokens: {
    label: 'Tokens that decide a tie',
    help: 'Counted after the last payment, or as they were before the last round.',
    values: { afterPayment: 'after the last payment', beforeLastRound: 'before the last round' },
  },
  tileLimit: {
    label: 'Tiles of the box',
    help: 'A course of your own may use at most 12 squares of one terrain.',
  },
  tableTalk: {
    label: 'Table talk',
    help: 'Promises and threats are free, and bind nobody.',
    values: { free: 'allowed', off: 'silence' },
  },
} satisfies OptionSentences<typeof optionFields>
