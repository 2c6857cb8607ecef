import { fuzz } from '/work/main/testkit/src/fuzz.ts'
import { subject } from '/work/main/games/coup-de-bordure/test/subject.ts'
const t = Date.now()
const r = fuzz(subject, { games: Number(process.argv[2] ?? 200), failures: undefined })
console.log(r.games, r.decisions, r.longest, r.positions, r.matches, Date.now() - t, 'ms')
for (const b of r.breaches) console.log(b)
console.log(r.events, r.refusals)
