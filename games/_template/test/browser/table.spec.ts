import { describeTable } from '@echappee/testkit/browser'

// A little longer than usual: faster cards leave it a middle.
describeTable({ game: '_template', options: { squares: 20 }, secrets: ['.tpl-card'] })
