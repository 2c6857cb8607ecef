import { describeTable } from '@echappee/testkit/browser'
import { races } from '../races.ts'

describeTable({ game: 'vainqueur-du-tour', options: races.short!, secrets: ['.vdt-card', '.vdt-face'] })
