import type { Cover } from '@echappee/kernel'

export const cover: Cover = {
  title: 'Flamme Rouge',
  seats: { min: 1, max: 6 },
  minutes: 45,
  dayOptions: (day) => ({ mode: 'race', stage: `ST${1 + (day % 6)}` }),
}
