import { describeTable } from '@echappee/testkit/browser'

// The longest road: faster cards leave it a middle.
describeTable({ game: '_template', options: { squares: 30 }, secrets: ['.tpl-card'] })
