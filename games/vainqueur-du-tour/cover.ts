import type { Cover } from '@echappee/kernel'

const ROAD_STAGES = [1, 3, 4, 6, 7, 8, 9, 10, 12]

export const cover: Cover = {
  title: 'Le Vainqueur du Tour',
  seats: { min: 2, max: 6 },
  minutes: 60,
  // One road stage a day: a time trial is dice alone.
  dayOptions: (day) => ({ stages: [ROAD_STAGES[day % ROAD_STAGES.length]!] }),
}
