import type { Cover } from '@echappee/kernel'

export const cover: Cover = {
  title: 'Coup de bordure',
  seats: { min: 2, max: 4 },
  minutes: 40,
}
