import { check } from '@echappee/kernel'
import { measure } from '../../../lab/src/bench.ts'
import { game } from '../rules/index.ts'
const options = check(game.schemas.options, {})
if (!options.ok) throw new Error('options')
for (let i = 0; i < 3; i++) {
  const m = measure(game, options.value as never, 1500)
  console.log(
    m.movesPerSecond | 0,
    m.gamesPerSecond | 0,
    (m.moves / m.games).toFixed(1),
    'clones',
    m.clonesPerSecond | 0,
    'det',
    m.determinizationsPerSecond | 0,
  )
}
