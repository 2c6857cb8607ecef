import { expose } from 'comlink'
import { advise } from './advise.ts'
import { analyse } from './analyse.ts'
import { choose } from './choose.ts'

const thoughts = { choose, advise, analyse }

export type Thoughts = typeof thoughts
expose(thoughts)
