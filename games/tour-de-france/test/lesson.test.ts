import { describeLesson } from '@echappee/testkit'
import { knowledge } from '../bot/index.ts'
import { texts as en } from '../lesson/en.ts'
import { texts as fr } from '../lesson/fr.ts'
import { lesson } from '../lesson/index.ts'
import { game } from '../rules/index.ts'

describeLesson({ game, knowledge, lesson, texts: { fr, en } })
