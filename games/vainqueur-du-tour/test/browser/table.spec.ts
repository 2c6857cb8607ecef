import { describeTable } from '@echappee/testkit/browser'

// A plain stage, a time trial and a mountain.
describeTable({ game: 'vainqueur-du-tour', options: { stages: [1, 2, 4] }, secrets: ['.vdt-card', '.vdt-face'] })
