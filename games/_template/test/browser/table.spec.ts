import { describeTable } from '@echappee/testkit/browser'

describeTable({ game: '_template', secrets: ['.tpl-card'] })
