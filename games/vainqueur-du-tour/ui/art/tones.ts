/** Tones of the scenery, by day and by night: pale behind the road, stronger at the rims. */
export interface Tones {
  readonly sky: string
  readonly light: string
  readonly cloud: string
  readonly far: string
  readonly field: string
  readonly fieldAlt: string
  readonly near: string
  readonly rim: string
  readonly tree: string
  readonly wall: string
  readonly roof: string
  readonly accent: string
  readonly window: string
  readonly rock: string
  readonly rockShade: string
  readonly snow: string
  readonly stand: string
  readonly board: string
  readonly boardAlt: string
  readonly lane: string
  readonly crowd: readonly string[]
}

export const DAY: Tones = {
  sky: '#dfeae0',
  light: '#f2c655',
  cloud: '#f7f3e4',
  far: '#bcd3a8',
  field: '#cfe0b8',
  fieldAlt: '#dbe3b4',
  near: '#bdd4a2',
  rim: '#8fb87a',
  tree: '#7fa873',
  wall: '#f7eeda',
  roof: '#d98b73',
  accent: '#f2b632',
  window: '#a99b86',
  rock: '#a9c0c8',
  rockShade: '#8fabb6',
  snow: '#fbf7ea',
  stand: '#b9694a',
  board: '#eed3ad',
  boardAlt: '#e7c79d',
  lane: '#f6e6c8',
  crowd: ['#f4ead5', '#e0b25a', '#d98b73', '#8aa7b8', '#a9bd8d'],
}

export const NIGHT: Tones = {
  sky: '#1b2231',
  light: '#e9dcb5',
  cloud: '#252e40',
  far: '#223140',
  field: '#24363f',
  fieldAlt: '#293c42',
  near: '#1f3039',
  rim: '#25403f',
  tree: '#34544e',
  wall: '#46505c',
  roof: '#6b4747',
  accent: '#b88a34',
  window: '#f2c655',
  rock: '#303f55',
  rockShade: '#27344a',
  snow: '#7f90a5',
  stand: '#4a2f30',
  board: '#3a3138',
  boardAlt: '#413640',
  lane: '#4f4149',
  crowd: ['#7d7668', '#8a6f3c', '#7d5148', '#4c6274', '#56684f'],
}
