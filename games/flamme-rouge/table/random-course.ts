import { check, shuffle, type Chance } from '@echappee/kernel'
import { ROAD_STAGE_IDS } from '../content/stages.ts'
import type { TileId } from '../content/tiles.ts'
import { stageSchema, type CustomStage } from '../rules/stage-schema.ts'
import { tileText } from '../rules/tile-string.ts'

/** A new stage in a race; in a tour three days of which one is new. */
export function randomCourse(chance: Chance, options: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  if (options['mode'] === 'race') return { stage: randomStage(chance) }
  const [first, second] = shuffle([...ROAD_STAGE_IDS], chance)
  return { tour: { name: numberedName(chance), days: shuffle([first, second, randomStage(chance)], chance) } }
}

const PIECES = 'bcdefghijklmnopqrst'.split('')
const KINDS = [
  { type: 'flat', backs: 2 },
  { type: 'rolling', backs: 5 },
  { type: 'mountain', backs: 9 },
] as const

/** All tiles of the first box, so many of them with their back up, where the climbs are; a sprint line where the road allows one. */
function randomStage(chance: Chance): CustomStage {
  const { type, backs } = KINDS[chance.int(KINDS.length)]!
  const turned = new Set(shuffle([...PIECES], chance).slice(0, backs))
  const between = shuffle([...PIECES], chance).map((piece) => (turned.has(piece) ? piece.toUpperCase() : piece))
  const isSummit = type === 'mountain' && chance.int(2) === 0
  const tiles = tileText([chance.int(2) === 0 ? 'a' : 'A', ...between, isSummit ? 'U' : 'u'] as TileId[])
  const stage: CustomStage = { name: numberedName(chance), type, tiles, sprints: [] }
  for (let tries = 0; tries < 40; tries++) {
    const withSprint = { ...stage, sprints: [24 + chance.int(30)] }
    if (check(stageSchema, withSprint).ok) return withSprint
  }
  return stage
}

const numberedName = (chance: Chance) => `N° ${1000 + chance.int(9000)}`
