import type { Cover } from '@echappee/kernel'

export const cover: Cover = {
  title: 'La petite course',
  seats: { min: 2, max: 4 },
  minutes: 10,
  isHidden: true,
}
