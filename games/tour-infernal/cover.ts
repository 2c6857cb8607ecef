import type { Cover } from '@echappee/kernel'

export const cover: Cover = {
  title: 'Le Tour Infernal',
  seats: { min: 3, max: 8 },
  minutes: 45,
}
