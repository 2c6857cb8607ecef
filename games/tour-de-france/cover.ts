import type { Cover } from '@echappee/kernel'

export const cover: Cover = {
  title: 'Tour de France',
  seats: { min: 2, max: 4 },
  minutes: 90,
}
