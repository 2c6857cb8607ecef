/** The inks of drawings, by name. Their values stand in `tokens.css` and `terrain.css` alone, so that day and night change them without a new drawing. */
export const INK = 'var(--print-ink)'
export const LIGHT = 'var(--print-paper)'
export const WHITE = 'var(--print-white)'
export const YELLOW = 'var(--print-yellow)'
export const RED = 'var(--print-red)'
export const BLUE = 'var(--print-blue)'
export const GREEN = 'var(--print-green)'
export const LEAF = 'var(--print-leaf)'
export const BROWN = 'var(--print-brown)'
export const SKIN = 'var(--print-skin)'
export const COAL = 'var(--print-coal)'

/** Ground that is ridden on. */
export const TERRAIN = {
  plain: 'var(--terrain-plain)',
  mountain: 'var(--terrain-mountain)',
  climb: 'var(--terrain-climb)',
  descent: 'var(--terrain-descent)',
  hills: 'var(--terrain-hills)',
  cobbles: 'var(--terrain-cobbles)',
  sprint: 'var(--terrain-sprint)',
  feed: 'var(--terrain-feed)',
  trial: 'var(--terrain-trial)',
} as const

/** What lies around the road, paler behind it and stronger at the rims. */
export const LAND = {
  sky: 'var(--land-sky)',
  light: 'var(--land-light)',
  cloud: 'var(--land-cloud)',
  wind: 'var(--land-wind)',
  far: 'var(--land-far)',
  mid: 'var(--land-mid)',
  field: 'var(--land-field)',
  fieldAlt: 'var(--land-field-alt)',
  near: 'var(--land-near)',
  rim: 'var(--land-rim)',
  verge: 'var(--land-verge)',
  tree: 'var(--land-tree)',
  wall: 'var(--land-wall)',
  roof: 'var(--land-roof)',
  accent: 'var(--land-accent)',
  window: 'var(--land-window)',
  rock: 'var(--land-rock)',
  rockShade: 'var(--land-rock-shade)',
  snow: 'var(--land-snow)',
  spot: 'var(--land-spot)',
  road: 'var(--land-road)',
  roadEdge: 'var(--land-road-edge)',
  roadPaint: 'var(--land-road-paint)',
  stone: ['var(--land-stone-1)', 'var(--land-stone-2)', 'var(--land-stone-3)'],
  stand: 'var(--land-stand)',
  board: 'var(--land-board)',
  boardAlt: 'var(--land-board-alt)',
  lane: 'var(--land-lane)',
  crowd: ['var(--land-crowd-1)', 'var(--land-crowd-2)', 'var(--land-crowd-3)', 'var(--land-crowd-4)', 'var(--land-crowd-5)'],
} as const
