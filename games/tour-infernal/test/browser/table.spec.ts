import { describeTable } from '@echappee/testkit/browser'

describeTable({ game: 'tour-infernal', options: { missions: true }, secrets: ['.ti-own', '.ti-besace', '.ti-mission'] })
