import { expose } from 'comlink'
import { advise } from './advise.ts'
import { analyse, knownCurve } from './analyse.ts'
import { choose } from './choose.ts'
import { exercisesFrom } from './exercises.ts'
import { explain } from './explain.ts'
import { luckOf } from './luck.ts'

const thoughts = { choose, advise, explain, analyse, knownCurve, exercisesFrom, luckOf }

export type Thoughts = typeof thoughts
expose(thoughts)
