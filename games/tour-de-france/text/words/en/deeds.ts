import { english } from '@echappee/text/english'
import type { Words } from '../types.ts'

const { count } = english

export const deeds: Words['deeds'] = {
  crosses: ([rider], who) => `brings ${who.rider(rider!)} over the line`,
  falls: ([rider], who) => `brings ${who.rider(rider!)} down`,
  sprint: ([points, seconds]) => `takes a sprint: ${points! > 0 ? count(points!, 'point') : `${seconds} s`}`,
  slipstream: ([squares]) => `rides ${count(squares!, 'square')} farther in the slipstream`,
  front: ([rider], who) => `takes ${who.rider(rider!)} to the front of the race`,
  farther: ([rows]) => `rides ${count(rows!, 'row')} in one go`,
  lostOnClimb: ([card]) => `loses half a square of the ${card} on the climb`,
  stays: ([rider], who) => `leaves ${who.rider(rider!)} where he is`,
  exchange: () => 'ends on an exchange square',
  chance: () => 'ends on a Chance square',
  keepsHigh: ([card]) => `keeps the ${card}`,
  spendsHigh: ([card]) => `spends the ${card} far from the line`,
  keepsBrake: ([card]) => `keeps the ${card} to brake with`,
  leavesMates: ([rider], who) => `takes ${who.rider(rider!)} far away from his team-mates`,
}
