import { expose } from 'comlink'
import { advise } from './advise.ts'
import { analyse } from './analyse.ts'
import { choose } from './choose.ts'
import { explain } from './explain.ts'

const thoughts = { choose, advise, explain, analyse }

export type Thoughts = typeof thoughts
expose(thoughts)
