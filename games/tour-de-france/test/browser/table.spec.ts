import { describeTable } from '@echappee/testkit/browser'

describeTable({ game: 'tour-de-france', options: { tour: 'evening' }, secrets: ['.tdf-card', '.tdf-landing'] })
