import { existsSync } from 'node:fs'
import { catalog } from '@echappee/games/catalog'
import { Match, checkOptions, defaultOptions, seededChance, type Chance } from '@echappee/kernel'
import { describe, expect, it } from 'vitest'
import { readSetupLink, setupLink } from '../src/share/setup-link.ts'

type RandomCourse = (chance: Chance, options: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>
const root = new URL('../../games/', import.meta.url)
const withCourses = catalog.filter(({ id }) => existsSync(new URL(`${id}/table/random-course.ts`, root)))

describe('a course drawn at random', () => {
  for (const { id, parts } of withCourses)
    it(`of ${id} can be ridden, is another one each time, and travels in the link of a set-up`, async () => {
      Object.assign(globalThis, { location: { origin: 'https://tour.example' } })
      const game = await parts!.rules()
      const { randomCourse } = (await import(new URL(`${id}/table/random-course.ts`, root).href)) as { randomCourse: RandomCourse }
      const usual = defaultOptions(game.optionFields) as Readonly<Record<string, unknown>>
      const modes = 'mode' in usual ? [usual, { ...usual, mode: 'tour' }] : [usual]
      const seen = new Set<string>()
      for (const base of modes)
        for (let n = 0; n < 40; n++) {
          const options = { ...base, ...randomCourse(seededChance(`course ${n}`), base) }
          const checked = checkOptions(game, options, game.seats.min)
          expect(checked, JSON.stringify(options)).toMatchObject({ ok: true })
          if (!checked.ok) continue
          seen.add(JSON.stringify(options))
          const seats = Array.from({ length: game.seats.min }, (_, seat) => ({ name: `${seat}`, by: 'greedy' }))
          expect(new Match(game, { options: checked.value, seats, seed: 'course' }).toAct().length).toBeGreaterThan(0)
        }
      expect(seen.size).toBeGreaterThan(20)
      const choice = { options: JSON.parse([...seen].at(-1)!) as Record<string, unknown>, seats: ['human', 'greedy', 'greedy'], seed: '' }
      expect(await readSetupLink(game, (await setupLink(game, choice)).split('#')[1]!)).toEqual(choice)
    })
})
