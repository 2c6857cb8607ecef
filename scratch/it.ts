import { seededChance } from '@echappee/kernel'
const id = process.argv[2]!
const { rules: g } = await import(`../games/${id}/rules/index.ts`) as any
const { knowledge } = await import(`../games/${id}/bot/index.ts`) as any
const mod: any = await import(`../games/${id}/rules/index.ts`)
const game: any = mod.game ?? mod.rules ?? Object.values(mod)[0]
const { playOn } = await import('@echappee/bots') as any
const opt: any = await import('@echappee/kernel')
const options = game.parseOptions ? game.parseOptions({}) : undefined
console.log(Object.keys(mod), Object.keys(game))
