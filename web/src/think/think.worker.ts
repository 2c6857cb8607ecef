import { expose } from 'comlink'
import { advise } from './advise.ts'
import { analyse, knownCurve } from './analyse.ts'
import { choose } from './choose.ts'
import { exercisesFrom } from './exercises.ts'
import { explain } from './explain.ts'

const thoughts = { choose, advise, explain, analyse, knownCurve, exercisesFrom }

export type Thoughts = typeof thoughts
expose(thoughts)
