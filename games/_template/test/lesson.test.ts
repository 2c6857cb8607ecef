import { describeLesson } from '@echappee/testkit'
import { knowledge } from '../bot/index.ts'
import { lesson } from '../lesson/index.ts'
import { words as en } from '../text/words/en/lesson.ts'
import { words as fr } from '../text/words/fr/lesson.ts'
import { game } from '../rules/index.ts'

describeLesson({ game, knowledge, lesson, texts: { fr, en } })
