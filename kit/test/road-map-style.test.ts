import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const source = (file: string) => readFileSync(new URL(`../src/drawing/${file}`, import.meta.url), 'utf8')

test.each(['cyclist/cyclist.tsx', 'winding-road/sign-art.tsx', 'winding-road/road-art.tsx'])(
  'every shape of %s that takes its colour from a class finds it in map.css',
  (file) => {
    const shapes = [...source(file).matchAll(/<(?:path|rect|circle|text)\b[^<]*?className="([a-z-]+)"/g)]
    expect(shapes.length).toBeGreaterThan(0)
    for (const [, name] of shapes) expect(source('winding-road/map.css')).toContain(`.${name} {`)
  },
)
